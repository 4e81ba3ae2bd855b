import { type EventObject, fromCallback } from 'xstate';
import type { FrameClock } from '../../../measure/live/frame-clock';
import { watchFrames } from './watch-frames';

/**
 * Sends READING with the clock's reading and the time, four times a second, and INTERRUPTED with the reason when the
 * clock restarted because of the page. RESTART restarts the clock.
 */
export function framesOf(clock: FrameClock) {
  return fromCallback<EventObject>(({ sendBack, receive }) => {
    receive(({ type }) => type === 'RESTART' && clock.restart());
    return watchFrames(clock, {
      onRead: () => sendBack({ type: 'READING', reading: clock.read(), at: Date.now() }),
      onInterrupted: (reason) => sendBack({ type: 'INTERRUPTED', reason }),
    });
  });
}
