import { NEVER_TOUCHED, type TouchGridView } from '../../measure/live/touch-grid';
import { between, normal, oneOf, type Random } from '../kit/random';

/** Panels, and hands that draw on them, for the rows of the touch and the pen test. Positions in CSS px, times in ms. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Panel {
  readonly width: number;
  readonly height: number;
  /** Reports per second. */
  readonly rate: number;
  /** Standard deviation of a position. */
  readonly noise: number;
  /** Share of single reports that are missing. */
  readonly dropped: number;
  readonly dead: readonly Box[];
  /** Whether a contact ends on a dead area; otherwise it stays down without reports. */
  readonly ends: boolean;
  /** Share of strokes in which the contact ends for a time, and that time. */
  readonly breaks: number;
  readonly breakMs: readonly [from: number, to: number];
  /** Reports until a contact that ended is seen again. */
  readonly debounce: number;
}

/** What receives the reports: the touch grid, or the pen's sheet. */
export interface Sink {
  readonly grid: TouchGridView;
  down(id: number, x: number, y: number, at: number): void;
  move(id: number, x: number, y: number, at: number): void;
  up(id: number, at: number): void;
}

/** How a stroke ends: over the edge of the panel, at rest, or lifted in motion so many px before its end. */
export type End = 'over' | 'rest' | number;

/** A finger or a pen on a panel. */
export class Hand {
  at = 1000;
  #id = 0;
  constructor(
    readonly random: Random,
    readonly panel: Panel,
    readonly sink: Sink,
    /** Speed in the middle of a stroke, px per ms. */
    readonly speed: () => number,
  ) {}

