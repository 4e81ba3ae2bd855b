import { type EventObject, fromCallback } from 'xstate';

/** Milliseconds between ticks; browsers let a second or a minute pass in a hidden tab. */
const PERIOD = 250;

/** Sends TICK with the time, four times a second and at once when the page is seen again. */
export const ticks = fromCallback<EventObject>(({ sendBack }) => {
  const tick = () => sendBack({ type: 'TICK', at: Date.now() });
  const timer = setInterval(tick, PERIOD);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
});
