import fc from 'fast-check';
import { MIN_SAMPLES } from '../../../machines/pen/evidence';
import { judgePen, MIN_BREAKS, MIN_GAPS } from '../../../machines/pen/pen';
import { penMachine } from '../../../machines/pen/pen.machine';
import type { PenRun } from '../../../machines/pen/run';
import type { PenProgress, PenSnapshot } from '../../../measure/pen/snapshot';
import { FINGER } from '../../../measure/touch/grid';
import type { ContactLoss } from '../../../measure/touch/snapshot';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';
import { drawAll, plainPen } from './measure/traces';

/** Clean runs: with a pen that has every feature, and with one that has only a tip and pressure. */
export const complete: PenSnapshot = drawAll().snapshot();
export const plain: PenSnapshot = drawAll(plainPen).snapshot();

export const runOf = (snapshot: PenSnapshot | null, change: Partial<PenRun> = {}): PenRun => ({
  snapshot,
  seconds: 60,
  density: null,
  touchPoints: 10,
  startedAt: 1000,
  finishedAt: 61_000,
  ...change,
});

export const progressOf = (change: Partial<PenProgress> = {}): PenProgress => ({
  cells: 100,
  touched: 12,
  isSeen: true,
  isOther: false,
  isDown: false,
  rate: null,
  pressure: 0.3,
  lowest: 0.02,
  highest: 0.8,
  levels: 40,
  ruler: { strokes: [], refusal: null },
  tiltX: 12,
  tiltY: -3,
  twist: 0,
  palm: { samples: 0, touches: 0, cancels: 0 },
  ...change,
});

export const penModel = modelOf(penMachine, {
  events: [
    { type: 'START', at: 1000, touchPoints: 10, density: null },
    { type: 'TASK', task: 'cover' },
    { type: 'TASK', task: 'press' },
    { type: 'TASK', task: 'ruler' },
    { type: 'TASK', task: 'palm' },
    { type: 'PROGRESS', progress: progressOf() },
    { type: 'RESET', at: 9000 },
    { type: 'xstate.done.actor.fullscreen', output: { at: 31_000, snapshot: complete } },
    { type: 'xstate.error.actor.fullscreen', error: new Error('refused') },
    { type: 'EXIT', at: 21_000, snapshot: null },
    { type: 'CONTINUE', at: 41_000, task: 'cover' },
    { type: 'CONTINUE', at: 41_000, task: 'press' },
    { type: 'CONTINUE', at: 41_000, task: 'ruler' },
    { type: 'CONTINUE', at: 41_000, task: 'palm' },
    { type: 'AGAIN' },
  ],
  key: ({ context }) => [context.snapshot !== null, context.result?.status],
});

// Without losses: strokes over the edge of the sheet end at full speed, which would count at a new zone's border.
const snapshot: PenSnapshot = { ...complete, coverage: { ...complete.coverage, losses: [] } };
const whole = runOf(snapshot);

const { coverage, pressure, ruler } = snapshot;
const cells = coverage.touched.length;
const range = fc.option(fc.record({ min: fc.integer({ min: -60, max: 0 }), max: fc.integer({ min: 1, max: 60 }) }));
const line = ruler.strokes[0] ?? { length: 500, angle: 45, rms: 0.3, peak: 1, samples: 400, speed: 0.1 };

const runs: fc.Arbitrary<PenRun> = fc.record({
  snapshot: fc.option(
    fc
      .record({
        left: fc.uniqueArray(fc.nat({ max: cells - 1 }), { maxLength: 6 }),
        movement: fc.constantFrom(
          snapshot.movement,
          { ...snapshot.movement, rate: 38 },
          {
            ...snapshot.movement,
            rate: null,
            interval: null,
            spread: null,
            samples: 9,
            reason: 'few' as const,
          },
        ),
        contact: fc.record({ breaks: fc.nat({ max: 4 }), gaps: fc.nat({ max: 5 }) }),
        pressure: fc.record({
          samples: fc.constantFrom(0, 30, 4000),
          strokes: fc.constantFrom(1, 30),
          lowest: fc.option(fc.constantFrom(0.001, 0.2, 0.5)),
          highest: fc.constantFrom(0.5, 0.7, 1),
          levels: fc.constantFrom(1, 20, 900),
          steps: fc.option(fc.constant(4096)),
          capped: fc.nat({ max: 3 }),
        }),
        strokes: fc.array(
          fc.double({ min: 0.05, max: 9, noNaN: true }).map((rms) => ({ ...line, rms })),
          { maxLength: 4 },
        ),
        features: fc.record({
          tiltX: range,
          tiltY: range,
          tiltSamples: fc.nat({ max: 900 }),
          turned: fc.option(fc.nat({ max: 360 })),
          hover: fc.nat({ max: 9 }),
          eraser: fc.boolean(),
          buttons: fc.constantFrom([], [1], [1, 2]),
        }),
        palm: fc.record({ samples: fc.nat({ max: 900 }), touches: fc.nat({ max: 2 }), cancels: fc.nat({ max: 1 }) }),
        everySample: fc.boolean(),
      })
      .map(
        ({ left, strokes, pressure: pushed, ...rest }): PenSnapshot => ({
          ...rest,
          coverage: { ...coverage, touched: coverage.touched.map((by, cell) => (left.includes(cell) ? 0 : by)) },
          pressure: { ...pressure, ...pushed },
          ruler: { strokes, refusal: null },
        }),
      ),
    { freq: 5 },
  ),
  seconds: fc.nat({ max: 900 }),
  // A calibrated screen has measured millimeters. `pen.test.ts` tests both.
  density: fc.constant(null),
  touchPoints: fc.constantFrom(0, 10),
  startedAt: fc.constant(1000),
  finishedAt: fc.constant(900_000),
});

