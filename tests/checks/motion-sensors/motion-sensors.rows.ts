import { TURN_UNCERTAINTY } from '../../../machines/motion-sensors/gyroscope';
import { judgeMotion } from '../../../machines/motion-sensors/motion-sensors';
import { TiltTracker } from '../../../measure/live/motion-turns';
import { positions, turnAxisOf, upOf } from '../../../measure/motion-sensors/positions';
import { turn } from '../../../measure/motion-sensors/rotation';
import { nothingRead, type PositionReading } from '../../../measure/motion-sensors/snapshot';
import type { Vector } from '../../../measure/motion-sensors/vectors';
import type { Row } from '../../calibration/rows';
import { between, normal, type Random } from '../../kit/random';
import { runOf } from './motion-sensors.model';

const three = (value: (axis: number) => number): Vector => [value(0), value(1), value(2)];

interface Device {
  /** Factors of the gyroscope's rates and of the accelerometer's axes. */
  readonly gain: Vector;
  readonly signs: Vector;
}

/** Readings of a device that a hand turns through the six positions. Angles in degrees, rates in Hz, times in s. */
function readingsOf(random: Random, { gain, signs }: Device): readonly PositionReading[] {
  const rate = between(random, 30, 100);
  const noise = between(random, 0.03, 0.2);
  const tremble = between(random, 1, 8);
  const offset = three(() => between(random, -0.25, 0.25));
  const up = Float64Array.from(upOf['screen-up']);
  const tilt = new TiltTracker();
  const rounded = (value: number) => Math.round(10 * value) / 10;
  const readings: PositionReading[] = [];
  const take = (index: number) => {
    // The mean of a second.
    const mean = three(
      (axis) => (signs[axis] ?? 1) * 9.81 * (up[axis] ?? 0) + (offset[axis] ?? 0) + 0.01 * normal(random),
    );
    const position = positions[index] ?? 'screen-up';
    readings.push({ position, mean, confirmed: false, tilt: tilt.end(mean) });
    tilt.start(position, mean);
  };
  take(0);
  for (const [i, position] of positions.entries()) {
    const to = positions[i + 1];
    const axis = to && turnAxisOf(position, to);
    if (axis === undefined || axis === null) break;
    const samples = Math.round(between(random, 0.9, 1.5) * rate);
    const jitter = between(random, 0, 0.004);
    const about = between(random, 84, 96) * (rate / samples);
    for (let n = 0; n < samples; n++) {
      const wave = (at: number) =>
        three((one) =>
          one === axis ? about * (1 - Math.cos(2 * Math.PI * at)) : 3 * tremble * Math.sin(2 * Math.PI * at),
        );
      for (const part of [0.25, 0.75]) turn(up, ...wave((n + part) / samples), 0.5 / rate);
      const [x, y, z] = wave((n + 1) / samples);
      const read = (one: number, of: number) => rounded((gain[one] ?? 1) * of + noise * normal(random));
      tilt.push(read(0, x), read(1, y), read(2, z), 1000 * (1 / rate + jitter * (random() - 0.5)));
    }
    take(i + 1);
  }
  return readings;
}

function judge(random: Random, device: Partial<Device>, asks = false) {
  const reading = {
    ...nothingRead,
    hasGyroscope: true,
    positions: readingsOf(random, { gain: [1, 1, 1], signs: [1, 1, 1], ...device }),
  };
  return judgeMotion(runOf(reading, { support: { asks }, vibrates: false, hasCameras: false }));
}
const part = (result: ReturnType<typeof judge>, id: string) => result.parts.find((one) => one.id === id);
/** Names of the axes that are told as reversed. */
const reversed = (result: ReturnType<typeof judge>) =>
  result.findings.find(({ code }) => code === 'SEN-REVERSED')?.where?.on ?? '';

const sheet = 'MPU-6050 data sheet: sensitivity within 3 %; hand and rates of readings: wide';
const turns = { check: 'motion-sensors', detector: 'Quarter turns' } as const;
const signs = { check: 'motion-sensors', detector: 'Reversed axes', source: 'A20; Safari reverses all axes' } as const;
const usual = (random: Random) => three(() => between(random, 0.97, 1.03));
const rows: readonly Row[] = [
  {
    ...turns,
    kind: 'healthy',
    cases: 'A20: sensitivity within 3 %',
    source: sheet,
    count: 2000,
    run: (random) => part(judge(random, { gain: usual(random) }), 'turns')?.findings !== undefined,
  },
  ...(
    [
      ['10 % too small', 0.9, 0.9],
      ['10 to 20 % too large', 1.1, 1.2],
    ] as const
  ).map(
    ([cases, from, to]): Row => ({
      ...turns,
      kind: 'fault',
      cases: `A20: sensitivity of all axes ${cases}`,
      source: 'A20',
      count: 1000,
      run: (random) => {
        const gain = between(random, from, to);
        return part(judge(random, { gain: [gain, gain, gain] }), 'turns')?.findings !== undefined;
      },
    }),
  ),
  {
    ...turns,
    kind: 'covered',
    cases: 'A20: sensitivity of all axes within 12 %, the ± of the worst quarter turn',
    source: 'A20',
    count: 2000,
    run: (random) => {
      const gain = between(random, 0.88, 1.12);
      const told = Number(
        /([\d.]+) ±/.exec(part(judge(random, { gain: [gain, gain, gain] }), 'turns')?.details ?? '')?.[1],
      );
      return Math.abs(told - 90 * Math.abs(1 - gain)) <= TURN_UNCERTAINTY;
    },
  },
  ...(
    [
      ['x and y, by the specification', [-1, -1, 1], false, 'axis x and y'],
      ['z in Safari', [-1, -1, 1], true, 'axis z'],
      ['y, by the specification', [1, -1, 1], false, 'axis y'],
    ] as const
  ).map(
    ([cases, of, asks, told]): Row => ({
      ...signs,
      kind: 'fault',
      cases: `A20: reversed ${cases}`,
      count: 300,
      run: (random) => reversed(judge(random, { signs: of }, asks)) === told,
    }),
  ),
  {
    ...signs,
    kind: 'healthy',
    cases: 'A20: none reversed, or all as in Safari',
    count: 1000,
    run: (random) =>
      reversed(judge(random, { signs: random() < 0.5 ? [1, 1, 1] : [-1, -1, -1] }, random() < 0.5)) !== '',
  },
];
export default rows;
