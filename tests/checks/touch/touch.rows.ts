import { MIN_FINGERS } from '../../../machines/touch/evidence';
import { judgeTouch } from '../../../machines/touch/touch';
import { TouchGrid } from '../../../measure/live/touch-grid';
import {
  type Box,
  cover,
  gridSize,
  Hand,
  inside,
  type Panel,
  panelOf,
  phone,
  type Way,
  wayOf,
} from '../../calibration/panel';
import { between, oneOf, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';

/** Judges what a hand drew on a panel. */
function judged(random: Random, panel: Panel, way: Way, slowest = 0.4, fastest = 1.6) {
  const grid = new TouchGrid();
  grid.rebuild(gridSize(panel), 0);
  const typical = between(random, slowest, fastest);
  const sink = {
    grid,
    down: (id: number, x: number, y: number, at: number) => grid.down(id, x, y, at),
    move: (id: number, x: number, y: number, at: number) => grid.move(id, x, y, at),
    up: (id: number, at: number) => grid.up(id, at),
  };
  const hand = new Hand(random, panel, sink, () => typical * between(random, 0.7, 1.3));
  cover(hand, way);
  return judgeTouch({
    snapshot: grid.snapshot(),
    seconds: hand.at / 1000,
    ghosts: null,
    touchPoints: 10,
    startedAt: 0,
    finishedAt: hand.at,
  });
}
const isFault = ({ status }: { status: string }) => status === 'fail' || status === 'warning';
const zonesFail = ({ parts }: ReturnType<typeof judgeTouch>) =>
  parts.some(({ id, verdict }) => id === 'zones' && verdict === 'fail');

const hands =
  'Windows hardware requirements (Device.Digitizer: rate, 2 mm); speeds, lifts, missing samples: no study, wide';
const zones = rowsOf('touch', 'Dead zones', hands);
/** What a hand makes of a whole phone, at speeds from the slowest to the fastest. */
const painted = (random: Random, change: Partial<Way> = {}, ...speeds: number[]) =>
  judged(random, panelOf(random, phone), wayOf(random, change), ...speeds);
const healthy = (cases: string, way: (random: Random) => Partial<Way>, ...speeds: number[]) =>
  zones.healthy(cases, 1200, (random) => isFault(painted(random, way(random), ...speeds)));
const fault = (cases: string, dead: (random: Random) => Box, change: Partial<Panel> = {}) =>
  zones.fault(cases, 60, (random) =>
    zonesFail(judged(random, panelOf(random, { dead: [dead(random)], ...change }), wayOf(random))),
  );

/** A finger that paints a few rows while another contact is down. Whether two fingers are counted. */
function twoFingers(random: Random, other: (at: number) => readonly [number, number]) {
  const grid = new TouchGrid();
  const panel = panelOf(random);
  grid.rebuild(gridSize(panel), 0);
  const interval = 1000 / panel.rate;
  const speed = between(random, 0.4, 1.6);
  let at = 0;
  for (let row = 0; row < 6; row++) {
    const isDown = between(random, 0, 300);
    let isOther = false;
    for (let x = 4; x < panel.width; x += speed * interval, at += interval) {
      if (x === 4) grid.down(1, x, 40 + 30 * row, at);
      else grid.move(1, x, 40 + 30 * row, at);
      if (x < isDown) continue;
      const [ghostX, ghostY] = other(at);
      if (isOther) grid.move(2, ghostX, ghostY, at);
      else grid.down(2, ghostX, ghostY, at);
      isOther = true;
    }
    for (const id of [1, 2]) grid.up(id, at);
  }
  return grid.snapshot().mostFingers >= MIN_FINGERS;
}
const ghosts = 'no study of ghost touches: one place or leaps, up to 25 px and 1000 ms a place, wide; A4';
const ghostly = rowsOf('touch', 'Fingers at once', ghosts);
const fingers = rowsOf('touch', 'Fingers at once', hands);
const jumps = rowsOf('touch', 'Jumps', hands);
const fingerRows = [
  ghostly.healthy(
    'A4: one finger, and a ghost that trembles by up to 25 px and leaps, counted as two',
    1200,
    (random) => {
      const tremble = between(random, 0, 25);
      const stay = between(random, 30, 1000);
      let place = [between(random, 0, 1024), between(random, 0, 720)];
      let until = 0;
      return twoFingers(random, (at) => {
        if (at > until) {
          until = at + stay;
          place = [between(random, 0, 1024), between(random, 0, 720)];
        }
        return place.map((value) => value + between(random, -tremble, tremble)) as [number, number];
      });
    },
  ),
  fingers.undecided('A4: two fingers that draw at once, not counted as two', 300, (random) => {
    const [speed, y] = [between(random, 0.2, 1.6), between(random, 300, 700)];
    let [x, before] = [4, 0];
    return !twoFingers(random, (at) => {
      x = (x + speed * (at - before)) % 1000;
      before = at;
      return [x, y];
    });
  }),
];

export default [
  healthy('A2: every stroke lifted in motion 60 to 200 px before the edge', (random) => ({
    end: () => between(random, 60, 200),
    edges: false,
    passes: 0,
  })),
  healthy('A2: one stroke in ten lifted in motion 60 to 200 px before the edge', (random) => ({
    end: () => (random() < 0.1 ? between(random, 60, 200) : 'over'),
    edges: false,
    passes: 0,
  })),
  healthy('A2: strokes that slow down and rest', () => ({ end: () => 'rest', passes: 0 })),
  healthy(
    'A2: flicks at 1.5 to 4 px a ms, each lifted about the same distance before the edge',
    (random) => {
      const [mean, spread] = [between(random, 20, 150), between(random, 15, 50)];
      return { end: () => Math.max(1, between(random, mean - 1.7 * spread, mean + 1.7 * spread)), passes: 1 };
    },
    1.5,
    4,
  ),
  healthy('A2: rows in two to four pieces, lifted and set down in motion 60 to 300 ms later', (random) => ({
    hops: oneOf(random, [1, 2, 3]),
    passes: oneOf(random, [0, 10]),
  })),
  healthy('A2: a hand that finishes', () => ({})),
  zones.undecided('A4: a hand that finishes', 400, (random) => painted(random).status !== 'pass'),
  fault('A4: dead right edge of 36 px', () => ({ x: 988, y: 0, width: 36, height: 720 })),
  fault('A4: dead bottom edge of 36 to 120 px', (random) => {
    const height = between(random, 36, 120);
    return { x: 0, y: 720 - height, width: 1024, height };
  }),
  fault('A4: dead spot of 36 × 36 px', (random) => inside(random, 36, 36)),
  fault('A4: dead spot of 36 × 36 px at 60 Hz', (random) => inside(random, 36, 36), { rate: 60 }),
  fault('A4: dead row of 24 px', (random) => ({ x: 0, y: between(random, 40, 650), width: 1024, height: 24 })),
  fault('A4: dead row of 36 px', (random) => ({ x: 0, y: between(random, 40, 650), width: 1024, height: 36 })),
  fault('A2: dead rectangle of 100 to 400 px', (random) =>
    inside(random, between(random, 100, 400), between(random, 100, 400)),
  ),
  jumps.fault('A4: a panel that leaves out 1 to 5 % of its samples', 60, (random) =>
    judged(random, panelOf(random, { dropped: between(random, 0.01, 0.05) }), wayOf(random, { passes: 1 })).parts.some(
      ({ id, verdict }) => id === 'jumps' && verdict === 'warning',
    ),
  ),
  ...fingerRows,
];
