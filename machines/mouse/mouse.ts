import { capital, counted, list, times } from '../../content/words';
import type { MovementReading } from '../../measure/live/movement';
import { MIN_POLLING_SAMPLES } from '../../measure/pointer/polling';
import {
  type Bounce,
  buttonName,
  type DragCounts,
  expectedButtons,
  MIN_PRESS_GAP_MS,
  type Presses,
} from '../../measure/pointer/presses';
import { deviceOf, reversalsOf, type Scrolling } from '../../measure/pointer/scroll';
import {
  type Amount,
  type CheckResult,
  type Finding,
  findingsIn,
  type Measurement,
  type Outcome,
  type Part,
  resultOf,
  withVerdict,
} from '../result';
import { evidence, MIN_DOUBLES, MIN_DRAGS, MIN_PRESSES, MIN_STEPS } from './evidence';

/** The four sub-tests, in their order. */
export const subTests = ['click', 'movement', 'scroll', 'double'] as const;
export type SubTest = (typeof subTests)[number];

export const subTestNames: Readonly<Record<SubTest, string>> = {
  click: 'Click',
  movement: 'Movement',
  scroll: 'Scroll',
  double: 'Double click',
};

/** The data that a run is judged by. */
export interface MouseRun {
  readonly done: Readonly<Record<SubTest, boolean>>;
  /** How long each completed sub-test ran, in ms. */
  readonly lasted: Readonly<Record<SubTest, number>>;
  readonly click: Presses;
  readonly carrying: DragCounts;
  readonly movement: MovementReading;
  readonly scroll: Scrolling;
  readonly double: Presses;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** How long the progress bar of a sub-test takes to fill, in ms. */
export const FULL_BAR_MS = 10_000;

/** How a sub-test ended, and its details. */
interface Ending {
  readonly outcome: Outcome;
  readonly details: string;
}

const ms = (time: number) => `${time.toFixed(1)} ms`;

const shortest = (times: readonly number[]): Amount => ({
  value: Number(Math.min(...times).toFixed(1)),
  unit: 'ms',
  source: 'measured',
});

/** Accidental double clicks as findings, one for each button. */
function bounceFindings(bounces: readonly Bounce[]): Finding[] {
  const buttons = [...new Set(bounces.map(({ button }) => button))].sort((a, b) => a - b);
  return buttons.map((button) => ({
    code: 'MSE-DOUBLE',
    where: { button: buttonName(button) },
    amount: shortest(bounces.filter((bounce) => bounce.button === button).map(({ after }) => after)),
  }));
}

/** A sentence for each button with accidental double clicks. */
function bounceWords(bounces: readonly Bounce[]): string[] {
  const buttons = [...new Set(bounces.map(({ button }) => button))].sort((a, b) => a - b);
  return buttons.map((button) => {
    const own = bounces.filter((bounce) => bounce.button === button);
    const fastest = ms(Math.min(...own.map(({ after }) => after)));
    return own.length === 1
      ? `${buttonName(button)}: 1 accidental double click, after ${fastest}.`
      : `${buttonName(button)}: ${own.length} accidental double clicks, the fastest after ${fastest}.`;
  });
}

/** How each sub-test ended, in order. A sub-test that was not completed, or had no input, is not run. */
export function resultsOf(run: MouseRun): readonly Part<SubTest>[] {
  const endings: Record<SubTest, () => Ending> = {
    click: () => clickResult(run),
    movement: () => movementResult(run.movement),
    scroll: () => scrollResult(run.scroll),
    double: () => doubleResult(run.double),
  };
  const notRun: Ending = { outcome: 'not-run', details: 'Not completed.' };
  return subTests.map((subTest) => {
    const { outcome, details } = run.done[subTest] ? endings[subTest]() : notRun;
    return { id: subTest, rule: subTest, name: subTestNames[subTest], ...withVerdict(outcome), details };
  });
}

function clickResult({ click, carrying }: MouseRun): Ending {
  const { drops, early, carried } = carrying;
  const pressed = Object.entries(click.counts).filter(([, count]) => count > 0);
  const faults = bounceWords(click.bounces);
  if (drops.length > 0) {
    const fastest = ms(Math.min(...drops));
    faults.push(
      drops.length === 1
        ? `Left lost contact during the drag, for ${fastest}.`
        : `Left lost contact ${drops.length} times during the drag, for ${fastest} at least.`,
    );
  }
  if (pressed.length === 0 && faults.length === 0) return { outcome: 'not-run', details: 'No button was pressed.' };
  const few = expectedButtons.filter((button) => (click.counts[button] ?? 0) < MIN_PRESSES).map(buttonName);
  const lacking = [
    ...(few.length > 0 ? [`Pressed fewer than ${MIN_PRESSES} times: ${list(few)}.`] : []),
    ...(carried < MIN_DRAGS ? ['The block was not dragged to the frame.'] : []),
  ];
  const said = [
    ...faults,
    `${capital(list(pressed.map(([button, count]) => `${buttonName(Number(button))} ${count}`)))} presses.`,
    ...lacking,
    ...(early > 0 ? [`The block was dropped early ${times(early)}.`] : []),
    ...(faults.length + lacking.length === 0 ? ['No accidental double clicks.'] : []),
  ];
  const dropped: Finding[] = drops.length > 0 ? [{ code: 'MSE-DROP', amount: shortest(drops) }] : [];
  const missed: Finding[] =
    early > 0 ? [{ code: 'MSE-EARLY', amount: { value: early, unit: '', source: 'measured' } }] : [];
  const found = findingsIn([...bounceFindings(click.bounces), ...dropped, ...missed]);
  return {
    outcome: found ?? (lacking.length > 0 ? 'inconclusive' : 'pass'),
    details: said.filter((sentence) => sentence !== ' presses.').join(' '),
  };
}

function movementResult({ rate, samples, total, reason }: MovementReading): Ending {
  if (rate !== null) return { outcome: 'pass', details: `${Math.round(rate)} Hz, based on ${samples} intervals.` };
  if (total === 0) return { outcome: 'not-run', details: 'The mouse was not moved on the field.' };
  return {
    outcome: 'inconclusive',
    details:
      reason === 'slow'
        ? 'The mouse was moved too slowly.'
        : `Only ${samples} of ${MIN_POLLING_SAMPLES} intervals were counted.`,
  };
}

function scrollResult(scrolling: Scrolling): Ending {
  const { up, down, left, right } = scrolling;
  const jumps = reversalsOf(scrolling);
  const counts = `${up} up, ${down} down.`;
  if (jumps > 0) {
    return {
      outcome: [{ code: 'MSE-WHEEL', amount: { value: jumps, unit: '', source: 'measured' } }],
      details: `The wheel jumped backwards ${times(jumps)}. ${counts}`,
    };
  }
  if (up + down + left + right === 0) return { outcome: 'not-run', details: 'Nothing was scrolled.' };
  if (Math.min(up, down) < MIN_STEPS)
    return { outcome: 'inconclusive', details: `${counts} ${MIN_STEPS} of each are needed.` };
  return {
    outcome: 'pass',
    details:
      deviceOf(scrolling) === 'touch pad'
        ? `${counts} It scrolls like a touch pad, so wheel jumps are not checked.`
        : `${counts} No wheel jumps.`,
  };
}

function doubleResult({ bounces, doubles, counts }: Presses): Ending {
  const made = `${counted(doubles, 'double click')}.`;
  const found = findingsIn(bounceFindings(bounces));
  if (found) return { outcome: found, details: [...bounceWords(bounces), made].join(' ') };
  if (Object.values(counts).every((count) => count === 0)) {
    return { outcome: 'not-run', details: 'No double click was made.' };
  }
  if (doubles < MIN_DOUBLES) return { outcome: 'inconclusive', details: `${doubles} of ${MIN_DOUBLES} double clicks.` };
  return { outcome: 'pass', details: `${made} No presses less than ${MIN_PRESS_GAP_MS} ms apart.` };
}

/**
 * Pass: all four sub-tests have the minimum evidence and no fault. Fail: a fault was measured. Warning: the block was
 * dropped early. Cannot tell: evidence is missing. Sub-tests that were not run are named.
 */
export function judgeMouse(run: MouseRun): CheckResult {
  const results = resultsOf(run);
  const having = (verdict: Part['verdict']) => results.filter((result) => result.verdict === verdict);
  const failed = having('fail');
  const open = [...having('warning'), ...having('inconclusive')];
  const notRun = having('not-run');
  const sentences = [
    ...failed.map(({ details }) => details),
    ...open.map(({ name, details }) => `${name}: ${details}`),
    ...(notRun.length > 0
      ? [`Not run: ${list(notRun.map(({ name }) => name.toLowerCase()))}.`]
      : failed.length + open.length === 0
        ? ['All four tests completed. No faults found.']
        : []),
  ];
  return resultOf({
    check: 'mouse',
    name: 'Mouse',
    details: capital(sentences.join(' ')),
    parts: results,
    evidence,
    measurements: measurementsOf(
      run,
      new Set(results.filter(({ verdict }) => verdict !== 'not-run').map(({ rule }) => rule)),
    ),
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  });
}

function measurementsOf(
  { click, carrying, movement, scroll, double }: MouseRun,
  ran: ReadonlySet<SubTest>,
): readonly Measurement[] {
  const measured = (name: string, value: number | null, unit = '', digits = 0): Measurement[] =>
    value === null ? [] : [{ name, value: Number(value.toFixed(digits)), unit, source: 'measured' }];
  const device = deviceOf(scroll);
  return [
    ...(ran.has('click')
      ? [
          ...Object.entries(click.counts).flatMap(([button, count]) =>
            measured(`${buttonName(Number(button))} presses`, count),
          ),
          ...measured('Accidental double clicks, click test', click.bounces.length),
          ...measured('Complete drags', carrying.carried),
          ...measured('Contact lost during a drag', carrying.drops.length),
          ...measured('Block dropped early', carrying.early),
        ]
      : []),
    ...(ran.has('movement')
      ? [
          ...measured('Polling rate', movement.rate, 'Hz', 1),
          ...measured('Interval', movement.interval, 'ms', 4),
          ...measured('Spread of the interval', movement.spread, 'ms', 4),
          ...measured('Intervals counted', movement.samples),
        ]
      : []),
    ...(ran.has('scroll')
      ? [
          ...measured('Steps up', scroll.up),
          ...measured('Steps down', scroll.down),
          ...measured('Steps left', scroll.left),
          ...measured('Steps right', scroll.right),
          // A touch pad has no wheel that can jump.
          ...(device === 'touch pad' ? [] : measured('Wheel jumps', reversalsOf(scroll))),
          ...(device ? [{ name: 'Scroll device', value: device, unit: '', source: 'estimated' as const }] : []),
        ]
      : []),
    ...(ran.has('double')
      ? [
          ...measured('Double clicks', double.doubles),
          ...measured('Accidental double clicks, double click test', double.bounces.length),
          ...measured('Shortest time between presses', double.shortest, 'ms', 1),
        ]
      : []),
  ];
}
