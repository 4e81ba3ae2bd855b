import { MotionSensors } from '../../../../measure/live/motion-sensors';
import type { MotionReading } from '../../../../measure/motion-sensors/snapshot';
import { normal, randomOf } from '../../../kit/random';

export type Triple = [number, number, number];

/** A simulated device: the properties of its sensors, and their faults. */
export interface Device {
  readonly seed: number;
  /** Readings per second, in Hz. */
  readonly rate: number;
  /** Standard deviation of the accelerometer in m/s², and of the gyroscope in °/s. */
  readonly noise: number;
  readonly spinNoise: number;
  /** Rounding step. Browsers round to 0.1 m/s² and 0.1°/s. 0 means no rounding. */
  readonly step: number;
  /** Offset in m/s², and a gain factor for all axes. */
  readonly offset: Triple;
  readonly gain: number;
  /** The device axis that each sensor axis reads: 1 to 3, negative if reversed, 0 for a dead axis. */
  readonly axes: Triple;
  readonly gyroAxes: Triple;
  readonly gyroGain: Triple;
  /** In °/s. */
  readonly drift: Triple;
  readonly hasGyroscope: boolean;
  readonly compass: 'none' | 'right' | 'stuck' | 'weak';
  /** Safari's sign, and Chrome's unit before version 66. */
  readonly sign: 1 | -1;
  readonly inRadians: boolean;
  /** Amplitude of the hand's tremor, in °/s. */
  readonly tremble: number;
  /** Range of the error in reading times, in ms. */
  readonly jitter: number;
  /** Whether the system rotates the screen. */
  readonly rotates: boolean;
}

export const clean: Device = {
  seed: 1,
  rate: 60,
  noise: 0.03,
  spinNoise: 0.1,
  step: 0.1,
  offset: [0.05, -0.04, 0.06],
  gain: 1,
  axes: [1, 2, 3],
  gyroAxes: [1, 2, 3],
  gyroGain: [1, 1, 1],
  drift: [0.1, -0.1, 0.05],
  hasGyroscope: true,
  compass: 'right',
  sign: 1,
  inRadians: false,
  tremble: 4,
  jitter: 1,
  rotates: true,
};

const G = 9.81;
/** Simulation steps between two readings. Euler's method needs small steps. */
const SUB_STEPS = 16;

/** One sensor event as a browser sends it. `heading` is the direction of the compass. */
export type Sample = readonly [at: number, force: Triple, rates: Triple | null, heading: number | null];

/** Turns, holds and puts down a simulated device, and feeds its sensor readings to a collector. */
export class Hand {
  readonly sensors = new MotionSensors();
  /** All readings. */
  readonly samples: Sample[] = [];
  /** Numbers of readings after which the person confirms a position. */
  readonly confirmed: number[] = [];
  at = 1000;
  /** The upward direction in device axes, and the direction of the compass. */
  #up: Triple = [0, 0, 1];
  #heading = 40;
  readonly #next: () => number;

  constructor(readonly device: Device) {
    this.#next = randomOf(device.seed);
    this.sensors.restart();
    this.sensors.rotate(0);
  }

  #normal = () => normal(this.#next);

