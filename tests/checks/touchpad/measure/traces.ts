import { createPadTrace, type PadReading, type PadTrace } from '../../../../measure/live/pad-trace';
import type { WheelInput } from '../../../../measure/pointer/scroll';
import { type Side, sides } from '../../../../measure/touchpad/sides';
import { normal, oneOf, randomOf } from '../../../kit/random';

/**
 * A simulated touchpad and hand, modeled on traces of real ones:
 * - A touchpad reports movement at 60 to 140 Hz, in whole or fractional px, with acceleration when the finger is fast,
 *   and nothing while the finger rests.
 * - A hand draws loops at 0.4 to 2.5 turns per second. It slows down, stops, lifts the finger at full speed, and puts
 *   it down again in motion 200 to 500 ms later.
 * - Two fingers scroll in strokes of 150 to 350 ms that begin and end slowly, with or without a tail of 300 ms of
 *   inertial scrolling.
 */

export interface Pad {
  readonly seed: number;
  /** Reports per second, in Hz. */
  readonly rate: number;
  /** The timer's resolution, in ms. */
  readonly grain: number;
  /** The smallest movement, in CSS px. */
  readonly step: number;
  /** CSS px per mm of a slow finger. */
  readonly gain: number;
  /** Number of single-step jumps, and whether the pointer returns at once. */
  readonly jumps: number;
  readonly isBackAtOnce: boolean;
  /** A dead stretch of the touchpad, in mm from its middle. */
  readonly dead: readonly [from: number, to: number] | null;
  /** Number of times that 50 to 70 ms of a fast line are lost. */
  readonly losses: number;
  /** Standard deviation of the pointer under a resting finger, in CSS px. */
  readonly jitter: number;
}

const goodPad: Pad = {
  seed: 1,
  rate: 125,
  grain: 0.1,
  step: 1,
  gain: 8,
  jumps: 0,
  isBackAtOnce: false,
  dead: null,
  losses: 0,
  jitter: 0,
};

const toGrain = (time: number, grain: number) => Math.round(time / grain) * grain;

/** Draws loops for `seconds`, with stops and lifts. The pointer sometimes leaves the field. */
export function drawLine(change: Partial<Pad> = {}, seconds = 12, trace: PadTrace = createPadTrace()): PadReading {
  const pad = { ...goodPad, ...change };
  const next = randomOf(pad.seed);
  trace.fit(800, 360);
  const interval = 1000 / pad.rate;
  const samples = Math.round((seconds * 1000) / interval);
  const at = (count: number) =>
    new Set(Array.from({ length: count }, (_, i) => Math.round(((i + 1) * samples) / (count + 1))));
  const jumping = at(pad.jumps);
  const losing = at(pad.losses);
  const turns = 0.4 + 1.8 * next();
  const sway = 0.1 + 0.2 * next();
  let phase = 6 * next();
  let [fingerX, fingerY] = [0, 0];
  let [x, y] = [400, 180];
  let [sentX, sentY] = [x, y];
  /** Remaining time in ms for which the finger is off the pad, rests (`resting`), or its movement is lost (`lost`). */
  let off = 0;
  let resting = 0;
  let lost = 0;
  let [heldX, heldY] = [0, 0];
  for (let i = 1; i <= samples; i++) {
    const time = i * interval;
    if (off <= 0 && resting <= 0 && next() < 0.6 / pad.rate) off = 200 + 300 * next();
    else if (off <= 0 && resting <= 0 && next() < 0.4 / pad.rate) resting = 100 + 400 * next();
    if (losing.has(i)) {
      off = 0;
      resting = 0;
      lost = 50 + 20 * next();
    }
    const speed = resting > 0 ? 0 : 1 + 0.7 * Math.sin(2 * Math.PI * sway * (time / 1000));
    phase += (2 * Math.PI * turns * speed * interval) / 1000;
    const toX = 24 * Math.sin(phase);
    const toY = 16 * Math.cos(1.13 * phase);
    let dx = toX - fingerX;
    let dy = toY - fingerY;
    fingerX = toX;
    fingerY = toY;
    if (off > 0 || lost > 0) {
      off -= interval;
      lost -= interval;
      continue;
    }
    resting -= interval;
    if (pad.dead && toX > pad.dead[0] && toX < pad.dead[1]) {
      // The pad detects the finger again only after the stretch, and then adds the missed movement.
      heldX += dx;
      heldY += dy;
      continue;
    }
    dx += heldX;
    dy += heldY;
    heldX = 0;
    heldY = 0;
    // Pointer acceleration: up to three times as far when the finger is fast.
    const pace = Math.hypot(dx, dy) / (interval / 1000);
    const gain = pad.gain * (1 + Math.min(2, pace / 150));
    x += dx * gain;
    y += dy * gain;
    const astray = jumping.has(i) ? 90 + 120 * next() : 0;
    const toStep = (place: number) => Math.round(place / pad.step) * pad.step;
    const [newX, newY] = [toStep(x + astray), toStep(y - astray / 2)];
    if (astray > 0 && !pad.isBackAtOnce) {
      x += astray;
      y -= astray / 2;
    }
    if (newX === sentX && newY === sentY) continue;
    [sentX, sentY] = [newX, newY];
    trace.push(toGrain(time + 0.4 * normal(next) * Math.min(1, interval / 10), pad.grain), newX, newY);
    if (next() < 0.1 / pad.rate) trace.leave();
  }
  return trace.read(seconds * 1000 + 1000);
}

