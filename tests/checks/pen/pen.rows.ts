import { judgePen } from '../../../machines/pen/pen';
import { PenSheet } from '../../../measure/live/pen-sheet';
import {
  type Box,
  cover,
  gridSize,
  Hand,
  hatch,
  inside,
  type Panel,
  panelOf,
  phone,
  wayOf,
} from '../../calibration/panel';
import { between, oneOf, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';

const state = { pressure: 0.4, tiltX: 0, tiltY: 0, twist: 0, buttons: 1 };

/** Pens report 120 to 240 times a second, and slow ones 60. */
export const penOf = (random: Random, change: Partial<Panel> = {}): Panel =>
  panelOf(random, { rate: oneOf(random, [60, 120, 133, 180, 240]), noise: between(random, 0.05, 0.4), ...change });

/** What a pen reported, stroke by stroke: x and y in CSS px, and the time in ms. The last one is its lift. */
export type Strokes = (readonly [x: number, y: number, at: number])[][];

/** A pen on a sheet: what it reported, and what the sheet made of it. */
export function drawing(random: Random, pen: Panel, draw: (hand: Hand) => void) {
  const sheet = new PenSheet();
  sheet.rebuild(gridSize(pen), 0);
  const typical = between(random, 0.3, 1.5);
  const strokes: Strokes = [];
  const sink = {
    grid: sheet.grid,
    down(id: number, x: number, y: number, at: number) {
      strokes.push([[x, y, at]]);
      sheet.down(id, x, y, at, state);
    },
    move(id: number, x: number, y: number, at: number) {
      strokes.at(-1)?.push([x, y, at]);
      sheet.move(id, x, y, at, state);
    },
    up(id: number, at: number) {
      const [x, y] = strokes.at(-1)?.at(-1) ?? [0, 0];
      strokes.at(-1)?.push([x, y, at]);
      sheet.up(id, at);
    },
  };
  draw(new Hand(random, pen, sink, () => typical * between(random, 0.7, 1.3)));
  return { strokes, sheet };
}

/** The verdicts on dead zones and contact after a pen drew. */
function drawn(random: Random, pen: Panel, draw: (hand: Hand) => void) {
  const snapshot = drawing(random, pen, draw).sheet.snapshot();
  const { parts } = judgePen({ snapshot, seconds: 0, density: null, touchPoints: 10, startedAt: 0, finishedAt: 0 });
  return (part: string) => parts.find(({ id }) => id === part)?.verdict;
}
const hasFault = (verdictOf: ReturnType<typeof drawn>) =>
  ['zones', 'contact'].some((part) => ['fail', 'warning'].includes(verdictOf(part) ?? ''));
export const covers = (random: Random) => (hand: Hand) => cover(hand, wayOf(random));

const lifts = 'lifts of 45 to 90 ms: A2; speeds, rates, bands: no study, wide';
const zones = rowsOf('pen', 'Dead zones and contact', lifts);
const fault = (cases: string, part: string, change: (random: Random) => Partial<Panel>) =>
  zones.fault(cases, 60, (random) => drawn(random, penOf(random, change(random)), covers(random))(part) === 'fail');
const dead = (box: (random: Random) => Box) => (random: Random) => ({ dead: [box(random)] });

export default [
  zones.healthy('A2: a sheet hatched with lifts of 45 to 90 ms', 1200, (random) =>
    hasFault(drawn(random, penOf(random, phone), (hand) => hatch(hand, random() < 0.5))),
  ),
  zones.healthy('A2: a sheet covered row by row, each stroke lifted in motion for 45 to 90 ms', 1200, (random) =>
    hasFault(
      drawn(random, penOf(random, phone), (hand) =>
        cover(
          hand,
          wayOf(random, { end: () => between(random, 5, 200), lift: () => between(random, 45, 90), passes: 2 }),
        ),
      ),
    ),
  ),
  zones.undecided('A2: a sheet covered by a hand that finishes', 300, (random) => {
    const verdictOf = drawn(random, penOf(random, phone), covers(random));
    return verdictOf('zones') !== 'pass' || verdictOf('contact') !== 'pass';
  }),
  fault(
    'A4: dead spot of 36 × 36 px',
    'zones',
    dead((random) => inside(random, 36, 36)),
  ),
  fault(
    'A4: dead right edge of 36 px',
    'zones',
    dead(() => ({ x: 988, y: 0, width: 36, height: 720 })),
  ),
  fault(
    'A2: dead rectangle of 100 to 400 px',
    'zones',
    dead((random) => inside(random, between(random, 100, 400), between(random, 100, 400))),
  ),
  fault('A2: contact lost for 8 to 30 ms in every third stroke', 'contact', () => ({
    breaks: 0.33,
    breakMs: [8, 30],
    ends: true,
    debounce: 0,
  })),
];
