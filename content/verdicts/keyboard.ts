import { type Keyboard, layoutNames, nameOf } from '../key-names';
import { counted, list } from '../words';
import { rule } from './rule';

/** Words of the keyboard test's verdicts. Keys are `KeyboardEvent.code` or lists of their names, times milliseconds. */

/** @param presses how many of each key the double presses need */
export const evidenceTexts = (presses: number) => ({
  tested: rule('Keys tested', 'Press every key of the layout that your keyboard has.', 'Press Remaining Keys'),
  stuck: rule('Stuck keys', 'Release each key that you press.', 'Press Keys Again'),
  bounce: rule('Double presses', `Press every key at least ${presses} times.`, 'Press Keys Again'),
  marked: rule('Marked as faulty', 'Click a key on the board to mark it as faulty.', 'Mark Keys'),
});

/** The maximum number of keys named in a sentence, and how many are named of more. The drawing shows all. */
const MAX_NAMED_KEYS = 12;
const FEW_KEYS = 3;

/** `F9, F10 and Pause`. A long list is cut and ends with how many more there are. */
export function listKeys(
  codes: readonly string[],
  layout: Keyboard,
  most = codes.length > MAX_NAMED_KEYS ? FEW_KEYS : MAX_NAMED_KEYS,
): string {
  const names = codes.slice(0, most).map((code) => nameOf(code, layout));
  const rest = codes.length - names.length;
  return list(rest > 0 ? [...names, `${rest} more`] : names);
}

type Size = keyof typeof layoutNames.size;
const ms = (time: number) => `${time.toFixed(1)} ms`;

export const say = {
  allTested: (total: number) => `All ${total} keys tested.`,
  tested: (count: number, of: number, untested: string) => `${count} of ${of} keys tested. Not tested: ${untested}.`,
  testedPart: (count: number, of: number, untested: string) => `${count} of ${of}. Not tested: ${untested}.`,
  /** `3 keys not fitted, not counted.` */
  absent: (count: number, keys = '') => `${counted(count, 'key')} not fitted, not counted${keys && `: ${keys}`}.`,
  marked: (keys: string) => `Marked as faulty: ${keys}.`,
  stuck: (keys: string) => `Stuck: ${keys}.`,
  held: (least: number) => `held for over ${least / 1000} s while other keys were pressed.`,
  noKey: 'No key was pressed.',
  unreleased: (keys: string) => `No release seen: ${keys}.`,
  released: 'Each key that was pressed came up again.',
  bouncing: (keys: string) => `Double presses: ${keys}.`,
  /** @param gaps of the double presses of a key */
  bounced: (gaps: readonly number[]) =>
    `${gaps.length === 1 ? 'double press' : `${gaps.length} double presses, the fastest`} after ${ms(Math.min(...gaps))}.`,
  cameTwice: (key: string, gap: number) => `${key} came twice once, after ${ms(gap)}, which a finger can do.`,
  more: (keys: number, presses: number) =>
    `Press ${keys === 1 ? 'it' : 'each'} ${presses} more times, slowly, to tell.`,
  noBounce: (presses: number) => `No double presses found. Every key was pressed ${presses} times or more.`,
  repeated: (count: number, of: number, presses: number) =>
    `${count} of ${of} keys pressed ${presses} times or more.${count > 0 ? ' No double presses on these.' : ''}`,
  noFault: 'No faults found.',
  doubtful: (keys: string) => `In doubt: ${keys}.`,
  bounceNotRun: 'Not run: double presses.',
  of: (count: number, all: number) => `${count} of ${all}`,
  beside: (key: string, others: readonly string[]) => `${key} beside ${list(others)}`,
  ghosts: (key: string, others: readonly string[]) => `${key} by ${list(others)}`,
  /** Why another size is offered. */
  larger: (size: Size, extra: string) => `Pressed, but not part of the ${layoutNames.size[size]} layout: ${extra}.`,
  smaller: (size: Size, tested: number, total: number) =>
    tested === total
      ? `All ${total} keys of the ${layoutNames.size[size]} layout were pressed.`
      : `Only keys of the ${layoutNames.size[size]} layout were pressed: ${tested} of ${total}.`,
} as const;

/** Names of the figures. */
export const figures = {
  layout: 'Layout',
  most: 'Most keys at once',
  stuck: 'Stuck keys',
  repeated: (presses: number) => `Keys pressed ${presses} times or more`,
  bouncing: 'Keys with double presses',
  faulty: 'Keys marked as faulty',
  groups: 'Groups of three that came together',
  blocked: 'Blocked keys',
  ghosts: 'Ghost presses',
  interval: 'Report interval',
} as const;
