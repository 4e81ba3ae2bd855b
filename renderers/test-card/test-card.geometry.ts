import type { PackedColor } from '../../measure/color/packed';

/** All lengths in whole device px, from the card's top left. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: PackedColor;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A line of text centered on (`x`, `y`), at most `width` wide, in letters of `size`. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

export interface TestCardGeometry {
  /** Behind the disc, in painting order. */
  readonly field: readonly Rect[];
  readonly stars: readonly Circle[];
  readonly disc: Circle;
  /** Inside the disc and clipped by it. */
  readonly dial: readonly Rect[];
  readonly name: Label;
  readonly plate: Label;
  /** Widths of the lines around the stars and around the disc. */
  readonly hair: number;
  readonly rim: number;
}

export const cardGround = 0x7f7f7f;

const black = 0x000000;
const white = 0xffffff;
const tick = gray(0x8c);
const eight = [white, black, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff] as const;
const nearBlacks = [0x00, 0x0b, 0x16, 0x22] as const;
const nearWhites = [0xdd, 0xe9, 0xf4, 0xff] as const;
/** Width in device px of a line, and of the gap after it. */
const burstLines = [1, 2, 3, 4, 6] as const;
const graySteps = 11;
/** The disc's diameter, in units of the 16 × 10 grid. */
const diameter = 8.6;

/**
 * Lays out the test card for `width` × `height` device px on a grid of 16 × 10 units. Rounds every edge to a whole
 * pixel. Below a width of 520 CSS px the plate's letters are larger, so that they stay legible.
 */
export function layOutTestCard(width: number, height: number, pixelRatio: number): TestCardGeometry {
  const column = (units: number) => Math.round((units * width) / 16);
  const row = (units: number) => Math.round((units * height) / 10);
  const hair = Math.max(1, Math.round(pixelRatio));
  const rim = Math.max(2, Math.round(2 * pixelRatio));
  const disc: Circle = { x: column(8), y: row(5), radius: column(diameter / 2) };
  const star = (x: number, y: number): Circle => ({ x: column(x), y: row(y), radius: column(1.25) });

  const { rects, name, plate } = layOutDial(disc, row, hair, rim);
  const narrow = width < 520 * pixelRatio;
  return {
    field: [...grid(column, row, width, height, hair), ...border(column, row, width, height), ...levels(column, row)],
    stars: [star(2, 2), star(14, 2), star(2, 8), star(14, 8)],
    disc,
    dial: rects,
    name: { ...name, size: column(0.56) },
    plate: { ...plate, size: column(narrow ? 0.42 : 0.31) },
    hair,
    rim,
  };
}

type Scale = (units: number) => number;
type Box = Omit<Rect, 'color'>;

function grid(column: Scale, row: Scale, width: number, height: number, hair: number): Rect[] {
  return [
    ...count(16, (i) => ({ x: column(i + 0.5), y: 0, width: hair, height, color: white })),
    ...count(10, (i) => ({ x: 0, y: row(i + 0.5), width, height: hair, color: white })),
  ];
}

/** Alternating blocks along all four edges, black in the corners. */
function border(column: Scale, row: Scale, width: number, height: number): Rect[] {
  const depthX = column(0.5);
  const depthY = row(0.5);
  const block = (i: number) => (i % 2 === 0 ? white : black);
  const across = count(15, (i) => ({ ...between(column(i + 0.5), column(i + 1.5)), color: block(i) }));
  const down = count(9, (i) => {
    const { x: y, width: height } = between(row(i + 0.5), row(i + 1.5));
    return { y, height, color: block(i) };
  });
  const corner = { width: depthX, height: depthY, color: black };
  return [
    ...across.flatMap((part) => [
      { ...part, y: 0, height: depthY },
      { ...part, y: height - depthY, height: depthY },
    ]),
    ...down.flatMap((part) => [
      { ...part, x: 0, width: depthX },
      { ...part, x: width - depthX, width: depthX },
    ]),
    { ...corner, x: 0, y: 0 },
    { ...corner, x: width - depthX, y: 0 },
    { ...corner, x: 0, y: height - depthY },
    { ...corner, x: width - depthX, y: height - depthY },
  ];
}