  /** Draws from one point toward another, with a slow sideways drift. */
  stroke(x0: number, y0: number, x1: number, y1: number, end: End, pace = 1): void {
    const { random, panel, sink } = this;
    const interval = 1000 / panel.rate;
    const length = Math.hypot(x1 - x0, y1 - y0) - (typeof end === 'number' ? end : 0);
    if (length <= 0) return;
    const [dx, dy] = [(x1 - x0) / Math.hypot(x1 - x0, y1 - y0), (y1 - y0) / Math.hypot(x1 - x0, y1 - y0)];
    const speed = pace * this.speed();
    const [sway, wave, phase] = [between(random, 0, 4), between(random, 300, 900), between(random, 0, 6)];
    // The speed rises over 60 ms, and falls over 90 ms if the finger comes to rest.
    const slowing = 0.5 * speed * 90;
    let way = 0;
    let isDown = false;
    let wait = 0;
    const from = this.at + interval * random();
    const breakAt = random() < panel.breaks ? between(random, 0.2, 0.7) * (length / speed) : Number.POSITIVE_INFINITY;
    const breakEnd = breakAt + between(random, ...panel.breakMs);
    let t = 0;
    for (; ; t += interval) {
      const left = length - way;
      if (left <= 0 || t > 20_000) break;
      const x = x0 + dx * way - dy * sway * Math.sin(way / wave + phase);
      const y = y0 + dy * way + dx * sway * Math.sin(way / wave + phase);
      const share =
        Math.min(1, (t + 10) / 60) * (end === 'rest' ? Math.min(1, Math.max(0.04, Math.sqrt(left / slowing))) : 1);
      way += speed * share * interval;
      const at = from + t + 0.02 * interval * normal(random);
      const isOff = x < 0 || y < 0 || x >= panel.width || y >= panel.height;
      const isDead =
        isOff ||
        (t >= breakAt && t < breakEnd) ||
        panel.dead.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
      if (isDead) {
        if (isDown && (panel.ends || isOff)) {
          sink.up(this.#id, at);
          isDown = false;
          wait = panel.debounce;
        }
        continue;
      }
      if (random() < panel.dropped) continue;
      const [px, py] = [
        Math.min(panel.width - 1, Math.max(0, x + panel.noise * normal(random))),
        Math.min(panel.height - 1, Math.max(0, y + panel.noise * normal(random))),
      ];
      if (isDown) sink.move(this.#id, px, py, at);
      else if (wait-- <= 0) {
        sink.down(++this.#id, px, py, at);
        isDown = true;
      }
      if (end === 'rest' && left < 1) break;
    }
    this.at = from + t;
    if (isDown) sink.up(this.#id, this.at);
  }

  wait(ms: number): void {
    this.at += ms;
  }
}

/** How a hand covers a panel. */
export interface Way {
  /** How each stroke ends. */
  readonly end: () => End;
  /** Whether it draws all four edges along, as asked. */
  readonly edges: boolean;
  /** How often it draws again over a cell that stays dark. */
  readonly passes: number;
  /** Time between two strokes. */
  readonly lift: () => number;
  /** Number of times that a row is drawn in pieces, with a hop between them. */
  readonly hops: number;
  /** Whether each stroke starts where the last one ended. */
  readonly zigzag: boolean;
}

/** Covers the panel row by row, then along the edges, then what stayed dark. Stops when nothing is dark. */
export function cover(hand: Hand, way: Way): void {
  const { random, panel, sink } = hand;
  const { width, height } = panel;
  const upright = random() < 0.3;
  const [long, wide] = upright ? [height, width] : [width, height];
  const draw = (a0: number, b0: number, a1: number, b1: number, end: End) =>
    upright ? hand.stroke(b0, a0, b1, a1, end) : hand.stroke(a0, b0, a1, b1, end);
  let forth = true;
  for (let row = between(random, 4, 16); row < wide; row += between(random, 20, 34)) {
    const end = way.end();
    // A finger that goes over the edge leaves the panel, and one at rest stops a few px before it.
    const [near, far] = [
      between(random, 1, 14),
      long - (end === 'over' ? -30 : end === 'rest' ? between(random, 2, 14) : 0),
    ];
    const places = [
      near,
      ...Array.from({ length: way.hops }, () => between(random, 0.1, 0.9) * long).sort((a, b) => a - b),
      far,
    ];
    for (let i = 0; i + 1 < places.length; i++) {
      const isLast = i + 2 === places.length;
      // A hop goes on in the air for a while, slower or faster than the finger.
      const hop = i === 0 ? 0 : between(random, -20, 200);
      const [from, to] = [Math.min((places[i] as number) + hop, far - 1), places[i + 1] as number];
      const how = isLast ? end : 1;
      if (forth) draw(from, row, to, row, how);
      else draw(long - from, row, long - to, row, how);
      if (!isLast) hand.wait(between(random, 60, 300));
    }
    if (way.zigzag) forth = !forth;
    hand.wait(way.lift());
  }
  if (way.edges) {
    const inset = () => between(random, 5, 15);
    for (const y of [inset(), height - inset()]) {
      hand.stroke(inset(), y, width + 30, y, 'over');
      hand.wait(way.lift());
    }
    for (const x of [inset(), width - inset()]) {
      hand.stroke(x, inset(), x, height + 30, 'over');
      hand.wait(way.lift());
    }
  }
  const { layout } = sink.grid;
  for (let pass = 0; pass < way.passes; pass++) {
    // Nobody draws over more than this one by one; the rest waits for the next pass.
    const dark = darkCells(sink.grid).slice(0, 24);
    if (dark.length === 0) return;
    for (const cell of dark) {
      if (sink.grid.touchedAt[cell] !== NEVER_TOUCHED) continue;
      const [column, row] = [cell % layout.columns, Math.floor(cell / layout.columns)];
      const aim = () => between(random, -14, 14);
      const x = Math.min(width - 2, (layout.lefts[column] ?? 0) / layout.pixelRatio + 18 + aim());
      const y = Math.min(height - 2, (layout.tops[row] ?? 0) / layout.pixelRatio + 18 + aim());
      const reach = between(random, 50, 140);
      const turn = oneOf(random, [0, 1, 2, 3]) * 0.5 * Math.PI + between(random, -0.5, 0.5);
      const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
      const inside = (value: number, size: number) => Math.min(size - 1, Math.max(1, value));
      hand.stroke(inside(x - dx, width), inside(y - dy, height), x + dx, y + dy, 'rest', 0.5);
      hand.wait(way.lift());
    }
  }
}

/** Hatches the panel in bands, as one shades a drawing with a pen: short strokes, lifted in motion for 45 to 90 ms. */
export function hatch(hand: Hand, isZigzag: boolean): void {
  const { random, panel } = hand;
  let band = 0;
  while (band < panel.height) {
    const high = between(random, 80, 200);
    let isDown = true;
    for (let x = between(random, 2, 10); x < panel.width; x += between(random, 12, 26)) {
      const slant = between(random, 0, 20);
      const [from, to] = (isDown ? [band, band + high] : [band + high, band]).map(
        (y) => y + between(random, -6, 6),
      ) as [number, number];
      hand.stroke(x + slant, Math.max(1, Math.min(panel.height - 1, from)), x, to, 1);
      hand.wait(between(random, 45, 90));
      if (isZigzag) isDown = !isDown;
    }
    band += high - between(random, 0, 20);
  }
}

const darkCells = ({ touchedAt }: TouchGridView) =>
  [...touchedAt].flatMap((at, cell) => (at === NEVER_TOUCHED ? [cell] : []));

/** The panel of the review. Rates of 60 Hz (the slowest on the market) to 240 Hz. */
/** A phone held across, for the rows that need no large panel. */
export const phone = { width: 844, height: 390 } as const;

export const panelOf = (random: Random, change: Partial<Panel> = {}): Panel => ({
  width: 1024,
  height: 720,
  rate: oneOf(random, [60, 90, 120, 180, 240]),
  noise: between(random, 0.1, 0.6),
  dropped: between(random, 0, 0.001),
  dead: [],
  ends: random() < 0.5,
  breaks: 0,
  breakMs: [0, 0],
  debounce: oneOf(random, [0, 0, 1]),
  ...change,
});

export const wayOf = (random: Random, change: Partial<Way> = {}): Way => ({
  end: () => oneOf(random, ['over', 'over', 'rest']),
  edges: true,
  passes: 10,
  hops: 0,
  lift: () => between(random, 80, 400),
  zigzag: random() < 0.5,
  ...change,
});

/** A box that lies wholly on the panel, and starts on no particular px. */
export const inside = (random: Random, width: number, height: number): Box => ({
  x: between(random, 40, 984 - width),
  y: between(random, 40, 680 - height),
  width,
  height,
});

export const gridSize = ({ width, height }: Panel) => ({ width, height, pixelRatio: 1 });
