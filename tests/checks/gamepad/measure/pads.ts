import { judgeGamepad } from '../../../../machines/gamepad/gamepad';
import type { PadSample } from '../../../../measure/gamepad/reading';
import { Gamepads } from '../../../../measure/live/gamepads';
import { between, normal, oneOf, type Random } from '../../../kit/random';

export const ID = 'Xbox 360 Controller (XInput STANDARD GAMEPAD)';

/** A simulated pad. Parts of the way of a stick or trigger, rates in Hz. */
export interface Device {
  /** Where the left stick rests, and how far its returns differ from that (sd). */
  readonly offset: readonly [number, number];
  readonly spread: number;
  /** Noise from frame to frame (sd), and noise that stays for 0.2 s. */
  readonly noise: number;
  readonly wander: number;
  readonly bits: number;
  readonly gate: 'round' | 'square' | 'cut' | 'octagon';
  /** How much of its reach the left stick has, by its angle in radians. */
  readonly worn: (angle: number) => number;
  readonly trigger: { readonly rest: number; readonly end: number };
  /** How often the browser looks. */
  readonly rate: number;
}

/** A healthy pad. Steps of 8 to 16 bits as pads have them; the rest is wide. */
export const healthy = (random: Random): Device => {
  const size = between(random, 0, 0.08);
  const angle = between(random, 0, 2 * Math.PI);
  return {
    offset: [size * Math.cos(angle), size * Math.sin(angle)],
    spread: between(random, 0, 0.01),
    noise: between(random, 0, 0.006),
    wander: between(random, 0, 0.002),
    bits: oneOf(random, [8, 10, 12, 16]),
    gate: oneOf(random, ['round', 'square', 'cut', 'octagon'] as const),
    worn: () => 1,
    trigger: { rest: between(random, 0, 0.03), end: between(random, 0.96, 1) },
    rate: oneOf(random, [60, 75, 120, 144]),
  };
};

/** How far a stick at full push gets in a direction. */
function gateAt(gate: Device['gate'], angle: number): number {
  const from = Math.abs(((angle + 4.5 * Math.PI) % (Math.PI / 2)) - Math.PI / 4);
  const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
  // Its corners are at the sides and between them.
  const octagon = Math.cos(Math.PI / 8) / Math.cos((from % (Math.PI / 4)) - Math.PI / 8);
  return { round: 1, square, cut: Math.min(square, 1.15), octagon }[gate];
}

/** A hand that moves a simulated pad. Each frame goes to the same collector as on the page. */
export class Hand {
  readonly pads = new Gamepads();
  readonly samples: PadSample[] = [];
  at = 1000;
  #sticks: [number, number][] = [
    [0, 0],
    [0, 0],
  ];
  #centers: [number, number][];
  #wander = [0, 0, 0, 0];
  readonly buttons = Array.from({ length: 17 }, () => 0);
  #stamp = 0;
  #last: readonly number[] = [];

  constructor(
    readonly random: Random,
    readonly device: Device,
  ) {
    this.#centers = [[...device.offset], [0, 0]];
    // The press that shows the pad.
    this.press(0);
  }

  /** Where the left stick truly rests now. */
  get center(): readonly [number, number] {
    return this.#centers[0] as [number, number];
  }

  sample(): PadSample {
    const { noise, wander, bits } = this.device;
    const steps = 2 ** bits - 1;
    const axes = this.#sticks.flatMap(([x, y], i) =>
      [x, y].map((value, axis) => {
        const channel = 2 * i + axis;
        const keep = Math.exp(-1 / (0.2 * this.device.rate));
        const slow = keep * (this.#wander[channel] ?? 0) + Math.sqrt(1 - keep ** 2) * wander * normal(this.random);
        this.#wander[channel] = slow;
        const physical = value + (this.#centers[i]?.[axis] ?? 0) + slow + noise * normal(this.random);
        return Math.max(-1, Math.min(1, (2 * Math.round(((physical + 1) / 2) * steps)) / steps - 1));
      }),
    );
    const rest = this.device.trigger.rest;
    const buttons = this.buttons.map((value, i) => (i === 6 || i === 7 ? Math.max(value, rest) : value));
    const values = [...axes, ...buttons];
    if (values.some((value, i) => value !== this.#last[i])) this.#stamp = this.at;
    this.#last = values;
    return { index: 0, id: ID, isStandard: true, canRumble: true, stamp: this.#stamp, axes, buttons };
  }

  /** Lets time pass, in ms. `does` moves the pad before each frame, at a share of the time. */
  wait(ms: number, does: (share: number) => void = () => undefined): this {
    const frames = Math.max(1, Math.round((ms * this.device.rate) / 1000));
    for (let i = 1; i <= frames; i++) {
      this.at += 1000 / this.device.rate;
      does(i / frames);
      const sample = this.sample();
      this.samples.push(sample);
      this.pads.push(this.at, [sample]);
    }
    return this;
  }

  /** Pushes a stick in a direction, by a share of its way. */
  push(stick: 0 | 1, angle: number, share: number): void {
    const reach = share * gateAt(this.device.gate, angle) * (stick === 0 ? this.device.worn(angle) : 1);
    this.#sticks[stick] = [reach * Math.cos(angle), reach * Math.sin(angle)];
  }

  /** Turns a stick around its edge. */
  turn(stick: 0 | 1, turns: number, share = 1, ms = 2500): this {
    this.wait(300, (part) => this.push(stick, 0, share * part));
    this.wait(turns * ms, (part) => this.push(stick, 2 * Math.PI * turns * part, share));
    return this.wait(300, (part) => this.push(stick, 0, share * (1 - part)));
  }

  /** Lets a stick snap back from each side. */
  snap(stick: 0 | 1, sides: readonly number[] = [0, 1, 2, 3]): this {
    for (const side of sides) {
      this.wait(200, (part) => this.push(stick, (side * Math.PI) / 2, part));
      this.wait(100);
      const [x, y] = stick === 0 ? this.device.offset : [0, 0];
      const { spread } = this.device;
      this.#centers[stick] = [x + spread * normal(this.random), y + spread * normal(this.random)];
      // A spring takes 20 to 50 ms.
      const ms = between(this.random, 20, 50);
      const from = this.at;
      this.wait(700, () => this.push(stick, (side * Math.PI) / 2, Math.max(0, 1 - (this.at - from) / ms)));
    }
    return this;
  }

  pull(trigger: 6 | 7, pulls = 2): this {
    for (let i = 0; i < pulls; i++) {
      this.wait(250, (part) => (this.buttons[trigger] = part * this.device.trigger.end));
      this.wait(250, (part) => (this.buttons[trigger] = (1 - part) * this.device.trigger.end));
    }
    return this;
  }

  /** Presses a button, and releases it. Times in ms. */
  press(button: number, hold = 90, gap = 150): this {
    this.wait(hold, () => (this.buttons[button] = 1));
    return this.wait(gap, () => (this.buttons[button] = 0));
  }

  /** Everything that the test asks for. */
  all(turns = 2): this {
    this.wait(7000).turn(0, turns).turn(1, 2).snap(0).snap(1).pull(6, 4).pull(7);
    for (let i = 0; i < 16; i++) if (i !== 6 && i !== 7) this.press(i);
    return this;
  }

  judge() {
    return judgeGamepad({ reading: this.pads.progress().reading, felt: null, marks: {}, startedAt: 0, finishedAt: 1 });
  }
}