  /** The device lies on a table. */
  lie(ms: number) {
    this.#go(ms, () => [0, 0, 0]);
  }
  /** A hand holds the device. */
  hold(ms: number) {
    const phase = 6 * this.#next();
    const { tremble } = this.device;
    this.#go(ms, (t) => [
      tremble * Math.sin(0.05 * t + phase),
      tremble * Math.cos(0.043 * t),
      tremble * Math.sin(0.06 * t),
    ]);
  }
  /** Turns the device smoothly about one of its axes, with a wobbling hand. */
  turn(axis: 0 | 1 | 2, degrees: number, ms: number) {
    const { tremble } = this.device;
    this.#go(ms, (t) => {
      const rate = (degrees / ms) * 1000 * (1 - Math.cos((2 * Math.PI * t) / ms));
      const wobble = 3 * tremble * Math.sin((2 * Math.PI * t) / ms);
      return [0, 1, 2].map((one) => (one === axis ? rate : wobble)) as Triple;
    });
  }
  /** Sets the upward direction exactly, as a table does. */
  place(up: Triple) {
    this.#up = up;
  }

  #go(ms: number, spinAt: (t: number) => Triple) {
    const step = 1000 / this.device.rate;
    for (let t = 0; t < ms; t += step) {
      const spin = spinAt(t);
      for (let i = 0; i < SUB_STEPS; i++) this.#rotate(spin, step / SUB_STEPS / 1000);
      this.at += step;
      this.#read(spinAt(t + step / 2));
    }
  }

  #rotate([x, y, z]: Triple, seconds: number) {
    const [ux, uy, uz] = this.#up;
    const k = (seconds * Math.PI) / 180;
    const moved: Triple = [ux - k * (y * uz - z * uy), uy - k * (z * ux - x * uz), uz - k * (x * uy - y * ux)];
    const length = Math.hypot(...moved);
    this.#up = moved.map((one) => one / length) as Triple;
    // A counterclockwise turn, seen from above, decreases the compass heading.
    this.#heading -= seconds * (x * ux + y * uy + z * uz);
  }

  #rounded = (value: number, step: number) => (step > 0 ? Math.round(value / step) * step : value);

  #read(spin: Triple) {
    const { axes, gyroAxes, gain, gyroGain, offset, drift, noise, spinNoise, step, sign, jitter } = this.device;
    const along = (of: Triple, place: number) => (place === 0 ? 0 : Math.sign(place) * (of[Math.abs(place) - 1] ?? 0));
    const [x, y, z] = axes.map((place, i) =>
      this.#rounded(sign * (gain * G * along(this.#up, place) + (offset[i] ?? 0)) + noise * this.#normal(), step),
    ) as Triple;
    const unit = this.device.inRadians ? Math.PI / 180 : 1;
    const rates = gyroAxes.map(
      (place, i) =>
        unit *
        this.#rounded((gyroGain[i] ?? 1) * along(spin, place) + (drift[i] ?? 0) + spinNoise * this.#normal(), step),
    ) as Triple;
    const late = this.at + jitter * (this.#next() - 0.5);
    const { compass, hasGyroscope } = this.device;
    const raw = { right: this.#heading, stuck: 40, weak: 40 + (this.#heading - 40) * 0.4, none: null }[compass];
    const heading = raw === null ? null : ((raw % 360) + 360) % 360;
    const read = hasGyroscope ? rates : null;
    this.samples.push([late, [x, y, z], read, heading]);
    this.sensors.push(late, x, y, z, read);
    if (heading !== null) this.sensors.head(late, heading);
  }

  /** Holds until the position is accepted. Confirms it if the sensor takes it for another position. */
  #holdUntilTaken() {
    const before = this.sensors.reading().positions.length;
    this.hold(2500);
    if (this.sensors.reading().positions.length > before) return;
    this.hold(4500);
    if (!this.sensors.progress().isOther) return;
    this.confirmed.push(this.samples.length);
    this.sensors.confirm();
  }

  rest() {
    this.sensors.begin('rest');
    this.lie(5600);
  }

  positions() {
    const { sensors } = this;
    sensors.begin('positions');
    const ms = 900 + 600 * this.#next();
    const turns: [0 | 1 | 2, number][] = [
      [0, 90],
      [2, 90],
      [2, 90],
      [2, 90],
      [1, 90],
    ];
    this.#holdUntilTaken();
    for (const [i, [axis, degrees]] of turns.entries()) {
      this.turn(axis, degrees + 6 * (this.#next() - 0.5), ms);
      if (this.device.rotates && i < 3) sensors.rotate((90 * i) % 360);
      this.#holdUntilTaken();
    }
  }

  flatTurn(degrees = -90) {
    const { sensors } = this;
    this.turn(1, 180, 2000);
    this.place([0, 0, 1]);
    sensors.begin('turn');
    this.lie(2500);
    this.turn(2, degrees, 1500);
    this.place([0, 0, 1]);
    this.lie(2500);
    if (!sensors.reading().turn && (sensors.reading().hasGyroscope || sensors.reading().hasCompass)) sensors.confirm();
  }
}

/** A complete run with a device. */
export function runWith(change: Partial<Device> = {}): MotionReading {
  const hand = new Hand({ ...clean, ...change });
  hand.rest();
  hand.positions();
  hand.flatTurn();
  return hand.sensors.reading();
}
