import type { KeyInput } from '../../../../measure/keyboard/keys';
import { between, type Random } from '../../../kit/random';
import { input } from '../keyboard.model';

/** A finger on a key, from when to when in ms. */
export interface Finger {
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

interface Matrix {
  /** Row and column of each key. Keys without a place are wired alone. */
  readonly places: Readonly<Record<string, readonly [row: number, column: number]>>;
  /** What the firmware does where three corners of a rectangle are closed. Keys with diodes need nothing. */
  readonly corners: 'diodes' | 'blocked' | 'ghosts';
  /** In ms: between two scans, for which a key must be down or up before it counts, and between two reports. */
  readonly scan: number;
  readonly debounce: { readonly down: number; readonly up: number };
  readonly report: number;
}

/** The events of a keyboard under fingers, at the times of its reports. */
export function eventsOf(fingers: readonly Finger[], matrix: Matrix): KeyInput[] {
  const { places, corners, scan, debounce, report } = matrix;
  const events: KeyInput[] = [];
  const codes = [...new Set([...Object.keys(places), ...fingers.map(({ code }) => code)])];
  const down = new Set<string>();
  const since = new Map<string, number>();
  const end = Math.max(...fingers.map(({ to }) => to)) + 200;
  for (let at = 0; at < end; at += scan) {
    const closed = new Set(fingers.filter(({ from, to }) => from <= at && at < to).map(({ code }) => code));
    // Current flows around three closed corners of a rectangle, so the fourth looks closed, too.
    const wired =
      corners === 'diodes'
        ? closed
        : new Set(codes.filter((code) => closed.has(code) || isCorner(code, closed, places)));
    // Firmware that blocks leaves the keys of such a rectangle as they were.
    const read = (code: string) =>
      corners === 'blocked' && isCorner(code, wired, places) ? down.has(code) : wired.has(code);
    for (const code of codes) {
      const isDown = down.has(code);
      if (read(code) === isDown) {
        since.delete(code);
        continue;
      }
      since.set(code, since.get(code) ?? at);
      if (at - (since.get(code) ?? at) < (isDown ? debounce.up : debounce.down)) continue;
      since.delete(code);
      if (isDown) down.delete(code);
      else down.add(code);
      events.push(input(isDown ? 'up' : 'down', code, Math.ceil(at / report) * report));
    }
  }
  // A report lists what came up before what came down.
  return events.toSorted((a, b) => a.at - b.at || (a.phase === b.phase ? 0 : a.phase === 'up' ? -1 : 1));
}

/** Whether three other keys are closed that form a rectangle with a key. */
function isCorner(code: string, closed: ReadonlySet<string>, places: Matrix['places']): boolean {
  const [row, column] = places[code] ?? [];
  if (row === undefined) return false;
  const others = [...closed].flatMap((key) => (key !== code && places[key] ? [places[key]] : []));
  const has = (r: number, c: number | undefined) => others.some(([y, x]) => y === r && x === c);
  return others.some(([r, c]) => r !== row && c !== column && has(r, column) && has(row, c));
}

/** A hand that holds keys together, and lifts one finger after the other, in any order. Times in ms. */
export function holdAll(random: Random, codes: readonly string[], from: number): Finger[] {
  const held = between(random, 600, 2000);
  const order = codes.map((code) => ({ code, lift: random() })).sort((a, b) => a.lift - b.lift);
  return order.map(({ code }, i) => ({
    code,
    from: from + between(random, 0, 150),
    to: from + 150 + held + i * between(random, 80, 400),
  }));
}
