import type { CheckResult, Measurement, Verdict } from '../result';
import type { MotionReading } from './motion';
import { ENOUGH } from './polling';
import { APART, type Bounce, type Carrying, expected, nameOf, type Presses } from './presses';
import { deviceOf, reversalsOf, type Scrolling } from './scroll';

/** The four sub-tests, in their order. */
export const parts = ['click', 'movement', 'scroll', 'double'] as const;
export type Part = (typeof parts)[number];

export const partNames: Readonly<Record<Part, string>> = {
  click: 'Click',
  movement: 'Movement',
  scroll: 'Scroll',
  double: 'Double click',
};

/** The facts of a run, from which it is judged. */
export interface MouseRun {
  readonly done: Readonly<Record<Part, boolean>>;
  /** How long each that was completed ran, in ms. */
  readonly lasted: Readonly<Record<Part, number>>;
  readonly click: Presses;
  readonly carrying: Carrying;
  readonly movement: MotionReading;
  readonly scroll: Scrolling;
  readonly double: Presses;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** How long the bar of a sub-test takes to fill, in ms. */
export const FULL = 10_000;

export interface PartResult {
  readonly part: Part;
  /** `none` as long as it was not completed. */
  readonly status: Verdict | 'none';
  readonly details: string;
}

/** `Left, Middle and Right` */
function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
/** `after 12.0 ms`, the shortest of several. */
const shortest = (time: number, count: number) =>
  count === 1 ? `after ${time.toFixed(1)} ms` : `at the soonest after ${time.toFixed(1)} ms`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence for each button that pressed itself. */
function bounceWords(bounces: readonly Bounce[]): string[] {
  const buttons = [...new Set(bounces.map(({ button }) => button))].sort((a, b) => a - b);
  return buttons.map((button) => {
    const own = bounces.filter((bounce) => bounce.button === button);
    const after = Math.min(...own.map((bounce) => bounce.after));
    return `${nameOf(button)} pressed itself again ${times(own.length)}, ${shortest(after, own.length)}.`;
  });
}

/** How each sub-test ended, in their order. */
export function resultsOf(run: MouseRun): readonly PartResult[] {
  const results: Record<Part, () => Omit<PartResult, 'part'>> = {
    click: () => clickResult(run),
    movement: () => movementResult(run.movement),
    scroll: () => scrollResult(run.scroll),
    double: () => doubleResult(run.double),
  };
  return parts.map((part) =>
    run.done[part] ? { part, ...results[part]() } : { part, status: 'none', details: 'Not completed.' },
  );
}

function clickResult({ click, carrying }: MouseRun): Omit<PartResult, 'part'> {
  const missing = expected.filter((button) => !click.counts[button]).map(nameOf);
  const seen = Object.keys(click.counts).map((button) => nameOf(Number(button)));
  const { drops, early } = carrying;
  const faults = [
    ...bounceWords(click.bounces),
    ...(drops.length > 0
      ? [
          `Left let go ${times(drops.length)} while it was held, and was back ${shortest(Math.min(...drops), drops.length)}.`,
        ]
      : []),
  ];
  const said = [
    ...faults,
    seen.length > 0 ? `${listOf(seen)} pressed.` : 'No button was pressed.',
    ...(missing.length > 0 && seen.length > 0 ? [`Not pressed: ${listOf(missing)}.`] : []),
    ...(early > 0 ? [`The block was let go early ${times(early)}.`] : []),
  ];
  const status = faults.length > 0 ? 'fail' : missing.length > 0 || early > 0 ? 'warning' : 'pass';
  return { status, details: said.join(' ') };
}

function movementResult({ rate, samples, reason }: MotionReading): Omit<PartResult, 'part'> {
  if (rate !== null) {
    return { status: 'pass', details: `${Math.round(rate)} Hz, from ${samples} intervals between samples.` };
  }
  const why =
    reason === 'slow'
      ? 'The mouse was moved too slowly to tell its rate.'
      : `${samples} of the ${ENOUGH} intervals were seen that a rate needs.`;
  return { status: 'warning', details: why };
}

function scrollResult(scrolling: Scrolling): Omit<PartResult, 'part'> {
  const reversals = reversalsOf(scrolling);
  const { up, down } = scrolling;
  const counts = `${up} up, ${down} down.`;
  if (reversals > 0) {
    const steps = reversals === 1 ? 'One step' : `${reversals} steps`;
    return { status: 'fail', details: `${steps} against the stroke. ${counts}` };
  }
  if (up > 0 && down > 0) return { status: 'pass', details: `${counts} No step against the stroke.` };
  if (up + down === 0) return { status: 'warning', details: 'Nothing was scrolled up or down.' };
  return { status: 'warning', details: `${counts} ${up === 0 ? 'Up' : 'Down'} was not tried.` };
}

function doubleResult({ bounces, doubles }: Presses): Omit<PartResult, 'part'> {
  const made = doubles === 0 ? 'No double click was made.' : `Double-clicked ${times(doubles)}.`;
  if (bounces.length > 0) return { status: 'fail', details: [...bounceWords(bounces), made].join(' ') };
  if (doubles === 0) return { status: 'warning', details: made };
  return { status: 'pass', details: `${made} No press under ${APART} ms after another.` };
}

/**
 * Pass: all four were completed and nothing is flagged. Fail: a fault was measured. Warning: the rest, with what was not
 * run named.
 */
export function judgeMouse(run: MouseRun): CheckResult {
  const results = resultsOf(run);
  const having = (status: PartResult['status']) => results.filter((result) => result.status === status);
  const failed = having('fail');
  const passed = having('pass');
  const missing = having('none');
  const open = having('warning');
  const sentences = [
    ...failed.map(({ details }) => details),
    ...open.map(({ part, details }) => `${partNames[part]}: ${details}`),
    ...(missing.length > 0
      ? [`Not run: ${listOf(missing.map(({ part }) => partNames[part].toLowerCase()))}.`]
      : failed.length + open.length === 0
        ? ['All four tests completed. Nothing flagged.']
        : []),
  ];
  return {
    check: 'mouse',
    name: 'Mouse',
    status: failed.length > 0 ? 'fail' : passed.length === parts.length ? 'pass' : 'warning',
    details: capital(sentences.join(' ')),
    fineness: { passed: passed.length, run: parts.length - missing.length },
    measurements: measurementsOf(run),
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
}

function measurementsOf({ done, click, carrying, movement, scroll, double }: MouseRun): readonly Measurement[] {
  const measured = (name: string, value: number | null, unit = '', digits = 0): Measurement[] =>
    value === null ? [] : [{ name, value: Number(value.toFixed(digits)), unit, source: 'measured' }];
  const device = deviceOf(scroll);
  return [
    ...(done.click
      ? [
          ...Object.entries(click.counts).flatMap(([button, count]) =>
            measured(`${nameOf(Number(button))} presses`, count),
          ),
          ...measured('Presses that no finger made, click', click.bounces.length),
          ...measured('Carried without letting go', carrying.carried),
          ...measured('Button lost while held', carrying.drops.length),
          { name: 'Let go early', value: carrying.early, unit: '', source: 'observed' as const },
        ]
      : []),
    ...(done.movement
      ? [
          ...measured('Polling rate', movement.rate, 'Hz', 1),
          ...measured('Interval', movement.interval, 'ms', 4),
          ...measured('Spread of the interval', movement.spread, 'ms', 4),
          ...measured('Intervals counted', movement.samples),
        ]
      : []),
    ...(done.scroll
      ? [
          ...measured('Steps up', scroll.up),
          ...measured('Steps down', scroll.down),
          ...measured('Steps left', scroll.left),
          ...measured('Steps right', scroll.right),
          ...measured('Steps against the stroke', reversalsOf(scroll)),
          ...(device ? [{ name: 'Scrolls like, a guess', value: device, unit: '', source: 'measured' as const }] : []),
        ]
      : []),
    ...(done.double
      ? [
          ...measured('Double clicks', double.doubles),
          ...measured('Presses that no finger made, double click', double.bounces.length),
          ...measured('Shortest time between presses', double.shortest, 'ms', 1),
        ]
      : []),
  ];
}
