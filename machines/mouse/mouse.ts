import { capital, counted, inWords, list, times } from '../../content/words';
import type { MovementReading } from '../../measure/live/movement';
import { MIN_POLLING_SAMPLES } from '../../measure/pointer/polling';
import {
  accidentalOf,
  type Bounce,
  buttonName,
  type DragCounts,
  isInDoubt,
  type Presses,
} from '../../measure/pointer/presses';
import { deviceOf, reversalsOf, type Scrolling } from '../../measure/pointer/scroll';
import {
  amountOf,
  type CheckResult,
  declared,
  estimated,
  type Figures,
  type Finding,
  findingsIn,
  measured,
  type Outcome,
  type Part,
  partOf,
  resultOf,
} from '../result';
import { evidence, MIN_DOUBLES, MIN_DRAGS, MIN_PRESSES, MIN_STEPS, MORE_DOUBLES, MORE_PRESSES } from './evidence';

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
  readonly durations: Readonly<Record<SubTest, number>>;
  /** Whether the person said that there is no middle button. Older runs do not have it. */
  readonly lacksMiddle?: boolean;
  /** Whether the person said that there is no wheel. Older runs do not have it. */
  readonly lacksWheel?: boolean;
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
type Ending = readonly [outcome: Outcome, details: string];

const ms = (time: number) => `${time.toFixed(1)} ms`;

const shortest = (times: readonly number[]) => amountOf(Math.min(...times), 'ms', 1);

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

/** How many presses of a button are needed. */
const neededPresses = (click: Presses, button: number) => MIN_PRESSES + (isInDoubt(click, button) ? MORE_PRESSES : 0);

/** How many double clicks are needed. */
export const neededDoubles = (double: Presses): number =>
  MIN_DOUBLES + (double.bounces.length > accidentalOf(double).length ? MORE_DOUBLES : 0);

type Clicking = Pick<MouseRun, 'click' | 'lacksMiddle'>;

/** The buttons that must be pressed. Many laptops have no middle button. */
const askedButtons = ({ lacksMiddle }: Clicking): readonly number[] => (lacksMiddle ? [0, 2] : [0, 1, 2]);

/** The buttons that need more presses. */
const lackingButtons = (run: Clicking) =>
  askedButtons(run).filter((button) => (run.click.counts[button] ?? 0) < neededPresses(run.click, button));

/** The button to press next, which is never the last one while there is another; null if none needs more presses. */
export function nextButton(run: Clicking): number | null {
  const lacking = lackingButtons(run);
  if (lacking.length === 0) return null;
  const asked = askedButtons(run);
  const last = run.click.group?.button ?? asked.at(-1);
  const inTurn = [...asked.filter((button) => button > (last ?? 0)), ...asked];
  return inTurn.find((button) => button !== last && lacking.includes(button)) ?? inTurn[0] ?? null;
}

/** The half of the field to double-click next. */
export const nextHalf = ({ group }: Presses): 'left' | 'right' => {
  const isDone = group !== null && group.size >= 2;
  return (group?.spot === 'right') === isDone ? 'left' : 'right';
};

/** A sentence for each button of which one press came twice and then no more. */
const doubtWords = (presses: Presses): string[] =>
  presses.bounces
    .filter(({ button }) => isInDoubt(presses, button))
    .map(({ button, after }) => `${buttonName(button)} came twice once, after ${ms(after)}, which a finger can do.`);

/** The sub-tests that this mouse can do. Steps that came outweigh the word that there is no wheel. */
export const fittedTests = ({
  lacksWheel,
  scroll: { up, down, left, right },
}: Pick<MouseRun, 'lacksWheel' | 'scroll'>): readonly SubTest[] =>
  lacksWheel && up + down + left + right === 0 ? subTests.filter((one) => one !== 'scroll') : subTests;

/** The first sub-test that was not completed. */
export const nextTest = (run: Parameters<typeof fittedTests>[0] & Pick<MouseRun, 'done'>): SubTest | undefined =>
  fittedTests(run).find((one) => !run.done[one]);

/**
 * How each sub-test ended, in order. A sub-test that was not completed, or had no input, is not run. Without a wheel
 * there is no scroll test.
 */
