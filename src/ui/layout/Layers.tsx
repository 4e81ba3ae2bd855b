import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../browser/frames/idle';
import { receiveToasts } from '../feedback/toasts';
import { tipStore } from '../feedback/tooltip';

/**
 * The layers above every page: toasts and tooltips. Neither is needed for the first click, so toasts load when the
 * browser is idle or with the first toast, and tooltips when the pointer or focus reaches an element that has one.
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
    // The first tooltip appears 700 ms after the pointer, so there is time to load. A tooltip for focus appears once
    // the layer is loaded.
    const near = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Node) || !tipStore.get().some(({ element }) => element.contains(target))) return;
      import('../feedback/TooltipLayer').then((module) => setTooltipLayer(() => module.TooltipLayer), offline);
    };
    const ended = new AbortController();
    for (const type of ['mouseover', 'focusin']) addEventListener(type, near, { signal: ended.signal });
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

/** The page works without these layers. The next toast tries to load them again. */
function offline(): void {}
