import { figures, parts, say, sideNames, stickNames } from '../../content/verdicts/gamepad';
import { DIRECTIONS, gateOf, type StickReading } from '../../measure/gamepad/reading';
import { amountOf, estimated, type Figures, type Finding, findingsIn, measured, type Part, partOf } from '../result';
import { type evidence, MIN_FAULT_TURNS, MIN_TURNS } from './evidence';

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
export type PadPart = Part<keyof typeof evidence>;
/** A share from 0 to 1 in percent, as the amount of a finding. */
export const shareOf = (value: number) => amountOf(100 * value, '%', 1);
/** The same as a figure. */
export const shareFigure = (name: string, value: number | null | undefined, digits = 1) =>
  measured(name, value && 100 * value, '%', digits);

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
function returnsOf({ returns }: StickReading) {
  if (returns.length === 0) return null;
  const mean = (of: 'x' | 'y') => returns.reduce((sum, one) => sum + one[of], 0) / returns.length;
  const [x, y] = [mean('x'), mean('y')];
  return {
    farthest: Math.max(...returns.map((one) => Math.hypot(one.x, one.y))),
    spread: Math.max(...returns.map((one) => Math.hypot(one.x - x, one.y - y))),
  };
}

/** How a stick lies at rest. */
function restPart(stick: StickReading, at: 0 | 1, stirs: number): PadPart {
  const part = partOf(`rest-${at}`, 'rest', parts.rest(at));
  const read = offsetOf(stick);
  if (!read) return part('not-run', stirs > MAX_STIRS ? say.stirred(stirs) : say.notRested);
  const { offset, error, noise } = read;
  const words = say.rest(read);
  const where = { on: stickNames[at] };
  const found: Finding[] = [];
  const isDrift = offset - error > MAX_DRIFT[at];
  if (isDrift || offset - error > MAX_OFFSET) {
    found.push({ code: isDrift ? 'GPD-DRIFT' : 'GPD-OFFSET', where, amount: shareOf(offset) });
  }
  if (noise > MAX_NOISE) found.push({ code: 'GPD-NOISE', where, amount: shareOf(noise) });
  const findings = findingsIn(found);
  if (findings) return part(findings, words);
  if (offset + error > MAX_OFFSET) return part('inconclusive', `${words} ${say.unsure(MAX_OFFSET)}`);
  return part('pass', words);
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
function reachPart(stick: StickReading, at: 0 | 1): PadPart {
  const { turns } = stick;
  const part = partOf(`reach-${at}`, 'reach', parts.reach(at));
  const gate = gateOf(stick, MIN_TURNS);
  if (!gate) {
    const passed = turns.filter((count) => count >= MIN_TURNS).length;
    if (passed === 0) return part('not-run', say.notTurned);
    return part('inconclusive', say.passed(passed, DIRECTIONS, MIN_TURNS));
  }
  const reach = stick.reach.map((distance, i) => distance + lostToOffset(stick, i));
  const least = Math.min(...reach);
  const sides = sideNames.map((name, side) => {
    const middle = (side * DIRECTIONS) / 4 + DIRECTIONS;
    return { name, most: Math.max(...[-1, 0, 1].map((by) => reach[(middle + by) % DIRECTIONS] ?? 0)) };
  });
  const short = sides.filter(({ most }) => most < MIN_REACH).map(({ name }) => name);
  if (short.length === 0 && least >= MIN_REACH_BETWEEN) return part('pass', say.edge(gate.shape, gate.error));
  const words =
    short.length > 0 ? say.short(short, Math.min(...sides.map(({ most }) => most))) : say.shortBetween(least);
  if (turns.some((count) => count < MIN_FAULT_TURNS)) return part('inconclusive', `${words} ${say.press}`);
  const code = short.length > 0 ? 'GPD-REACH' : 'GPD-GATE';
  const where = { on: stickNames[at], channel: say.sides(short) };
  return part([{ code, where, amount: shareOf(least) }], words);
}

/** Where a stick comes to rest after it snapped back. */
function returnPart(stick: StickReading, at: 0 | 1): PadPart {
  const part = partOf(`return-${at}`, 'return', parts.return(at));
  const read = returnsOf(stick);
  if (!read) return part('not-run', say.notSnapped);
  const words = say.returns(stick.returns.length, read);
  // One sample of each return: the noise at rest is its uncertainty.
  const sure = read.farthest - 2 * (offsetOf(stick)?.noise ?? 0);
  if (sure > MAX_OFFSET) {
    const code = sure > MAX_DRIFT[at] ? 'GPD-DRIFT' : 'GPD-RETURN';
    return part([{ code, where: { on: stickNames[at] }, amount: shareOf(read.farthest) }], words);
  }
  const missing = sideNames.filter((_, side) => !stick.returns.some((one) => one.side === side));
  if (missing.length > 0) return part('inconclusive', `${words} ${say.missing(missing)}`);
  return part('pass', words);
}

/** The parts of a stick's result. @param stirs how often something moved while the pad should rest */
export const stickParts = (stick: StickReading, at: 0 | 1, stirs: number): readonly PadPart[] => [
  restPart(stick, at, stirs),
  reachPart(stick, at),
  returnPart(stick, at),
];

/** The figures of a stick. */
export function stickFigures(stick: StickReading, at: number): Figures {
  const rest = offsetOf(stick);
  const gate = gateOf(stick, MIN_TURNS);
  const back = returnsOf(stick);
  return [
    shareFigure(figures.offset(at), rest?.offset),
    shareFigure(figures.offsetBy(at), rest?.error, 2),
    shareFigure(figures.noise(at), rest?.noise, 2),
    gate && sideNames.map((name, side) => shareFigure(figures.reach(at, name), stick.reach[(side * DIRECTIONS) / 4])),
    shareFigure(figures.circularity(at), gate?.error),
    estimated(figures.gate(at), gate && say.gate(gate.shape)),
    shareFigure(figures.farthest(at), back?.farthest),
    shareFigure(figures.spread(at), back?.spread),
    shareFigure(figures.step(at), stick.step, 2),
    // Around a center that flickers there is no dead zone.
    rest?.offset === 0 && rest.noise === 0 && shareFigure(figures.zone(at), stick.least),
  ];
}
