import { ButtonMeter, RestMeter, StickMeter } from '../gamepad/meters';
import { type PadReading, type PadSample, stickAxes } from '../gamepad/reading';

/** How long the pad must rest, in ms, and how long it comes to rest before. */
export const REST_MS = 5000;
const SETTLE_MS = 500;
/** How long it must rest after: the beginning of a movement is too small to be noticed. */
const GUARD_MS = 300;
/** A stick or trigger that moves further was touched. Noise is smoothed out over this time in ms. */
const MAX_STIR = 0.15;
const SMOOTH_MS = 100;
/** After a longer gap between two looks the page was hidden or the browser stood still, in ms. */
const MAX_GAP_MS = 250;
/** Intervals between changes that the rate is read from, the fewest of them, and the longest that counts, in ms. */
const MAX_INTERVALS = 64;
const MIN_INTERVALS = 30;
const MAX_INTERVAL_MS = 100;

/** What the page shows while it measures. */
export interface PadProgress {
  /** Every pad that the browser shows. */
  readonly pads: readonly { readonly index: number; readonly id: string }[];
  /** The pad that is measured. Null while none is there. */
  readonly index: number | null;
  /** The share of the time at rest. 1: it was measured. */
  readonly rest: number;
  readonly reading: PadReading | null;
}

/** Takes what the browser shows in each frame, and measures one of the pads. */
export class Gamepads {
  sticks: StickMeter[] = [];
  buttons: ButtonMeter[] = [];
  /** Whether the page itself shakes the pad, so that it is not at rest. */
  isShaken = false;
  #pads: readonly PadSample[] = [];
  #chosen: Pick<PadSample, 'id' | 'isStandard' | 'canRumble' | 'index'> | null = null;
  #isHere = false;
  #axes: readonly [number, number][] = [];
  #losses = 0;
  #stirs = 0;
  #intervals: number[] = [];
  #at = Number.NEGATIVE_INFINITY;
  #changed: { stamp: number; at: number; values: readonly number[] } = { stamp: 0, at: 0, values: [] };
  #isRested = false;
  #smooth: readonly number[] = [];
  #restedAt = 0;
  #rest: { at: number; anchor: readonly number[]; meters: RestMeter[] } | null = null;

  /** Starts over, or goes on with what was measured before. */
  restart(saved: PadReading | null = null): void {
    this.#chosen = saved && { ...saved, index: -1 };
    this.sticks = saved?.sticks.map((one) => new StickMeter(one)) ?? [];
    this.buttons = saved?.buttons.map((one) => new ButtonMeter(one)) ?? [];
    this.#losses = saved?.losses ?? 0;
    this.#stirs = saved?.stirs ?? 0;
    this.#isRested = saved?.buttons.some(({ rest }) => rest !== null) ?? false;
    this.#isHere = false;
    this.#axes = [];
    this.#intervals = [];
    this.#break();
  }

