import { stickNames } from '../../content/gamepad';
import { capital, counted, fixed, list, times } from '../../content/words';
import { DIRECTIONS, gateOf, type StickReading, stickSides } from '../../measure/gamepad/reading';
import { type Amount, type Finding, findingsIn, type Part, partOf } from '../result';
import { MIN_FAULT_TURNS, MIN_TURNS, type PadRule } from './evidence';

/**
 * What games hide around the center: Unity’s default, and the dead zones that Microsoft gives for the left and the right
 * stick. https://docs.unity3d.com/Packages/com.unity.inputsystem@1.20/manual/default-value-properties.html
 * https://learn.microsoft.com/en-us/windows/win32/xinput/getting-started-with-xinput#dead-zone
 */
export const MAX_OFFSET = 0.125;
export const MAX_DRIFT = [7849 / 32767, 8689 / 32767] as const;
/** From here on a stick or trigger counts as fully moved: Unity’s default, see above. */
export const MIN_REACH = 0.925;
/** Between its sides, a stick in an octagon gate reaches 0.924 at least. See `gamepad.rows.ts`. */
export const MIN_REACH_BETWEEN = 0.85;
/** Noise at rest, rms. Healthy pads flicker by one or two of 256 steps. See `gamepad.rows.ts`. */
export const MAX_NOISE = 0.015;
/** A pad that moves more often than this while it should rest may do so by itself. */
export const MAX_STIRS = 2;

/** A part of the gamepad test's result. */
export type PadPart = Part<PadRule>;
/** A share in words. @param digits after the point. */
export const percent = (value: number, digits = 1) => `${fixed(100 * value, digits)}%`;
/** A share as the amount of a finding. */
export const amountOf = (value: number): Amount => ({
  value: Number((100 * value).toFixed(1)),
  unit: '%',
  source: 'measured',
});

/** The distance of a stick from its center at rest, with its uncertainty (95 %) and its noise. */
export function offsetOf({ rest }: StickReading) {
  if (!rest) return null;
  const [x, y] = rest;
  return {
    offset: Math.hypot(x.mean, y.mean),
    error: Math.max(x.error, y.error),
    noise: Math.max(x.noise, y.noise),
  };
}

/** The farthest place that a stick came back to, and how far these places are from their mean at most. */
export function returnsOf({ returns }: StickReading) {
  if (returns.length === 0) return null;
  const mean = (of: 'x' | 'y') => returns.reduce((sum, one) => sum + one[of], 0) / returns.length;
  const [x, y] = [mean('x'), mean('y')];
  return {
    farthest: Math.max(...returns.map((one) => Math.hypot(one.x, one.y))),
    spread: Math.max(...returns.map((one) => Math.hypot(one.x - x, one.y - y))),
  };
}

/** How a stick lies at rest. @param stirs how often something moved while the pad should rest. */
export function restPart(stick: StickReading, at: 0 | 1, stirs: number): PadPart {
  const name = stickNames[at];
  const part = partOf(`rest-${at}`, 'rest', `${name} at rest`);
  const read = offsetOf(stick);
  if (!read) {
    return part(
      'not-run',
      stirs > MAX_STIRS
        ? `Something moved ${times(stirs)}. If nobody touched it, it is faulty.`
        : 'Not measured at rest.',
    );
  }
  const { offset, error, noise } = read;
  const words = `${fixed(100 * offset, 2)} ± ${percent(error, 2)} off center, noise ${percent(noise)}.`;
  const found: Finding[] = [];
  const isDrift = offset - error > MAX_DRIFT[at];
  if (isDrift || offset - error > MAX_OFFSET) {
    found.push({ code: isDrift ? 'GPD-DRIFT' : 'GPD-OFFSET', where: { on: name }, amount: amountOf(offset) });
  }
  if (noise > MAX_NOISE) found.push({ code: 'GPD-NOISE', where: { on: name }, amount: amountOf(noise) });
  const findings = findingsIn(found);
  if (findings) return part(findings, words);
  return offset + error > MAX_OFFSET
    ? part('inconclusive', `${words} The limit of ${percent(MAX_OFFSET)} is inside this range.`)
    : part('pass', words);
}

