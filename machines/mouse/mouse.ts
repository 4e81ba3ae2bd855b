import { buttonName, figures, marginOf, say } from '../../content/verdicts/mouse';
import type { MovementReading } from '../../measure/live/movement';
import { MIN_POLLING_SAMPLES } from '../../measure/pointer/polling';
import { accidentalOf, type DragCounts, isInDoubt, type Presses } from '../../measure/pointer/presses';
import { deviceOf, reversalsOf, type Scrolling } from '../../measure/pointer/scroll';
import {
  amountOf,
  type CheckResult,
  type DetailedOutcome,
  declared,
  estimated,
  type Figures,
  type Finding,
  findingsIn,
  measured,
  type Part,
  partOf,
  resultOf,
} from '../result';
import { evidence, MIN_DOUBLES, MIN_DRAGS, MIN_PRESSES, MIN_STEPS, MORE_DOUBLES, MORE_PRESSES } from './evidence';

/** The four parts, in their order. */
export const mouseParts = ['click', 'movement', 'scroll', 'double'] as const;
export type MousePart = (typeof mouseParts)[number];

/** The data that a run is judged by. */
export interface MouseRun {
  readonly done: Readonly<Record<MousePart, boolean>>;
  /** How long each completed part ran, in ms. */
  readonly durations: Readonly<Record<MousePart, number>>;
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

/** How long the progress bar of a part takes to fill, in ms. */
export const FULL_BAR_MS = 10_000;

const shortest = (times: readonly number[]) => amountOf(Math.min(...times), 'ms', 1);

/** The times of accidental double clicks, for each button with at least one. */
function bouncesOf(presses: Presses): readonly (readonly [button: number, after: readonly number[]])[] {
  const bounces = accidentalOf(presses);
  const buttons = [...new Set(bounces.map(({ button }) => button))].sort((a, b) => a - b);
  return buttons.map((one) => [one, bounces.flatMap(({ button, after }) => (button === one ? after : []))]);
}

const bounceFindings = (bounces: ReturnType<typeof bouncesOf>) =>
  bounces.map(([button, after]): Finding => {
    const where = { button: buttonName(button) };
    return { code: 'MSE-DOUBLE', where, amount: shortest(after) };
  });

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
    .map(({ button, after }) => say.cameTwice(button, after));

/** The parts that this mouse can do. Steps that came outweigh the word that there is no wheel. */
export const fittedParts = ({
  lacksWheel,
  scroll: { up, down, left, right },
}: Pick<MouseRun, 'lacksWheel' | 'scroll'>): readonly MousePart[] =>
  lacksWheel && up + down + left + right === 0 ? mouseParts.filter((one) => one !== 'scroll') : mouseParts;

/** The first part that was not completed. */
export const nextPart = (run: Parameters<typeof fittedParts>[0] & Pick<MouseRun, 'done'>): MousePart | undefined =>
  fittedParts(run).find((one) => !run.done[one]);

/**
 * How each part ended, in order. A part that was not completed, or had no input, is not run. Without a wheel
 * there is no scroll test.
 */
export function resultsOf(run: MouseRun): readonly Part<MousePart>[] {
  const outcomes = { click: clickResult, movement: movementResult, scroll: scrollResult, double: doubleResult };
  const notRun: DetailedOutcome = ['not-run', say.notRun];
  return fittedParts(run).map((part) =>
    partOf(part, part, evidence[part].name)(...(run.done[part] ? outcomes[part](run) : notRun)),
  );
}

function clickResult(run: MouseRun): DetailedOutcome {
  const { click, carrying } = run;
  const { drops, early, carried } = carrying;
  const pressed = Object.entries(click.counts).filter(([, count]) => count > 0);
  const bounces = bouncesOf(click);
  const isFaulty = bounces.length + drops.length > 0;
  if (pressed.length === 0 && !isFaulty) return ['not-run', say.noPress];
  const few = askedButtons(run).filter((button) => (click.counts[button] ?? 0) < MIN_PRESSES);
  const more = lackingButtons(run).filter((button) => !few.includes(button));
  const isLacking = few.length + more.length > 0 || carried < MIN_DRAGS;
  const said = [
    ...bounces.map((bounce) => say.bounced(...bounce)),
    drops.length > 0 && say.lost(drops),
    pressed.length > 0 && say.pressed(pressed),
    run.lacksMiddle && say.noMiddle,
    ...doubtWords(click),
    few.length > 0 && say.few(few, MIN_PRESSES),
    more.length > 0 && say.more(more, MORE_PRESSES),
    carried < MIN_DRAGS && say.notDragged,
    early > 0 && say.early(early),
    !isFaulty && !isLacking && say.noBounce,
  ];
  const dropped: Finding[] = drops.length > 0 ? [{ code: 'MSE-DROP', amount: shortest(drops) }] : [];
  const missed: Finding[] = early > 0 ? [{ code: 'MSE-EARLY', amount: amountOf(early) }] : [];
  const found = findingsIn([...bounceFindings(bounces), ...dropped, ...missed]);
  return [found ?? (isLacking ? 'inconclusive' : 'pass'), said.filter(Boolean).join(' ')];
}

function movementResult({ movement }: MouseRun): DetailedOutcome {
  const { rate, samples, total, reason } = movement;
  if (rate !== null) return ['pass', say.rate(rate, marginOf(movement), samples)];
  if (total === 0) return ['not-run', say.notMoved];
  const isKnown = reason === 'slow' || reason === 'frames';
  return ['inconclusive', isKnown ? say[reason] : say.fewIntervals(samples, MIN_POLLING_SAMPLES)];
}

function scrollResult({ scroll }: MouseRun): DetailedOutcome {
  const { up, down, left, right, unsure } = scroll;
  const jumps = reversalsOf(scroll);
  const isPad = deviceOf(scroll) === 'touch pad';
  const counts = say.steps(up, down);
  if (jumps > 0) return [[{ code: 'MSE-WHEEL', amount: amountOf(jumps) }], `${say.jumped(jumps)} ${counts}`];
  if (up + down + left + right === 0) return ['not-run', say.notScrolled];
  if (unsure > 0 && !isPad) return ['inconclusive', `${counts} ${say.steppedBack(unsure)}`];
  if (Math.min(up, down) < MIN_STEPS) return ['inconclusive', `${counts} ${say.fewSteps(MIN_STEPS)}`];
  return ['pass', `${counts} ${isPad ? say.pad : say.noJump}`];
}

function doubleResult({ double }: MouseRun): DetailedOutcome {
  const { doubles, counts } = double;
  const made = say.doubles(doubles);
  const bounces = bouncesOf(double);
  const found = findingsIn(bounceFindings(bounces));
  if (found) return [found, [...bounces.map((bounce) => say.bounced(...bounce)), made].join(' ')];
  if (Object.values(counts).every((count) => count === 0)) return ['not-run', say.noDouble];
  const doubt = doubtWords(double);
  const needed = neededDoubles(double);
  if (doubles < needed) return ['inconclusive', [...doubt, say.fewDoubles(doubles, needed)].join(' ')];
  return ['pass', [made, ...doubt, doubt.length > 0 ? say.notAgain : say.noThird].join(' ')];
}

/**
 * Pass: all four parts have the minimum evidence and no fault. Fail: a fault was measured. Warning: the block was
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
    notRun.length > 0
      ? say.open(notRun.map(({ name }) => name))
      : failed.length + open.length === 0 && say.noFault(results.length),
    !fittedParts(run).includes('scroll') && say.noWheel,
  ];
  return resultOf({
    check: 'mouse',
    run,
    details: sentences.filter(Boolean).join(' '),
    parts: results,
    evidence,
    measurements: figuresOf(run, results),
  });
}

function figuresOf(run: MouseRun, parts: readonly Part<MousePart>[]): Figures {
  const { click, lacksMiddle, carrying, movement, scroll, double } = run;
  const ran = new Set(parts.flatMap(({ rule, verdict }) => (verdict === 'not-run' ? [] : rule)));
  const device = deviceOf(scroll);
  return [
    ran.has('click') && [
      Object.entries(click.counts).map(([button, count]) => measured(figures.presses(Number(button)), count)),
      lacksMiddle && declared(figures.middle, say.notFitted),
      measured(figures.clickBounces, accidentalOf(click).length),
      measured(figures.drags, carrying.carried),
      measured(figures.lost, carrying.drops.length),
      measured(figures.early, carrying.early),
    ],
    ran.has('movement') && [
      measured(figures.rate, movement.rate, 'Hz', 1),
      measured(figures.rateBy, movement.uncertainty, 'Hz', 2),
      measured(figures.interval, movement.interval, 'ms', 4),
      measured(figures.spread, movement.spread, 'ms', 4),
      measured(figures.intervals, movement.samples),
    ],
    ran.has('scroll') && [
      (['up', 'down', 'left', 'right'] as const).map((way) => measured(figures.steps(way), scroll[way])),
      // A touch pad has no wheel that can jump.
      device !== 'touch pad' && measured(figures.jumps, reversalsOf(scroll)),
      estimated(figures.device, device),
    ],
    !fittedParts(run).includes('scroll') && declared(figures.wheel, say.notFitted),
    ran.has('double') && [
      measured(figures.doubles, double.doubles),
      measured(figures.doubleBounces, accidentalOf(double).length),
      measured(figures.shortest, double.shortest, 'ms', 1),
    ],
  ];
}