/** Four near-black bars at the left and four near-white bars at the right, like PLUGE bars. */
function levels(column: Scale, row: Scale): Rect[] {
  const bar = (start: number, i: number, code: number): Rect => ({
    ...between(column(start + i / 2), column(start + (i + 1) / 2)),
    y: row(4),
    height: row(6) - row(4),
    color: gray(code),
  });
  return [...nearBlacks.map((code, i) => bar(1, i, code)), ...nearWhites.map((code, i) => bar(13, i, code))];
}

/** The disc's eight bands, top to bottom. */
function layOutDial(disc: Circle, row: Scale, hair: number, rim: number) {
  const left = disc.x - disc.radius;
  const span = 2 * disc.radius;
  const at = (share: number) => left + Math.round(share * span);
  const band = (from: number, to: number): Box => ({ x: left, y: row(from), width: span, height: row(to) - row(from) });
  // The outermost bands extend past the disc, which clips them.
  const [top, blocks, bars, cross, burst, steps, foot, ramp] = [
    band(0.5, 1.85),
    band(1.85, 2.4),
    band(2.4, 3.9),
    band(3.9, 5.3),
    band(5.3, 6.6),
    band(6.6, 7.7),
    band(7.7, 8.65),
    band(8.65, 9.5),
  ] as const;

  const part = (box: Box, from: number, to: number, color: PackedColor): Rect => ({
    ...box,
    ...between(at(from), at(to)),
    color,
  });
  const barEdges = [0, 0.18, 0.2867, 0.3933, 0.5, 0.6067, 0.7133, 0.82, 1];
  const stepUnits = 9 + 2 * 1.7;
  const stepEdge = (i: number) => (i === 0 ? 0 : i === graySteps ? 1 : (1.7 + i - 1) / stepUnits);
  const nameTop = row(1.85 - 0.78 * 1.15);
  const nameBox: Box = { ...between(at(0.33), at(0.67)), y: nameTop, height: row(1.85) - nameTop };
  const plateBox: Box = { ...foot, ...between(at(0.13), at(0.87)) };
  const middle = cross.y + Math.round(cross.height / 2);

  const rects: Rect[] = [
    { ...top, color: white },
    { ...nameBox, color: black },
    ...count(20, (i) => part(blocks, i / 20, (i + 1) / 20, i % 2 === 0 ? black : white)),
    ...eight.map((color, i) => part(bars, barEdges[i] ?? 0, barEdges[i + 1] ?? 1, color)),
    { ...cross, color: black },
    ...count(17, (i) => ({ ...cross, x: at(((i + 1) * 0.5) / diameter) - hair, width: hair, color: tick })),
    { ...cross, y: middle - (rim >> 1), height: rim, color: white },
    { ...cross, x: disc.x - (rim >> 1), width: rim, color: white },
    ...burstLines.flatMap((line, i) => lines({ ...burst, ...between(at(i / 5), at((i + 1) / 5)) }, line)),
    ...count(graySteps, (i) =>
      part(steps, stepEdge(i), stepEdge(i + 1), gray(Math.round((i * 255) / (graySteps - 1)))),
    ),
    { ...foot, color: white },
    { ...plateBox, color: black },
    ...count(span, (i) => ({ ...ramp, x: left + i, width: 1, color: gray(rampCode((i + 0.5) / span)) })),
  ];
  return { rects, name: labelIn(nameBox), plate: labelIn(plateBox) };
}

/** Alternating black and white lines of one width, black first, clipped at the box's right edge. */
function lines(box: Box, line: number): Rect[] {
  return count(Math.ceil(box.width / line), (i) => ({
    ...box,
    x: box.x + i * line,
    width: Math.min(line, box.width - i * line),
    color: i % 2 === 0 ? black : white,
  }));
}

/** Code of the ramp from black to white over the middle of the disc. A canvas gradient would be dithered. */
function rampCode(share: number): number {
  return Math.min(255, Math.max(0, Math.round(((share - 0.22) / 0.56) * 255)));
}

function labelIn({ x, y, width, height }: Box): Omit<Label, 'size'> {
  return { x: x + Math.round(width / 2), y: y + Math.round(height / 2), width: Math.floor(width * 0.8) };
}

function between(from: number, to: number): { x: number; width: number } {
  return { x: from, width: to - from };
}

function gray(code: number): PackedColor {
  return code * 0x010101;
}

function count<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, i) => make(i));
}
