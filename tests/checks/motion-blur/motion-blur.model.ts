import { motionBlurMachine } from '../../../machines/motion-blur/motion-blur.machine';
import { noReading } from '../../../measure/frames/frame-reading';
import { modelOf } from '../../kit/model';
import { steady } from '../refresh-rate/refresh-rate.model';

export const motionBlurModel = modelOf(motionBlurMachine, {
  input: { settings: { view: 'bars' } },
  events: [
    { type: 'TOGGLE', at: 1000 },
    { type: 'RESET' },
    { type: 'SET', change: { bars: 16 } },
    { type: 'READING', reading: noReading },
    { type: 'READING', reading: steady },
    { type: 'READING', reading: { ...steady, missed: 3 } },
    { type: 'INTERRUPTED' },
    { type: 'VANISHED' },
    { type: 'FULLSCREEN' },
    { type: 'FULLSCREEN.EXIT' },
    { type: 'xstate.done.actor.fullscreen', output: { at: 5000 } },
    { type: 'xstate.error.actor.fullscreen', error: new Error('refused') },
    { type: 'JUDGE', seen: 'clean', at: 9000 },
    { type: 'AGAIN' },
  ],
  key: ({ context: { reading, missedBefore, persistence, voided } }) => [
    reading.missed,
    missedBefore,
    persistence !== null,
    voided,
  ],
  // Without an interruption the count never falls and is never lost.
  skip: ({ context }, event) =>
    event.type === 'READING' &&
    context.reading.missed !== null &&
    (event.reading.missed === null || event.reading.missed < context.reading.missed),
});