/** A finger that rests for 5 s. As with a real person, the pointer drifts by a few px. */
export function restFinger(change: Partial<Pad> = {}): PadReading {
  const pad = { ...goodPad, ...change };
  const next = randomOf(pad.seed);
  const trace = createPadTrace();
  let [x, y] = [300, 300];
  const creepX = 5 * (next() - 0.5);
  const creepY = 5 * (next() - 0.5);
  for (let time = 0; time < 5000; time += 1000 / pad.rate) {
    const share = time / 5000;
    const [fromX, fromY] = [x, y];
    x = Math.round(300 + creepX * share + pad.jitter * normal(next));
    y = Math.round(300 + creepY * share + pad.jitter * normal(next));
    if (x !== fromX || y !== fromY) trace.push(time, x, y);
  }
  return trace.read(6000);
}

/** Makes `strokes` strokes from the ring to each side. Strokes to the bad side end before they reach it. */
export function reachSides(bad: Side | null = null, strokes = 3, seed = 1): PadReading {
  const next = randomOf(seed);
  const trace = createPadTrace();
  trace.fit(800, 360);
  let time = 0;
  for (const side of sides) {
    for (let stroke = 0; stroke < strokes; stroke++) {
      const reach = side === bad ? 0.6 + 0.2 * next() : 1.02;
      const lasts = 180 + 200 * next();
      time += 600;
      for (let t = 0; t <= lasts; t += 8) {
        const share = t / lasts;
        // A hand begins and ends slowly (minimum-jerk movement): 10 s³ − 15 s⁴ + 6 s⁵.
        const way = reach * (10 * share ** 3 - 15 * share ** 4 + 6 * share ** 5);
        const x = 400 + (side === 'left' ? -400 : side === 'right' ? 400 : 0) * way + 2 * next();
        const y = 180 + (side === 'top' ? -180 : side === 'bottom' ? 180 : 0) * way + 2 * next();
        if (x < 0 || x >= 800 || y < 0 || y >= 360) trace.leave();
        else trace.push(time + t, x, y);
      }
      time += lasts;
    }
  }
  return trace.read(time + 1000);
}

export interface Fingers {
  readonly seed: number;
  /** Events per second, in Hz. */
  readonly rate: number;
  /** The smallest delta, in CSS px. */
  readonly step: number;
  /** `wheelDelta` per px: −3 in Safari and Chromium on macOS, −120 / 53 for a notch of 53 px in Chromium on Linux. */
  readonly notch: number;
  /** Whether the system adds inertial scrolling. */
  readonly rolls: boolean;
  /** Number of strokes with an event in the opposite direction, and (`gaps`) with 45 to 60 ms of missing events. */
  readonly reversed: number;
  readonly gaps: number;
}

