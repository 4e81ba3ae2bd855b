import type { CheckResult, Measurement } from '../result';
import { BOUNCE, type KeyState, type Keys, STUCK, stateOf } from './keys';
import { boardOf, type Layout } from './layouts';
import { nameOf } from './legends';

/** The facts of a run, from which it is judged. Times in milliseconds since the epoch. */
export interface KeyboardRun {
  readonly keys: Keys;
  readonly layout: Layout;
  readonly startedAt: number;
  readonly finishedAt: number;
}

export interface Findings {
  readonly total: number;
  readonly tested: number;
  /** Codes on the board that were never down, in the board's order. */
  readonly untested: readonly string[];
  readonly faulty: readonly string[];
  readonly stuck: readonly string[];
  readonly bouncing: readonly string[];
  /** Codes that are not on the board. */
  readonly others: readonly string[];
}

/** How many of a board's keys were down at least once. */
export function testedOf({ keys, layout }: Pick<KeyboardRun, 'keys' | 'layout'>): number {
  let count = 0;
  for (const code of boardOf(layout).codes) if (keys.byCode[code]?.tested) count += 1;
  return count;
}

/** Rounded per cent; 100 only when nothing is left. */
export const percentOf = (tested: number, total: number): number =>
  tested === total ? 100 : Math.min(99, Math.round((tested / total) * 100));

export const isFlagged = ({ faulty, stuck, bounces }: KeyState): boolean => faulty || stuck || bounces.length > 0;

export function findingsOf({ keys, layout }: Pick<KeyboardRun, 'keys' | 'layout'>): Findings {
  const { codes } = boardOf(layout);
  const seen = Object.values(keys.byCode);
  const which = (test: (key: KeyState) => boolean) => inOrder(seen.filter(test), codes);
  const untested = codes.filter((code) => !stateOf(keys, code).tested);
  return {
    total: codes.length,
    tested: codes.length - untested.length,
    untested,
    faulty: which(({ faulty }) => faulty),
    stuck: which(({ stuck }) => stuck),
    bouncing: which(({ bounces }) => bounces.length > 0),
    others: which(({ code, tested }) => tested && !codes.includes(code)),
  };
}

/** Codes in the order of the board, those of other keys last. */
function inOrder(keys: readonly KeyState[], codes: readonly string[]): string[] {
  const place = (code: string) => (codes.includes(code) ? codes.indexOf(code) : codes.length);
  return keys.map(({ code }) => code).sort((a, b) => place(a) - place(b));
}

/** Most names in a sentence. */
const NAMED = 24;

/** `F9, F10 and Pause`; of very many the first ones and how many more. */
export function listKeys(codes: readonly string[], layout: Layout, most = NAMED): string {
  const names = codes.slice(0, most).map((code) => nameOf(code, layout));
  const rest = codes.length - names.length;
  const words = rest > 0 ? [...names, `${rest} more`] : names;
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/**
 * Pass: every key of the board was tested and none is flagged. Fail: a key is marked as faulty, stuck or bouncing.
 * Warning: the rest, with the untested keys named.
 */
export function judgeKeyboard(run: KeyboardRun): CheckResult {
  const found = findingsOf(run);
  const { keys, layout, startedAt, finishedAt } = run;
  const flagged = new Set([...found.faulty, ...found.stuck, ...found.bouncing]);
  const onBoard = boardOf(layout).codes.filter((code) => flagged.has(code) && stateOf(keys, code).tested);
  const status = flagged.size > 0 ? 'fail' : found.untested.length > 0 ? 'warning' : 'pass';
  const count = (name: string, value: number, source: Measurement['source']): Measurement => ({
    name,
    value,
    unit: '',
    source,
  });
  return {
    check: 'keyboard',
    name: 'Keyboard',
    status,
    details: sentences(found, layout),
    fineness: { passed: found.tested - onBoard.length, run: found.total },
    measurements: [
      count('Keys tested', found.tested, 'measured'),
      count('Keys on the board', found.total, 'observed'),
      count('Most keys at once', keys.most, 'measured'),
      count('Bouncing keys', found.bouncing.length, 'measured'),
      count('Stuck keys', found.stuck.length, 'measured'),
      count('Keys marked faulty', found.faulty.length, 'observed'),
    ],
    startedAt,
    finishedAt,
  };
}

function sentences(found: Findings, layout: Layout): string {
  const names = (codes: readonly string[]) => listKeys(codes, layout);
  const parts = [
    found.faulty.length > 0 && `Marked as faulty: ${names(found.faulty)}.`,
    found.stuck.length > 0 && `Stuck for over ${STUCK / 1000} s: ${names(found.stuck)}.`,
    found.bouncing.length > 0 && `Pressed again within ${BOUNCE} ms: ${names(found.bouncing)}.`,
    found.untested.length > 0
      ? `${found.tested} of ${found.total} keys tested. Not tested: ${names(found.untested)}.`
      : `All ${found.total} keys tested.`,
    found.untested.length === 0 && found.faulty.length + found.stuck.length + found.bouncing.length === 0
      ? 'Nothing flagged.'
      : false,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The event log as text, one event a line; times in ms since the first. */
export function logText({ log }: Keys): string {
  const start = log[0]?.at ?? 0;
  return log
    .map(({ at, what, code, key }) =>
      `${(at - start).toFixed(1).padStart(10)}  ${what.padEnd(4)}  ${code.padEnd(14)}  ${key === ' ' ? 'Space' : key}`.trimEnd(),
    )
    .join('\n');
}
