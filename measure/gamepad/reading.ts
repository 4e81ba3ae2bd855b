/** A pad as the browser shows it in one moment. Plain data. */
export interface PadSample {
  readonly index: number;
  readonly id: string;
  /** Whether the browser knows the pad's layout: https://www.w3.org/TR/gamepad/#remapping */
  readonly isStandard: boolean;
  readonly canRumble: boolean;
  /** `Gamepad.timestamp` in ms: when the values last changed. 0: this browser does not say. */
  readonly stamp: number;
  readonly axes: readonly number[];
  /** The value of each button, 0 to 1. */
  readonly buttons: readonly number[];
}

/** A channel at rest: its mean, its noise (rms), and the uncertainty of the mean (95 %). */
export interface RestReading {
  readonly mean: number;
  readonly noise: number;
  readonly error: number;
}

/** The number of directions in which the reach of a stick is measured, from right, over down. */
export const DIRECTIONS = 32;

/** Everything measured of one stick. 1 is the end of an axis; x is positive to the right and y down. */
export interface StickReading {
  readonly x: number;
  readonly y: number;
  readonly rest: readonly [x: RestReading, y: RestReading] | null;
  /** The largest distance from the center for each direction, and in how many turns it was passed. */
  readonly reach: readonly number[];
  readonly turns: readonly number[];
  /** Where the stick came to rest after a snap from a side, newest last. Sides count from right, over down. */
  readonly returns: readonly { readonly side: number; readonly x: number; readonly y: number }[];
  /** The smallest change of an axis, and the smallest distance from the center other than 0. Null before there is one. */
  readonly step: number | null;
  readonly least: number | null;
}

export interface ButtonReading {
  readonly value: number;
  readonly presses: number;
  readonly high: number;
  /** Times in ms between a release and the next press, where too short for a finger. */
  readonly bounces: readonly number[];
  /** Whether it had a value between released and pressed. */
  readonly isAnalog: boolean;
  /** Null before the pad was at rest. */
  readonly rest: RestReading | null;
}

/** Everything measured of one pad. */
export interface PadReading {
  readonly id: string;
  readonly isStandard: boolean;
  readonly canRumble: boolean;
  readonly sticks: readonly StickReading[];
  readonly buttons: readonly ButtonReading[];
  /** Changed samples a second, as this browser delivers them. Null before there were enough. */
  readonly rate: number | null;
  /** How often the pad was gone and came back or stayed away. */
  readonly losses: number;
  /** How often the pad moved while it should rest. */
  readonly stirs: number;
}

export const buttonsOfStandard = { triggers: [6, 7], sticks: [10, 11], cross: [12, 13, 14, 15], system: 16 } as const;

/** The axes of the sticks. Without a known layout: the first four that are near their middle, in order. */
export function stickAxes({ isStandard, axes }: Pick<PadSample, 'isStandard' | 'axes'>): readonly [number, number][] {
  const near = axes.flatMap((value, i) => (isStandard || Math.abs(value) < 0.5 ? [i] : [])).slice(0, 4);
  return [0, 2].flatMap((from) => {
    const [x, y] = near.slice(from, from + 2);
    return x === undefined || y === undefined ? [] : [[x, y] as [number, number]];
  });
}

/** How the gate of a stick is shaped, with its figures. Null until every direction was passed in `turns` turns. */
export function gateOf({ reach, turns }: Pick<StickReading, 'reach' | 'turns'>, least: number) {
  if (turns.some((count) => count < least)) return null;
  const mean = (from: number, step: number) =>
    reach.filter((_, i) => i % step === from).reduce((sum, one) => sum + one, 0) / (DIRECTIONS / step);
  const straight = mean(0, 8);
  const diagonal = mean(4, 8);
  const between = (mean(2, 8) + mean(6, 8)) / 2;
  const ratio = diagonal / straight;
  // A full square has a ratio of 1.41. An octagon reaches 0.924 between its corners. Half way decides.
  const isNotched = ratio < 1.1 && between / ((straight + diagonal) / 2) < 0.962;
  const shape = isNotched ? 'octagon' : ratio < 1.06 ? 'round' : ratio < 1.33 ? 'cut' : 'square';
  return { shape, error: reach.reduce((sum, one) => sum + Math.abs(one - 1), 0) / DIRECTIONS } as const;
}
