import { counted, inWords, list, times } from '../words';
import { rule } from './rule';

/** Words of the mouse test's verdicts. A button is a `MouseEvent.button`. Times are in milliseconds. */

type Limits<Name extends string> = Readonly<Record<Name, number>>;

export const evidenceTexts = (least: Limits<'presses' | 'intervals' | 'steps' | 'doubles'>) => ({
  click: rule(
    'Click',
    `Press Left, Middle and Right in turn, ${least.presses} times each, and drag the block to the frame.`,
    'Run Click Test',
  ),
  movement: rule(
    'Movement',
    `Move the mouse fast until ${least.intervals} intervals are counted.`,
    'Run Movement Test',
  ),
  scroll: rule(
    'Scroll',
    `Scroll down only, at least ${least.steps} steps. Then scroll up only, at least ${least.steps} steps.`,
    'Run Scroll Test',
  ),
  double: rule('Double click', `Double-click ${least.doubles} times, left and right in turn.`, 'Run Double Click Test'),
});

/** What the test cannot find. */
export const blindSpot = ({ gap, jump, counts }: Limits<'gap' | 'jump' | 'counts'>) =>
  `What the test cannot find: a switch that closes again later than ${gap} ms, or so rarely that not one of your presses shows it, a wheel that jumps more than ${counted(jump, 'step')} at once, and the polling rate of a mouse that moves less than ${counts} counts in each report and keeps its speed.`;

export const buttonNames = ['Left', 'Middle', 'Right', 'Back', 'Forward'] as const;
export const buttonName = (button: number): string => buttonNames[button] ?? `Button ${button + 1}`;

const ms = (time: number) => `${time.toFixed(1)} ms`;
const buttons = (some: readonly number[]) => list(some.map(buttonName));

/** The ± of a rate with its unit, rounded up; null where older rules measured none. */
export function marginOf({ uncertainty }: { readonly uncertainty?: number | null }): string | null {
  if (typeof uncertainty !== 'number') return null;
  const digits = uncertainty > 0.5 ? 0 : uncertainty > 0.05 ? 1 : 2;
  const unit = 10 ** -digits;
  return `± ${(Math.max(1, Math.ceil(uncertainty / unit)) * unit).toFixed(digits)} Hz`;
}

export const say = {
  notRun: 'Not completed.',
  /** @param after of each accidental double click */
  bounced: (button: number, after: readonly number[]) =>
    `${buttonName(button)}: ${counted(after.length, 'accidental double click')}, ${after.length === 1 ? '' : 'the fastest '}after ${ms(Math.min(...after))}.`,
  cameTwice: (button: number, after: number) =>
    `${buttonName(button)} came twice once, after ${ms(after)}, which a finger can do.`,
  lost: (drops: readonly number[]) =>
    drops.length === 1
      ? `Left lost contact during the drag, for ${ms(Math.min(...drops))}.`
      : `Left lost contact ${drops.length} times during the drag, for ${ms(Math.min(...drops))} at least.`,
  noPress: 'No button was pressed.',
  pressed: (counts: readonly (readonly [button: string, count: number])[]) =>
    `${list(counts.map(([button, count]) => `${buttonName(Number(button))} ${count}`))} presses.`,
  noMiddle: 'Middle is not fitted.',
  few: (some: readonly number[], presses: number) => `Pressed fewer than ${presses} times: ${buttons(some)}.`,
  more: (some: readonly number[], presses: number) => `Press ${buttons(some)} ${presses} more times to tell.`,
  notDragged: 'The block was not dragged to the frame.',
  early: (count: number) => `The block was dropped early ${times(count)}.`,
  noBounce: 'No accidental double clicks.',
  rate: (rate: number, margin: string | null, samples: number) =>
    `${Math.round(rate)} Hz${margin ? ` ${margin}` : ''}, based on ${samples} intervals.`,
  notMoved: 'The mouse was not moved on the field.',
  slow: 'The mouse was moved too slowly. It reports only when it moved, so a slow hand hides its rate.',
  frames: 'The browser delivers one sample a frame, so the rate of the mouse is hidden.',
  fewIntervals: (count: number, of: number) => `Only ${count} of ${of} intervals were counted.`,
  steps: (up: number, down: number) => `${up} up, ${down} down.`,
  jumped: (count: number) => `The wheel jumped backwards ${times(count)}.`,
  notScrolled: 'Nothing was scrolled.',
  steppedBack: (count: number) =>
    `It stepped back ${times(count)}. Your hand turned back and forth, so the wheel cannot be told from it.`,
  fewSteps: (least: number) => `${least} of each are needed.`,
  pad: 'It scrolls like a touch pad, so wheel jumps are not checked.',
  noJump: 'No wheel jumps.',
  noDouble: 'No double click was made.',
  doubles: (count: number) => `${counted(count, 'double click')}.`,
  fewDoubles: (count: number, of: number) => `${count} of ${of} double clicks.`,
  notAgain: 'It did not again.',
  noThird: 'No third presses.',
  open: (names: readonly string[]) => `Not run: ${list(names).toLowerCase()}.`,
  noFault: (count: number) => `All ${inWords(count)} tests completed. No faults found.`,
  noWheel: 'Wheel: not fitted, declared.',
  notFitted: 'not fitted',
} as const;

/** Names of the figures. */
export const figures = {
  presses: (button: number) => `${buttonName(button)} presses`,
  middle: 'Middle button',
  clickBounces: 'Accidental double clicks, click test',
  drags: 'Complete drags',
  lost: 'Contact lost during a drag',
  early: 'Block dropped early',
  rate: 'Polling rate',
  rateBy: 'Uncertainty of the polling rate',
  interval: 'Interval',
  spread: 'Spread of the interval',
  intervals: 'Intervals counted',
  steps: (way: 'up' | 'down' | 'left' | 'right') => `Steps ${way}`,
  jumps: 'Wheel jumps',
  device: 'Scroll device',
  wheel: 'Wheel',
  doubles: 'Double clicks',
  doubleBounces: 'Accidental double clicks, double click test',
  shortest: 'Shortest time between presses',
} as const;