/** Changes what was drawn. A sheet without samples stays as it is. */
const changing = (change: (snapshot: PenSnapshot) => Partial<PenSnapshot> | null) => (run: PenRun) => {
  const changed = run.snapshot && run.snapshot.pressure.samples > 0 ? change(run.snapshot) : null;
  return run.snapshot && changed ? { ...run, snapshot: { ...run.snapshot, ...changed } } : null;
};

/** Leaves four cells in the middle of the sheet untouched, with the cells around them marked. */
function withSpot({ coverage: known }: PenSnapshot, losses: readonly ContactLoss[]): Partial<PenSnapshot> | null {
  const { columns, touched } = known;
  const spot = [5, 6].flatMap((row) => [5, 6].map((column) => row * columns + column));
  const around = [4, 5, 6, 7].flatMap((row) => [4, 5, 6, 7].map((column) => row * columns + column));
  if (known.losses.length > 0 || around.some((cell) => touched[cell] !== FINGER)) return null;
  const left = touched.map((by, cell) => (spot.includes(cell) ? 0 : by));
  return { coverage: { ...known, touched: left, losses } };
}
const mid = (index: number) => index * 72 + 34;
const over: ContactLoss = { x0: mid(4), y0: mid(5), x1: mid(7), y1: mid(5), jumped: true };
/** Pressure that does not vary is a worse fault than the one that is added. */
const pressed = (values: Partial<PenSnapshot['pressure']>) =>
  changing(({ pressure: { levels } }) =>
    levels === 1 ? null : { pressure: { ...pressure, samples: 4000, strokes: 30, ...values } },
  );

export const evidence = evidenceOf<PenRun>({
  check: 'pen',
  judge: judgePen,
  complete: whole,
  runs,
  faults: {
    'a dead zone': changing((drawn) => withSpot(drawn, [over, over, over])),
    'the last unmarked spot, where contact was lost twice': changing((drawn) =>
      drawn.coverage.touched.some((by) => by !== FINGER) ? null : withSpot(drawn, [over, over]),
    ),
    'lost contact': changing(({ contact }) => ({ contact: { ...contact, breaks: contact.breaks + MIN_BREAKS } })),
    'missing samples': changing(({ contact }) => ({
      everySample: true,
      contact: { ...contact, gaps: contact.gaps + MIN_GAPS },
    })),
    'a slow pen': changing(() => ({ everySample: true, movement: { ...snapshot.movement, rate: 30 } })),
    'stuck pressure': changing(() => ({
      pressure: { ...pressure, samples: 4000, strokes: 30, levels: 1, lowest: 1, highest: 1 },
    })),
    'capped pressure': pressed({ highest: 0.6, capped: 4 }),
    'no light strokes': pressed({ lowest: 0.3 }),
    'a jittery line': changing(() => ({
      ruler: { strokes: [5, 6].map((rms) => ({ ...line, rms: rms * 2 })), refusal: null },
    })),
    'stuck tilt': changing(({ features }) => ({
      features: { ...features, tiltX: { min: -30, max: 30 }, tiltY: { min: 0, max: 0 }, tiltSamples: 500 },
    })),
    'a palm that is felt': changing(({ palm }) => ({ palm: { ...palm, touches: palm.touches + 1 } })),
  },
  losses: {
    'the sheet': (run) => run.snapshot && { ...run, snapshot: null },
    'one cell': changing(({ coverage: known }) => {
      const cell = known.touched.indexOf(FINGER);
      return cell < 0 ? null : { coverage: { ...known, touched: known.touched.with(cell, 0) } };
    }),
    'the samples': changing(({ pressure: known }) =>
      known.samples >= MIN_SAMPLES ? { pressure: { ...known, samples: 9 } } : null,
    ),
    'the firm strokes': changing(({ pressure: known }) =>
      known.levels > 1 && known.capped === 0 ? { pressure: { ...known, highest: 0.7 } } : null,
    ),
    'the report rate': changing(() => ({
      movement: { ...snapshot.movement, rate: null, interval: null, spread: null, reason: 'few' },
    })),
    'the line along a ruler': changing(() => ({ ruler: { strokes: [], refusal: null } })),
  },
});
