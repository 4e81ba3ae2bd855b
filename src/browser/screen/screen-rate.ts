import { createFrameClock } from '../../../measure/live/frame-clock';
import { watchFrames } from '../frames/watch-frames';
import { onScreenChange } from './screen-change';

export interface ScreenRate {
  /** In Hz; null until it is known. */
  readonly rate: number | null;
  /** Frames currently come at irregular intervals. */
  readonly unsteady: boolean;
}

/**
 * Calls `onRate` when the screen's refresh rate becomes known, when it is no longer known because the page moved to
 * another screen, and when frames become irregular. Once it knows the rate it requests no more frames. It measures
 * again on another screen and when the person returns to the page, because the person may have changed the rate.
 * Returns a function that stops it.
 */
export function watchRate(onRate: (rate: ScreenRate) => void): () => void {
  const clock = createFrameClock();
  let told: ScreenRate = { rate: null, unsteady: false };
  let stop: (() => void) | null = null;
  const tell = (rate: number | null, unsteady: boolean) => {
    if (told.rate === rate && told.unsteady === unsteady) return;
    told = { rate, unsteady };
    onRate(told);
  };
  const end = () => {
    stop?.();
    stop = null;
  };
  const look = () => {
    stop ??= watchFrames(clock, {
      onRead() {
        const { rate, verdict, reason } = clock.read();
        // A timer that hides the rate goes on hiding it.
        if (reason === 'timerResolution') return end();
        // Until there are enough frames, the previous rate stays valid.
        if (verdict === 'cannot tell') return;
        if (rate !== null) end();
        tell(rate, verdict === 'unsteady' || verdict === 'throttled');
      },
    });
  };
  const onMove = () => {
    tell(null, false);
    look();
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') look();
  };
  look();
  const stopScreen = onScreenChange(onMove);
  document.addEventListener('visibilitychange', onReturn);
  addEventListener('focus', onReturn);
  return () => {
    end();
    stopScreen();
    document.removeEventListener('visibilitychange', onReturn);
    removeEventListener('focus', onReturn);
  };
}
