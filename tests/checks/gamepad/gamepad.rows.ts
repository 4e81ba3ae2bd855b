import { offsetOf } from '../../../machines/gamepad/sticks';
import { between, oneOf, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';
import { type Device, Hand, healthy } from './measure/pads';

type Draw = (random: Random) => Partial<Device>;
const handOf = (random: Random, draw: Draw = () => ({})) => {
  const device = { ...healthy(random), ...draw(random) };
  return new Hand(random, device);
};
const codesOf = (hand: Hand) => hand.judge().findings.map(({ code }) => code);

const limits =
  'dead zones of games: Unity 12.5 % and 92.5 %, XInput 24 %, 26.5 % and 30 of 255; steps of 8 to 16 bits; the pad: wide';
/** A fault of a detector, or a healthy pad. What the hand does, and which codes it must or must not give. */
const row = (
  detector: string,
  kind: 'healthy' | 'fault',
  cases: string,
  does: (hand: Hand, random: Random) => Hand,
  codes: readonly string[],
  draw?: Draw,
  count = kind === 'healthy' ? 1000 : 400,
) =>
  rowsOf('gamepad', detector, limits)[kind](cases, count, (random) =>
    codesOf(does(handOf(random, draw), random)).some((code) => codes.includes(code)),
  );

const placed =
  (from: number, to: number): Draw =>
  (random) => {
    const size = between(random, from, to);
    const angle = between(random, 0, 2 * Math.PI);
    return { offset: [size * Math.cos(angle), size * Math.sin(angle)] };
  };
const rest = (hand: Hand) => hand.wait(7000);
const drift = ['GPD-DRIFT', 'GPD-OFFSET', 'GPD-RETURN'];
const edge = ['GPD-REACH', 'GPD-GATE'];
/** How near an angle is to another, 0 to 1, within a width in radians. */
const near = (angle: number, to: number, width: number) =>
  Math.max(0, 1 - Math.abs(Math.atan2(Math.sin(angle - to), Math.cos(angle - to))) / width);

const whole = rowsOf('gamepad', 'Whole test', limits, 0.03);
const everything = 'healthy pads of all kinds, everything done, 2 or 4 turns';
const wholeTest = (random: Random) =>
  handOf(random)
    .all(oneOf(random, [2.2, 4.3]))
    .judge();

export default [
  whole.healthy(everything, 1000, (random) => wholeTest(random).findings.length > 0),
  whole.undecided(`${everything}: not a pass`, 1000, (random) => wholeTest(random).status !== 'pass'),
  row('Stick drift', 'healthy', 'rests up to 8 % off center', (hand) => rest(hand).snap(0), drift),
  row('Stick drift', 'fault', 'rests 15 to 60 % off center', rest, drift, placed(0.15, 0.6)),
  row('Stick drift', 'fault', 'rests 27 to 60 % off center: drift', rest, ['GPD-DRIFT'], placed(0.27, 0.6)),
  row(
    'Stick drift',
    'fault',
    'returns differ: 20 % (sd) around a good center, 12 snaps',
    (hand) => hand.snap(0, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]),
    drift,
    () => ({ spread: 0.2 }),
  ),
  rowsOf('gamepad', 'Stick drift', limits).covered(
    'rests 0.5 to 30 % off center, the ± of the offset',
    2000,
    (random) => {
      const hand = rest(handOf(random, placed(0.005, 0.3)));
      const stick = hand.pads.progress().reading?.sticks[0];
      const read = stick && offsetOf(stick);
      return !!read && Math.abs(read.offset - Math.hypot(...hand.center)) <= read.error;
    },
  ),
  row('Noise at rest', 'healthy', 'noise up to 0.6 % (sd), 8 to 16 bits', rest, ['GPD-NOISE']),
  row('Noise at rest', 'fault', 'a worn track: noise of 2 to 6 % (sd)', rest, ['GPD-NOISE'], (random) => ({
    noise: between(random, 0.02, 0.06),
  })),
  row(
    'Edge of a stick',
    'healthy',
    'round, square, cut and octagon gates, pressed to 97 to 100 %',
    (hand, random) => hand.wait(oneOf(random, [0, 7000])).turn(0, 4.2, between(random, 0.97, 1)),
    edge,
  ),
  row(
    'Edge of a stick',
    'healthy',
    'a lazy thumb: 70 to 90 % of the way, two turns',
    (hand, random) => rest(hand).turn(0, 2.2, between(random, 0.7, 0.9)),
    edge,
  ),
  row(
    'Edge of a stick',
    'fault',
    'a side that ends at 60 to 88 %, rests up to 3 % off center',
    (hand) => rest(hand).turn(0, 4.3),
    edge,
    (random) => {
      const to = oneOf(random, [0, 1, 2, 3]) * (Math.PI / 2);
      const lost = between(random, 0.12, 0.4);
      return { ...placed(0, 0.03)(random), worn: (angle) => 1 - lost * Math.min(1, 2 * near(angle, to, 0.8)) };
    },
  ),
  row(
    'Edge of a stick',
    'fault',
    'a dent between two sides of a round gate, to 50 to 78 %, rests up to 3 % off center',
    (hand) => rest(hand).turn(0, 4.3),
    edge,
    (random) => {
      const to = Math.PI / 4 + oneOf(random, [0, 1, 2, 3]) * (Math.PI / 2);
      const lost = between(random, 0.22, 0.5);
      return {
        ...placed(0, 0.03)(random),
        gate: 'round',
        worn: (angle) => 1 - lost * Math.min(1, 2 * near(angle, to, 0.5)),
      };
    },
  ),
  row('Triggers', 'healthy', 'rests at up to 3 %, ends at 96 to 100 %', (hand) => rest(hand).pull(6, 4), [
    'GPD-PULL',
    'GPD-STUCK',
    'GPD-NOISE',
  ]),
  row(
    'Triggers',
    'fault',
    'ends at 55 to 90 %',
    (hand) => hand.pull(6, 4),
    ['GPD-PULL'],
    (random) => ({ trigger: { rest: 0, end: between(random, 0.55, 0.9) } }),
  ),
  row('Triggers', 'fault', 'rests at 13 to 40 %', rest, ['GPD-STUCK'], (random) => ({
    trigger: { rest: between(random, 0.13, 0.4), end: 1 },
  })),
  row(
    'Double presses',
    'healthy',
    'one button 3 to 12 times a second, up again for 45 ms or more, 60 to 144 looks a second',
    (hand, random) => {
      for (let i = 0; i < 20; i++) {
        const period = between(random, 90, 330);
        const gap = Math.max(45, between(random, 0.4, 0.6) * period);
        hand.press(1, period - gap, gap);
      }
      return hand;
    },
    ['GPD-DOUBLE'],
  ),
  row(
    'Double presses',
    'fault',
    'a worn contact: up for 17 to 25 ms in mid press',
    (hand, random) => hand.press(1, 60, between(random, 17, 25)).press(1),
    ['GPD-DOUBLE'],
  ),
];
