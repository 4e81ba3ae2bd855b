import type { KeyInput } from '../../../../measure/keyboard/keys';
import { between, normal, oneOf, type Random } from '../../../kit/random';
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

/** A hand that presses keys one by one, and lifts them in any order, or in the same. Times in ms. */
export function inTurn(random: Random, codes: readonly string[], from: number, isSame = false): Finger[] {
  const turns = codes.map((code) => ({ code, lift: random() }));
  const lifted = isSame ? turns : turns.toSorted((a, b) => a.lift - b.lift);
  const gaps = () => codes.map(() => between(random, 60, 400));
  const [downs, ups, held] = [gaps(), gaps(), between(random, 600, 2000)];
  const after = (all: readonly number[], i: number) => all.slice(0, i).reduce((sum, gap) => sum + gap, from);
  return turns.map((turn, i) => ({
    code: turn.code,
    from: after(downs, i),
    to: after(downs, codes.length) - from + held + after(ups, lifted.indexOf(turn)),
  }));
}
export const inOrder = (random: Random, codes: readonly string[], from: number) => inTurn(random, codes, from, true);

/** A person whose finger slips onto KeyM, more or less often, and mostly the same finger. Returns how it holds keys. */
export function clumsy(person: Random): typeof holdAll {
  const often = oneOf(person, [0.1, 0.5, 1]);
  const usual = Math.floor(3 * person());
  // As the test asks, as one, or as one and lifted as one.
  const way = oneOf(person, [inTurn, inOrder, holdAll, 'as one'] as const);
  return (random, codes, from) => {
    const near = (at: number, ms: number) => at + ms * normal(random);
    const fingers = (way === 'as one' ? holdAll : way)(random, codes, from).map((finger, _, all) =>
      way === 'as one'
        ? { ...finger, from: from + between(random, 0, 30), to: (all[0]?.to ?? 0) + between(random, 0, 40) }
        : finger,
    );
    if (random() > often) return fingers;
    const own = fingers[random() < 0.8 ? usual : Math.floor(3 * random())] as Finger;
    const first = Math.min(...fingers.map(({ to }) => to));
    // It lifts with its finger, moves as another is lifted, or rolls off at any time.
    const to = oneOf(random, [near(own.to, 12), near(own.to, 12), near(first, 30), between(random, own.from, own.to)]);
    const down = Math.max(0, near(own.from, 12));
    return [...fingers, { code: 'KeyM', from: down, to: Math.max(down + 20, to) }];
  };
}
