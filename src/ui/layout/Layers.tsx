import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../browser/frames/idle';
import { receiveToasts } from '../feedback/toasts';
import { tipStore } from '../feedback/tooltip';

/**
 * What lies above every page: toasts and tooltips. Neither is needed for the first click, so each loads when the browser
 * is idle; toasts also with the first of them, tooltips only once something has one.
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
    return whenIdle(() => {
      import('../feedback/TooltipLayer').then((module) => setTooltipLayer(() => module.TooltipLayer), offline);
    });
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
