/** The drawing's size in units of its own. */
export const WIDTH = 100;
export const HEIGHT = 59;

/** A box in units of the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The centers of the sticks, and how far a stick at 1 is from its center. A square gate reaches 1.41 of it. */
export const stickCenters = [
  [34, 41],
  [66, 41],
] as const;
export const STICK_REACH = 13;

const SIDE = 5;
const at = (x: number, y: number, width = SIDE, height = width): Spot => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
const cross = (x: number, y: number) => [at(x, y - 5.5), at(x, y + 5.5), at(x - 5.5, y), at(x + 5.5, y)] as const;
const [faceUp, faceDown, faceLeft, faceRight] = cross(89, 25);
/** The boxes of the standard layout, by the number of the button: https://www.w3.org/TR/gamepad/#remapping */
const standard: readonly Spot[] = [
  ...[faceDown, faceRight, faceLeft, faceUp],
  ...[at(14, 11.5, 18, 3), at(86, 11.5, 18, 3), at(14, 5, 18, 7), at(86, 5, 18, 7)],
  ...[at(43, 18, 5, 3), at(57, 18, 5, 3), at(34, 24.5, 6, 2), at(66, 24.5, 6, 2)],
  ...cross(11, 25),
  ...[at(50, 10, 5), at(50, 18, 5, 3)],
];

/** Where a button is drawn. An unknown layout is a row. Null: there is no room for it. */
export function spotOf(i: number, isStandard: boolean): Spot | null {
  if (isStandard) return standard[i] ?? null;
  const x = 5 + 6 * (i % 16);
  return i < 32 ? at(x, i < 16 ? 5 : 11) : null;
}
