import { type EventObject, fromCallback } from 'xstate';
import type { FrameClock } from '../../renderers/frame-clock';
import { watchFrames } from './watch-frames';

/** Sends READING with what a clock says and the time, four times a second, and INTERRUPTED when it begins anew. */
export function framesOf(clock: FrameClock) {
  return fromCallback<EventObject>(({ sendBack }) =>
    watchFrames(clock, {
      onRead: () => sendBack({ type: 'READING', reading: clock.read(), at: Date.now() }),
      onInterrupted: () => sendBack({ type: 'INTERRUPTED' }),
    }),
  );
}