export function resultsOf(run: MouseRun): readonly Part<SubTest>[] {
  const endings: Record<SubTest, () => Ending> = {
    click: () => clickResult(run),
    movement: () => movementResult(run.movement),
    scroll: () => scrollResult(run.scroll),
    double: () => doubleResult(run.double),
  };
  const notRun: Ending = ['not-run', 'Not completed.'];
  return fittedTests(run).map((subTest) =>
    partOf(subTest, subTest, subTestNames[subTest])(...(run.done[subTest] ? endings[subTest]() : notRun)),
  );
}

function clickResult(run: MouseRun): Ending {
  const { click, carrying } = run;
  const { drops, early, carried } = carrying;
  const pressed = Object.entries(click.counts).filter(([, count]) => count > 0);
  const bounces = accidentalOf(click);
  const faults = bounceWords(bounces);
  if (drops.length > 0) {
    const fastest = ms(Math.min(...drops));
    faults.push(
      drops.length === 1
        ? `Left lost contact during the drag, for ${fastest}.`
        : `Left lost contact ${drops.length} times during the drag, for ${fastest} at least.`,
    );
  }
  if (pressed.length === 0 && faults.length === 0) return ['not-run', 'No button was pressed.'];
  const few = askedButtons(run).filter((button) => (click.counts[button] ?? 0) < MIN_PRESSES);
  const more = lackingButtons(run).filter((button) => !few.includes(button));
  const lacking = [
    ...(few.length > 0 ? [`Pressed fewer than ${MIN_PRESSES} times: ${list(few.map(buttonName))}.`] : []),
    ...(more.length > 0 ? [`Press ${list(more.map(buttonName))} ${MORE_PRESSES} more times to tell.`] : []),
    ...(carried < MIN_DRAGS ? ['The block was not dragged to the frame.'] : []),
  ];
  const said = [
    ...faults,
    `${capital(list(pressed.map(([button, count]) => `${buttonName(Number(button))} ${count}`)))} presses.`,
    ...(run.lacksMiddle ? ['Middle is not fitted.'] : []),
    ...doubtWords(click),
    ...lacking,
    ...(early > 0 ? [`The block was dropped early ${times(early)}.`] : []),
    ...(faults.length + lacking.length === 0 ? ['No accidental double clicks.'] : []),
  ];
  const dropped: Finding[] = drops.length > 0 ? [{ code: 'MSE-DROP', amount: shortest(drops) }] : [];
  const missed: Finding[] = early > 0 ? [{ code: 'MSE-EARLY', amount: amountOf(early) }] : [];
  const found = findingsIn([...bounceFindings(bounces), ...dropped, ...missed]);
  return [
    found ?? (lacking.length > 0 ? 'inconclusive' : 'pass'),
    said.filter((sentence) => sentence !== ' presses.').join(' '),
  ];
}

/** The ± of a rate with its unit, rounded up; null where older rules measured none. */
export function marginOf({ uncertainty }: MovementReading): string | null {
  if (typeof uncertainty !== 'number') return null;
  const digits = uncertainty > 0.5 ? 0 : uncertainty > 0.05 ? 1 : 2;
  const unit = 10 ** -digits;
  return `± ${(Math.max(1, Math.ceil(uncertainty / unit)) * unit).toFixed(digits)} Hz`;
}

function movementResult(reading: MovementReading): Ending {
  const { rate, samples, total, reason } = reading;
  if (rate !== null) {
    const figure = [`${Math.round(rate)} Hz`, marginOf(reading)].filter(Boolean).join(' ');
    return ['pass', `${figure}, based on ${samples} intervals.`];
  }
  if (total === 0) return ['not-run', 'The mouse was not moved on the field.'];
  return ['inconclusive', noRateWords(reason, samples)];
}

/** Why there is no polling rate. */
const noRateWords = (reason: MovementReading['reason'], samples: number): string =>
  reason === 'slow'
    ? 'The mouse was moved too slowly. It reports only when it moved, so a slow hand hides its rate.'
    : reason === 'frames'
      ? 'The browser delivers one sample a frame, so the rate of the mouse is hidden.'
      : `Only ${samples} of ${MIN_POLLING_SAMPLES} intervals were counted.`;