/**
 * What the offset of a stick takes from its reach in a direction. The offset is judged at rest, and a fault is not
 * counted twice. As much as is allowed, if it was not measured.
 */
function lostToOffset({ rest }: StickReading, direction: number): number {
  if (!rest) return MAX_OFFSET;
  const angle = (2 * Math.PI * direction) / DIRECTIONS;
  return Math.max(0, -(rest[0].mean * Math.cos(angle) + rest[1].mean * Math.sin(angle)));
}

/** How far a stick reaches in each direction. */
export function reachPart(stick: StickReading, at: 0 | 1): PadPart {
  const name = stickNames[at];
  const { turns } = stick;
  const part = partOf(`reach-${at}`, 'reach', `${name}, edge`);
  const gate = gateOf(stick, MIN_TURNS);
  if (!gate) {
    const passed = turns.filter((count) => count >= MIN_TURNS).length;
    return passed === 0
      ? part('not-run', 'It was not turned around its edge.')
      : part('inconclusive', `${passed} of ${DIRECTIONS} directions passed in ${MIN_TURNS} turns.`);
  }
  const reach = stick.reach.map((distance, i) => distance + lostToOffset(stick, i));
  const sides = stickSides.map((side, i) => {
    const middle = (i * DIRECTIONS) / 4;
    const beside = [middle, middle + 1, (middle + DIRECTIONS - 1) % DIRECTIONS];
    return { side, most: Math.max(...beside.map((one) => reach[one] ?? 0)) };
  });
  const short = sides.filter(({ most }) => most < MIN_REACH);
  const least = Math.min(...reach);
  if (short.length > 0 || least < MIN_REACH_BETWEEN) {
    const worst = Math.min(...short.map(({ most }) => most), least);
    const words =
      short.length > 0
        ? `${capital(list(short.map(({ side }) => side)))}: ${percent(Math.min(...short.map(({ most }) => most)))} at most, its offset allowed for.`
        : `Between its sides it reaches ${percent(least)} at least.`;
    if (turns.some((count) => count < MIN_FAULT_TURNS)) {
      return part('inconclusive', `${words} Press it against the edge, for two more turns.`);
    }
    const code = short.length > 0 ? 'GPD-REACH' : 'GPD-GATE';
    return part(
      [
        {
          code,
          where: { on: name, channel: list(short.map(({ side }) => side)) || 'between' },
          amount: amountOf(worst),
        },
      ],
      words,
    );
  }
  return part('pass', `${capital(gate.shape)}. Circularity error ${percent(gate.error)}.`);
}

/** Where a stick comes to rest after it snapped back. */
export function returnPart(stick: StickReading, at: 0 | 1): PadPart {
  const name = stickNames[at];
  const part = partOf(`return-${at}`, 'return', `${name}, return`);
  const read = returnsOf(stick);
  if (!read) return part('not-run', 'It did not snap back yet.');
  const { farthest, spread } = read;
  const words = `${counted(stick.returns.length, 'return')}, ${percent(farthest)} off center at most, spread ${percent(spread)}.`;
  // One sample of each return: the noise at rest is its uncertainty.
  const sure = farthest - 2 * (offsetOf(stick)?.noise ?? 0);
  if (sure > MAX_OFFSET) {
    const code = sure > MAX_DRIFT[at] ? 'GPD-DRIFT' : 'GPD-RETURN';
    return part([{ code, where: { on: name }, amount: amountOf(farthest) }], words);
  }
  const missing = stickSides.filter((_, side) => !stick.returns.some((one) => one.side === side));
  if (missing.length > 0) return part('inconclusive', `${words} Still missing: from ${list(missing)}.`);
  return part('pass', words);
}
