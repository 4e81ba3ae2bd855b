import { createFrameClock } from '../../renderers/frame-clock';
import { watchFrames } from './watch-frames';

/**
 * Calls `onRate` with the screen's rate in Hz as soon as the frame clock is sure of it, and with null when the page goes to
 * another screen. Having found it, it stops looking until then. Returns what ends it.
 */
export function watchRate(onRate: (rate: number | null) => void): () => void {
  const clock = createFrameClock();
  let stop = () => {};
  let found = false;
  const look = () => {
    found = false;
    stop = watchFrames(clock, {
      onRead() {
        const { rate } = clock.read();
        if (rate === null) return;
        found = true;
        stop();
        onRate(rate);
      },
    });
  };
  // A window that goes to another screen is resized or scaled on the way, or hidden meanwhile.
  const again = () => {
    if (!found || document.visibilityState === 'hidden') return;
    onRate(null);
    look();
  };
  look();
  document.addEventListener('visibilitychange', again);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', again);
  };
}