function scrollResult(scrolling: Scrolling): Ending {
  const { up, down, left, right, unsure } = scrolling;
  const jumps = reversalsOf(scrolling);
  const counts = `${up} up, ${down} down.`;
  if (jumps > 0) {
    const found: Outcome = [{ code: 'MSE-WHEEL', amount: amountOf(jumps) }];
    return [found, `The wheel jumped backwards ${times(jumps)}. ${counts}`];
  }
  if (up + down + left + right === 0) return ['not-run', 'Nothing was scrolled.'];
  if (unsure > 0 && deviceOf(scrolling) !== 'touch pad') {
    const back = `It stepped back ${times(unsure)}. Your hand turned back and forth, so the wheel cannot be told from it.`;
    return ['inconclusive', `${counts} ${back}`];
  }
  if (Math.min(up, down) < MIN_STEPS) return ['inconclusive', `${counts} ${MIN_STEPS} of each are needed.`];
  return [
    'pass',
    deviceOf(scrolling) === 'touch pad'
      ? `${counts} It scrolls like a touch pad, so wheel jumps are not checked.`
      : `${counts} No wheel jumps.`,
  ];
}

function doubleResult(double: Presses): Ending {
  const { doubles, counts } = double;
  const made = `${counted(doubles, 'double click')}.`;
  const bounces = accidentalOf(double);
  const found = findingsIn(bounceFindings(bounces));
  if (found) return [found, [...bounceWords(bounces), made].join(' ')];
  if (Object.values(counts).every((count) => count === 0)) {
    return ['not-run', 'No double click was made.'];
  }
  const doubt = doubtWords(double);
  const needed = neededDoubles(double);
  if (doubles < needed) {
    return ['inconclusive', [...doubt, `${doubles} of ${needed} double clicks.`].join(' ')];
  }
  return ['pass', [made, ...doubt, doubt.length > 0 ? 'It did not again.' : 'No third presses.'].join(' ')];
}

/**
 * Pass: all four sub-tests have the minimum evidence and no fault. Fail: a fault was measured. Warning: the block was
 * dropped early. Cannot tell: evidence is missing. Sub-tests that were not run are named.
 */
export function judgeMouse(run: MouseRun): CheckResult {
  const results = resultsOf(run);
  const isWheelFitted = results.some(({ rule }) => rule === 'scroll');
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
        ? [`All ${inWords(results.length)} tests completed. No faults found.`]
        : []),
    ...(isWheelFitted ? [] : ['Wheel: not fitted, declared.']),
  ];
  return resultOf({
    check: 'mouse',
    run,
    details: capital(sentences.join(' ')),
    parts: results,
    evidence,
    measurements: measurementsOf(
      run,
      new Set(results.filter(({ verdict }) => verdict !== 'not-run').map(({ rule }) => rule)),
      isWheelFitted,
    ),
  });
}

function measurementsOf(
  { click, lacksMiddle, carrying, movement, scroll, double }: MouseRun,
  ran: ReadonlySet<SubTest>,
  isWheelFitted: boolean,
): Figures {
  const device = deviceOf(scroll);
  return [
    ran.has('click') && [
      Object.entries(click.counts).map(([button, count]) => measured(`${buttonName(Number(button))} presses`, count)),
      lacksMiddle && declared('Middle button', 'not fitted'),
      measured('Accidental double clicks, click test', accidentalOf(click).length),
      measured('Complete drags', carrying.carried),
      measured('Contact lost during a drag', carrying.drops.length),
      measured('Block dropped early', carrying.early),
    ],
    ran.has('movement') && [
      measured('Polling rate', movement.rate, 'Hz', 1),
      measured('Uncertainty of the polling rate', movement.uncertainty, 'Hz', 2),
      measured('Interval', movement.interval, 'ms', 4),
      measured('Spread of the interval', movement.spread, 'ms', 4),
      measured('Intervals counted', movement.samples),
    ],
    ran.has('scroll') && [
      measured('Steps up', scroll.up),
      measured('Steps down', scroll.down),
      measured('Steps left', scroll.left),
      measured('Steps right', scroll.right),
      // A touch pad has no wheel that can jump.
      device !== 'touch pad' && measured('Wheel jumps', reversalsOf(scroll)),
      estimated('Scroll device', device),
    ],
    !isWheelFitted && declared('Wheel', 'not fitted'),
    ran.has('double') && [
      measured('Double clicks', double.doubles),
      measured('Accidental double clicks, double click test', accidentalOf(double).length),
      measured('Shortest time between presses', double.shortest, 'ms', 1),
    ],
  ];
}
