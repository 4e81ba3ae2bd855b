import fc from 'fast-check';
import { MIN_JUMPS, MIN_SAMPLES } from '../../../machines/touch/evidence';
import { judgeTouch, type TouchRun } from '../../../machines/touch/touch';
import { touchMachine } from '../../../machines/touch/touch.machine';
import { FINGER, OTHER } from '../../../measure/touch/grid';
import type { ContactLoss, TouchProgress, TouchSnapshot } from '../../../measure/touch/snapshot';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';
import { drawn, run as finger } from './measure/grids';

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

const COLUMNS = 8;
const ROWS = 6;
const CELLS = COLUMNS * ROWS;
const mid = (index: number) => index * 36 + 17;

const row = '#'.repeat(COLUMNS);
const snapshot: TouchSnapshot = {
  ...drawn(Array<string>(ROWS).fill(row).join(' ')),
  ...{ mostFingers: 1, longestStreak: 8, samples: 200, rate: 120 },
};
const complete: TouchRun = { ...finger, snapshot, seconds: 30 };

const cells = fc.oneof(
  fc.constant(snapshot.touched),
  fc.constant(new Array<number>(CELLS).fill(0)),
  fc.constant(new Array<number>(CELLS).fill(OTHER)),
  fc.array(fc.nat({ max: 2 }), { minLength: CELLS, maxLength: CELLS }),
  // All cells painted except a few.
  fc.uniqueArray(fc.nat({ max: CELLS - 1 }), { maxLength: 8 }).map((left) => without(snapshot.touched, left)),
);
const losses = fc.array(
  fc.record({
    x0: fc.nat({ max: snapshot.width }),
    y0: fc.nat({ max: snapshot.height }),
    x1: fc.nat({ max: snapshot.width }),
    y1: fc.nat({ max: snapshot.height }),
    jumped: fc.boolean(),
  }),
  { maxLength: 4 },
);
const samples = fc.oneof(
  fc.constant({ samples: 0, rate: null }),
  fc.record({ samples: fc.integer({ min: 1, max: 400 }), rate: fc.double({ min: 10, max: 300, noNaN: true }) }),
);
const ghost = { x: 0.9, y: 0.5, at: 5000 };

const runs = fc.record({
  snapshot: fc.option(
    fc
      .record({ touched: cells, losses, samples, mostFingers: fc.nat({ max: 10 }), everySample: fc.boolean() })
      .map(({ samples, ...rest }): TouchSnapshot => ({ ...snapshot, ...rest, ...samples })),
    { freq: 5 },
  ),
  seconds: fc.nat({ max: 600 }),
  ghosts: fc.option(fc.constantFrom([], [ghost])),
  touchPoints: fc.nat({ max: 10 }),
  startedAt: fc.constant(1000),
  finishedAt: fc.constant(900_000),
});

function without(touched: readonly number[], left: readonly number[]): readonly number[] {
  return touched.map((by, cell) => (left.includes(cell) ? 0 : by));
}

/** The cells of columns 3 and 4 in rows 2 and 3. No untouched cell borders on them. */
const spot = [19, 20, 27, 28];
function withSpot({ snapshot }: TouchRun, more: readonly ContactLoss[]): TouchSnapshot | null {
  if (!snapshot) return null;
  for (let row = 1; row <= 4; row++) {
    for (let column = 2; column <= 5; column++) {
      if (snapshot.touched[row * COLUMNS + column] !== FINGER) return null;
    }
  }
  return { ...snapshot, touched: without(snapshot.touched, spot), losses: [...snapshot.losses, ...more] };
}
const over: ContactLoss = { x0: mid(2), y0: mid(2), x1: mid(5), y1: mid(2), jumped: true };
const change = (run: TouchRun, snapshot: Partial<TouchSnapshot> | null) =>
  run.snapshot && snapshot ? { ...run, snapshot: { ...run.snapshot, ...snapshot } } : null;

export const evidence = evidenceOf<TouchRun>({
  check: 'touch',
  judge: judgeTouch,
  complete,
  runs,
  faults: {
    'a dead zone': (run) => change(run, withSpot(run, [over, over, over])),
    // Losses elsewhere in the run could end in the new spot, and other cells may be left out.
    'the last dark spot, where contact was lost twice': (run) =>
      run.snapshot?.losses.length || run.snapshot?.touched.some((by) => by !== FINGER)
        ? null
        : change(run, withSpot(run, [over, over])),
    'a ghost touch': (run) => ({ ...run, ghosts: [...(run.ghosts ?? []), ghost] }),
    'a slow panel': (run) => change(run, { samples: MIN_SAMPLES, rate: 30, everySample: true }),
    jumps: (run) =>
      change(run, { losses: [...(run.snapshot?.losses ?? []), ...Array<ContactLoss>(MIN_JUMPS).fill(over)] }),
  },
  losses: {
    'the grid': (run) => run.snapshot && { ...run, snapshot: null },
    'one cell': (run) => {
      const cell = run.snapshot?.touched.indexOf(FINGER) ?? -1;
      return cell < 0 ? null : change(run, { touched: without(run.snapshot?.touched ?? snapshot.touched, [cell]) });
    },
    'the finger: a mouse painted it all': (run) =>
      change(run, {
        touched: new Array<number>(CELLS).fill(OTHER),
        losses: [],
        samples: 0,
        rate: null,
        mostFingers: 0,
      }),
    'the samples': (run) => (run.snapshot && run.snapshot.samples >= MIN_SAMPLES ? change(run, { samples: 9 }) : null),
    'a moving finger': (run) => change(run, { samples: 0, rate: null }),
  },
});
