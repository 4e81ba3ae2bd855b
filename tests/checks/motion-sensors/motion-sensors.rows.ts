import { TURN_UNCERTAINTY } from '../../../machines/motion-sensors/gyroscope';
import { judgeMotion } from '../../../machines/motion-sensors/motion-sensors';
import { between, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';
import { clean, type Device, Hand, type Triple } from './measure/device';
import { runOf } from './motion-sensors.model';

const three = (value: () => number): Triple => [value(), value(), value()];

/** A device that a hand turns through the six positions. */
function judge(random: Random, device: Partial<Device>, asks = false) {
  const hand = new Hand({
    ...clean,
    seed: Math.floor(2 ** 31 * random()),
    rate: between(random, 30, 100),
    noise: 0.08,
    spinNoise: between(random, 0.03, 0.2),
    tremble: between(random, 1, 8),
    offset: three(() => between(random, -0.25, 0.25)),
    jitter: between(random, 0, 4),
    compass: 'none',
    ...device,
  });
  hand.positions();
  return judgeMotion(runOf(hand.sensors.reading(), { support: { asks }, vibrates: false, hasCameras: false }));
}
const part = (result: ReturnType<typeof judge>, id: string) => result.parts.find((one) => one.id === id);
/** Names of the axes that are told as reversed. */
const reversed = (result: ReturnType<typeof judge>) =>
  result.findings.find(({ code }) => code === 'SEN-REVERSED')?.where?.on ?? '';

const sheet = 'MPU-6050 data sheet: sensitivity within 3 %; hand and rates of readings: wide';
const turns = (source: string) => rowsOf('motion-sensors', 'Quarter turns', source);
const signs = rowsOf('motion-sensors', 'Reversed axes', 'A20; Safari reverses all axes');
const usual = (random: Random) => three(() => between(random, 0.97, 1.03));
export default [
  turns(sheet).healthy(
    'A20: sensitivity within 3 %',
    2000,
    (random) => part(judge(random, { gyroGain: usual(random) }), 'turns')?.findings !== undefined,
  ),
  ...(
    [
      ['10 % too small', 0.9, 0.9],
      ['10 to 20 % too large', 1.1, 1.2],
    ] as const
  ).map(([cases, from, to]) =>
    turns('A20').fault(`A20: sensitivity of all axes ${cases}`, 1000, (random) => {
      const gain = between(random, from, to);
      return part(judge(random, { gyroGain: [gain, gain, gain] }), 'turns')?.findings !== undefined;
    }),
  ),
  turns('A20').covered('A20: sensitivity of all axes within 12 %, the ± of the worst quarter turn', 2000, (random) => {
    const gain = between(random, 0.88, 1.12);
    const told = Number(
      /([\d.]+) ±/.exec(part(judge(random, { gyroGain: [gain, gain, gain] }), 'turns')?.details ?? '')?.[1],
    );
    return Math.abs(told - 90 * Math.abs(1 - gain)) <= TURN_UNCERTAINTY;
  }),
  ...(
    [
      ['x and y, by the specification', [-1, -2, 3], false, 'axis x and y'],
      ['z in Safari', [-1, -2, 3], true, 'axis z'],
      ['y, by the specification', [1, -2, 3], false, 'axis y'],
    ] as const
  ).map(([cases, of, asks, told]) =>
    signs.fault(`A20: reversed ${cases}`, 300, (random) => reversed(judge(random, { axes: [...of] }, asks)) === told),
  ),
  signs.healthy(
    'A20: none reversed, or all as in Safari',
    1000,
    (random) => reversed(judge(random, { sign: random() < 0.5 ? 1 : -1 }, random() < 0.5)) !== '',
  ),
];