  /** Measures another pad. */
  choose(index: number): void {
    const pad = this.#pads.find((one) => one.index === index);
    if (!pad || (this.#isHere && this.#chosen?.index === index)) return;
    this.restart();
    this.#begin(pad);
  }

  /** Measures at rest again. */
  rest(): void {
    this.#isRested = false;
    this.#rest = null;
    this.#stirs = 0;
  }

  /** Takes all pads at a time in ms. Call it in each frame, also if nothing changed. */
  push(at: number, pads: readonly PadSample[]): void {
    this.#pads = pads;
    if (at - this.#at > MAX_GAP_MS) this.#break();
    this.#at = at;
    const { id, index } = this.#chosen ?? {};
    const same = pads.filter((pad) => pad.id === id);
    // A pad that comes back can have another index.
    const pad = same.find((one) => one.index === index) ?? same[0];
    if (pad) {
      this.#take(at, pad);
      return;
    }
    if (this.#isHere) {
      this.#isHere = false;
      this.#losses++;
      this.#break();
    }
    if (this.#chosen) return;
    const first = pads.find(({ buttons }) => buttons.some((value) => value > 0.5)) ?? pads[0];
    if (!first) return;
    this.#begin(first);
    this.#take(at, first);
  }

  #begin(pad: PadSample): void {
    this.#chosen = pad;
    this.#isHere = true;
    this.sticks = stickAxes(pad).map(() => new StickMeter());
    this.buttons = pad.buttons.map(() => new ButtonMeter());
  }

  #break(): void {
    this.#changed = { stamp: 0, at: 0, values: [] };
    this.#rest = null;
  }

  #take(now: number, pad: PadSample): void {
    this.#chosen = pad;
    this.#isHere = true;
    if (this.#axes.length === 0) this.#axes = stickAxes(pad);
    const values = [...pad.axes, ...pad.buttons];
    const { stamp, at: before } = this.#changed;
    const isChanged = values.some((value, i) => value !== this.#changed.values[i]);
    // The browser’s time of a change, where it gives one.
    const at = isChanged && pad.stamp > stamp && pad.stamp > before && pad.stamp <= now ? pad.stamp : now;
    if (isChanged) {
      if (before > 0 && at - before <= MAX_INTERVAL_MS) {
        this.#intervals.push(at - before);
        if (this.#intervals.length > MAX_INTERVALS) this.#intervals.shift();
      }
      this.#changed = { stamp: pad.stamp, at, values };
    }
    for (const [i, meter] of this.sticks.entries()) {
      const [x, y] = this.#axes[i] ?? [0, 0];
      meter.push(at, pad.axes[x] ?? 0, pad.axes[y] ?? 0);
    }
    for (const [i, meter] of this.buttons.entries()) meter.push(at, pad.buttons[i] ?? 0);
    if (this.isShaken) this.#rest = null;
    else if (!this.#isRested) this.#rests(now);
  }

  #rests(now: number): void {
    const channels = [...this.sticks.flatMap(({ x, y }) => [x, y]), ...this.buttons.map(({ value }) => value)];
    const { at, anchor, meters } = this.#rest ?? { at: now, anchor: [], meters: [] };
    const keep = this.#rest ? Math.exp((this.#restedAt - now) / SMOOTH_MS) : 0;
    this.#restedAt = now;
    this.#smooth = channels.map((value, i) => value + keep * ((this.#smooth[i] ?? 0) - value));
    if (!this.#rest || this.#smooth.some((value, i) => Math.abs(value - (anchor[i] ?? 0)) > MAX_STIR)) {
      // The time of settling does not count as having rested.
      if (this.#rest && now - at > SETTLE_MS) this.#stirs++;
      this.#rest = { at: now, anchor: this.#smooth, meters: channels.map(() => new RestMeter()) };
      return;
    }
    const rested = now - at - SETTLE_MS;
    if (rested < 0) return;
    if (rested < REST_MS) for (const [i, value] of channels.entries()) meters[i]?.push(value, rested / REST_MS);
    if (rested < REST_MS + GUARD_MS) return;
    this.#isRested = true;
    this.#rest = null;
    for (const [i, stick] of this.sticks.entries()) {
      const { step } = stick.read();
      const [x, y] = [meters[2 * i], meters[2 * i + 1]];
      if (x && y) stick.settle([x.read(step), y.read(step)]);
    }
    const last = meters.slice(2 * this.sticks.length);
    for (const [i, button] of this.buttons.entries()) if (last[i]) button.settle(last[i].read(null));
  }

  /** Returns what the page shows. Intended for a few calls a second. */
  progress(): PadProgress {
    const sorted = [...this.#intervals].sort((a, b) => a - b);
    const median = sorted[sorted.length >> 1];
    const { id = '', isStandard = false, canRumble = false, index = 0 } = this.#chosen ?? {};
    const rested = Math.max(0, this.#rest ? this.#at - this.#rest.at - SETTLE_MS : 0);
    return {
      pads: this.#pads.map((pad) => ({ index: pad.index, id: pad.id })),
      index: this.#isHere ? index : null,
      rest: this.#isRested ? 1 : rested / (REST_MS + GUARD_MS),
      reading: this.#chosen && {
        id,
        isStandard,
        canRumble,
        sticks: this.sticks.map((one) => one.read()),
        buttons: this.buttons.map((one) => one.read()),
        rate: median && sorted.length >= MIN_INTERVALS ? Math.round(10000 / median) / 10 : null,
        losses: this.#losses,
        stirs: this.#stirs,
      },
    };
  }
}
