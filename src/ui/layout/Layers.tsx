import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../browser/frames/idle';
import { receiveToasts } from '../feedback/toasts';
import { tipStore } from '../feedback/tooltip';

/**
 * What lies above every page: toasts and tooltips. Neither is needed for the first click, so they load when the browser
 * is idle or with the first toast, and when the pointer or the focus comes to something that has a tooltip.
 */
export function Layers() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [TooltipLayer, setTooltipLayer] = useState<ComponentType | null>(null);
  const hasTips = useSyncExternalStore(tipStore.subscribe, anyTip, noTip);

  useEffect(() => {
    const load = async () => {
      const { Toaster, show } = await import('../feedback/Toaster');
      setToaster(() => Toaster);
      return show;
    };
    const stop = receiveToasts((message) => load().then((show) => show(message), offline));
    const cancel = whenIdle(() => load().catch(offline));
    return () => {
      stop();
      cancel();
    };
  }, []);

  useEffect(() => {
    if (!hasTips) return;
    // The first tooltip comes 700 ms after the pointer, which is time enough. What focus asks for is answered once it is there.
    const near = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Node) || !tipStore.get().some(({ element }) => element.contains(target))) return;
      import('../feedback/TooltipLayer').then((module) => setTooltipLayer(() => module.TooltipLayer), offline);
    };
    const ended = new AbortController();
    for (const type of ['pointerover', 'focusin']) addEventListener(type, near, { signal: ended.signal });
    return () => ended.abort();
  }, [hasTips]);

  return (
    <>
      {Toaster && <Toaster />}
      {TooltipLayer && <TooltipLayer />}
    </>
  );
}

const anyTip = () => tipStore.get().length > 0;
const noTip = () => false;

/** The page works without its layers; a later toast asks for them again. */
function offline(): void {}
