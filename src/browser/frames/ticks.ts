import { type EventObject, fromCallback } from 'xstate';

/** In a hidden tab, browsers stretch the interval to a second or a minute. */
const TICK_MS = 250;

/** Sends TICK with the time, four times a second, and at once when the page becomes visible again. */
export const ticks = fromCallback<EventObject>(({ sendBack }) => {
  const tick = () => sendBack({ type: 'TICK', at: Date.now() });
  const timer = setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
});