const goodFingers: Fingers = { seed: 1, rate: 90, step: 1, notch: -3, rolls: true, reversed: 0, gaps: 0 };

/** A wheel event in px. @param notch `wheelDelta` per px */
export const wheelInput = (deltaX: number, deltaY: number, timestamp: number, notch = -3): WheelInput => ({
  ...{ deltaX, deltaY, timestamp, lines: false, notchX: deltaX * notch, notchY: deltaY * notch },
});

/** Two-finger strokes: six up and six down, then three to each side. */
export function scrollFingers(change: Partial<Fingers> = {}): readonly WheelInput[] {
  const fingers = { ...goodFingers, ...change };
  const next = randomOf(fingers.seed);
  const inputs: WheelInput[] = [];
  let time = 1000;
  const emit = (at: number, along: number, across: number, isSideways: boolean) => {
    const [delta, stray] = [along, across].map((one) => Math.round(one / fingers.step) * fingers.step) as [
      number,
      number,
    ];
    if (delta === 0 && stray === 0) return;
    const [deltaX, deltaY] = isSideways ? [delta, stray] : [stray, delta];
    inputs.push(wheelInput(deltaX, deltaY, at, fingers.notch));
  };
  for (let stroke = 0; stroke < 18; stroke++) {
    const isSideways = stroke >= 12;
    const sign = stroke % 2 === 0 ? 1 : -1;
    const lasts = 150 + 200 * next();
    const length = 160 + 300 * next();
    const fault = stroke >= 12 ? -1 : stroke;
    const gapAt = fault >= 0 && fault < fingers.gaps ? 0.4 : 2;
    const reversedAt = fault >= 0 && fault < fingers.reversed ? 0.5 : 2;
    const gapMs = 45 + 15 * next();
    const interval = 1000 / fingers.rate;
    let before = 0;
    let missing = 0;
    let isReversed = false;
    let last = 0;
    for (let t = interval; t <= lasts; t += interval) {
      const share = t / lasts;
      const way = length * (10 * share ** 3 - 15 * share ** 4 + 6 * share ** 5);
      const delta = way - before;
      before = way;
      if (share >= gapAt && missing < 1) {
        // The pad detects nothing in the gap, and continues at the fingers' new position.
        missing = 1;
        time += gapMs;
      }
      const turn: number = share >= reversedAt && !isReversed ? -1 : 1;
      isReversed ||= turn < 0;
      last = delta;
      emit(time + t + 0.5 * normal(next), sign * turn * delta, 0.4 * normal(next), isSideways);
    }
    time += lasts;
    if (fingers.rolls) {
      for (let t = interval; t <= 300; t += interval) {
        emit(time + t, sign * Math.max(1, last) * 6 * Math.exp(-t / 80), 0, isSideways);
      }
      time += 300;
    }
    time += 180 + 200 * next();
  }
  return inputs;
}

/** A mouse wheel turned up and down in whole steps of 120, or in equal fractions of them. */
export function turnWheel(fraction = 1, seed = 1): readonly WheelInput[] {
  const next = randomOf(seed);
  let time = 1000;
  return Array.from({ length: 60 * fraction }, (_, i) => {
    time += (25 + 60 * next()) / fraction;
    const sign = Math.floor(i / (10 * fraction)) % 2 === 0 ? 1 : -1;
    return wheelInput(0, (sign * 100) / fraction, time, -1.2);
  });
}

/** A typical touchpad from a seed. */
export function padOf(seed: number): Partial<Pad> {
  const next = randomOf(seed);
  return {
    seed,
    rate: oneOf(next, [60, 80, 100, 125, 140]),
    grain: oneOf(next, [0.005, 0.1, 1]),
    step: oneOf(next, [1, 0.5, 0.25]),
    gain: 4 + 8 * next(),
  };
}

/** Two fingers on such a touchpad, in a random browser and system. */
export function fingersOf(seed: number): Partial<Fingers> {
  const next = randomOf(seed);
  return {
    seed,
    rate: oneOf(next, [60, 90, 120]),
    step: oneOf(next, [1, 0.25, 0.01]),
    notch: oneOf(next, [-3, -120 / 53, -1.2]),
    rolls: next() < 0.5,
  };
}
