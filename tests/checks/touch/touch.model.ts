import { touchMachine } from '../../../machines/touch/touch.machine';
import type { TouchProgress, TouchSnapshot } from '../../../measure/touch/snapshot';
import { modelOf } from '../../kit/model';
import { drawn } from './measure/grids';

/** A grid as text, as in `drawn`, that no finger moved on. */
export const surveyOf = (picture: string, change: Partial<TouchSnapshot> = {}): TouchSnapshot => ({
  ...drawn(picture),
  ...{ mostFingers: 1, samples: 0, rate: null, ...change },
});

/** The state of the earlier, larger grid when the surface changed, and of the grid at the end. */
export const before = surveyOf('###. .... ....');
export const now = surveyOf('#... .... ....');

export const progressOf = (change: Partial<TouchProgress> = {}): TouchProgress => ({
  touched: 0,
  cells: 12,
  others: 0,
  pressed: false,
  fingers: 0,
  mostFingers: 0,
  streak: 0,
  ...change,
});

export const surface = { type: 'SURFACE', at: 11_000, before, progress: progressOf(), seconds: 0 } as const;

export const touchModel = modelOf(touchMachine, {
  events: [
    { type: 'START', at: 1000, touchPoints: 5 },
    { type: 'WATCH', at: 2000, touchPoints: 5 },
    { type: 'CONTINUE', at: 3000 },
    { type: 'xstate.done.actor.fullscreen', output: { at: 31_000, snapshot: now } },
    { type: 'xstate.error.actor.fullscreen', error: new Error('refused') },
    { type: 'PROGRESS', progress: progressOf({ touched: 1, mostFingers: 1 }) },
    { type: 'COMPLETE', at: 21_000, snapshot: now },
    { ...surface, smaller: true },
    { ...surface, smaller: false },
    { type: 'xstate.after.doubt about the size.touch.running.painting.doubtful' },
    { type: 'RESET', at: 12_000 },
    { type: 'xstate.after.time to take the hands off.touch.watching.settling' },
    { type: 'GHOST', ghost: { x: 0.25, y: 0.75, at: 5000 } },
    { type: 'xstate.after.hands-off check.touch.watching.listening' },
    { type: 'EXIT', at: 31_000, snapshot: now },
    { type: 'AGAIN' },
  ],
  key: ({ context }) => [
    context.caught.length,
    context.result !== null,
    context.ghosts?.length,
    context.snapshot !== null,
  ],
  // A second ghost touch behaves like the first.
  skip: ({ context }, { type }) => type === 'GHOST' && context.caught.length > 0,
});
