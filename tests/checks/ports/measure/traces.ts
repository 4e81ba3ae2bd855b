import { type ChargeReading, type Stretch, withReading } from '../../../../measure/ports/charge';
import type { Signal, SignalSource } from '../../../../measure/ports/signals';
import { type Port, type PortKind, stopsOf } from '../../../../measure/ports/stops';
import { type Answer, answer, applySignal, nextStop, noWalk, stateOf, type Walk } from '../../../../measure/ports/walk';
import { randomOf } from '../../../kit/random';

export const portOf = (id: string, kind: PortKind, change: Partial<Port> = {}): Port => ({
  id,
  kind,
  name: '',
  side: 'left',
  charges: false,
  ...change,
});

/** A laptop with three USB ports (the first one charges), a headphone socket and HDMI. */
export const laptop: readonly Port[] = [
  portOf('p1', 'usb-c', { charges: true }),
  portOf('p2', 'usb-c', { charges: true, side: 'right' }),
  portOf('p3', 'usb-a', { side: 'right' }),
  portOf('p4', 'headphone', { side: 'right' }),
  portOf('p5', 'hdmi'),
];

/** A person who plugs a device into each port, and the faults of the ports. */
export interface Walker {
  readonly seed: number;
  /** Stops without a signal. */
  readonly dead: readonly string[];
  /** The stop at which contact is lost, and the number of losses. */
  readonly loose: readonly [stop: string, times: number] | null;
  /** The person's answer at a stop without a signal. */
  readonly says: Answer;
}

/**
 * A walk through all stops, as a person does it: unplug, move in 1 to 8 s, plug in. A headset appears as USB, HID and
 * audio device, one after the other within 3 s. A device sometimes restarts its connection. The headphone socket gives
 * no signal, as on most computers, and is skipped.
 */
export function walkThrough(change: Partial<Walker> = {}, ports: readonly Port[] = laptop): Walk {
  const { seed, dead, loose, says }: Walker = { seed: 1, dead: [], loose: null, says: 'same', ...change };
  const next = randomOf(seed);
  const stops = stopsOf(ports);
  let walk = noWalk;
  let turn = nextStop(stops, walk, null);
  let now = 1_000_000;
  let isIn = false;
  const send = (source: SignalSource, to: Signal['change'], at: number) => {
    const stop = stops.find(({ id }) => id === turn) ?? null;
    walk = applySignal(walk, { source, change: to, name: source === 'charger' ? '' : 'Headset', at }, stop);
    if (turn && stateOf(walk, turn).in > 0) turn = nextStop(stops, walk, turn);
  };
  /** Sends the signals of one plug, sorted by time. */
  const burst = (sources: readonly SignalSource[], to: Signal['change'], most: number) => {
    const times = sources.map((_, i) => (i === 0 ? 0 : most * next())).sort((a, b) => a - b);
    for (const [i, source] of sources.entries()) send(source, to, now + (times[i] ?? 0));
    now += most;
  };
  let before: string | null = null;
  while (turn) {
    const here: string = turn;
    const stop = stops.find(({ id }) => id === here);
    const isHeadphone = ports.find(({ id }) => id === stop?.port)?.kind === 'headphone';
    const sources: readonly SignalSource[] =
      stop?.trial === 'plug' ? ['usb', 'hid', 'audio'] : [stop?.trial === 'screen' ? 'screen' : 'charger'];
    if (stop?.trial === 'charger' && !before?.endsWith('charger')) send('charger', 'out', now);
    if (isIn) burst(sources, 'out', 300);
    isIn = false;
    now += 1000 + 7000 * next();
    if (isHeadphone || dead.includes(here)) {
      walk = answer(walk, here, isHeadphone ? 'skipped' : says);
      turn = nextStop(stops, walk, here);
    } else {
      burst(sources, 'in', 3000);
      isIn = true;
      // A phone or dock that changes its mode restarts its connection.
      const restarts = next() < 0.2 ? 1 + Math.floor(2 * next()) : 0;
      const drops = loose?.[0] === here ? loose[1] : restarts;
      for (let i = 0; i < drops; i++) {
        now += 2000 + 4000 * next();
        for (const source of sources) send(source, 'out', now);
        now += 100 + 600 * next();
        for (const source of sources) send(source, 'in', now);
      }
      now += 3000 + 5000 * next();
    }
    before = here;
  }
  return walk;
}

/** A simulated battery. */
export interface Cell {
  readonly seed: number;
  /** Percentage points per hour, negative without the charger. */
  readonly perHour: number;
  readonly minutes: number;
  /** Level at the start, 0 to 1. */
  readonly from: number;
  readonly charging: boolean;
  /** Interval at which the system reads the battery, in seconds. */
  readonly every: number;
  /** Variation of the power, as a share. */
  readonly wander: number;
  /** The time in minutes at which the level drops suddenly, and by how many points. */
  readonly jump: readonly [minute: number, points: number] | null;
}

/** Levels in whole percents from a system that updates them every few seconds. The page reads them every 10 s. */
export function levels(change: Partial<Cell> = {}): ChargeReading[] {
  const cell: Cell = {
    ...{ seed: 1, perHour: -12, minutes: 60, from: 0.8, charging: false, every: 20, wander: 0.1, jump: null },
    ...change,
  };
  const next = randomOf(cell.seed);
  const readings: ChargeReading[] = [];
  let level = 100 * cell.from + next() - 0.5;
  let reported = Math.round(level);
  let look = cell.every * next();
  for (let second = 0; second <= 60 * cell.minutes; second++) {
    const power = 1 + cell.wander * Math.sin(second / (300 + 200 * next()));
    level += (cell.perHour * power) / 3600;
    if (cell.jump && second === 60 * cell.jump[0]) level -= cell.jump[1];
    if (second >= look) {
      look += cell.every * (0.8 + 0.4 * next());
      reported = Math.max(0, Math.min(100, Math.round(level)));
    }
    if (second % 10 === 0) readings.push({ at: 1e12 + 1000 * second, level: reported / 100, charging: cell.charging });
  }
  return readings;
}

/** What the page makes of readings. */
export const stretchesOf = (readings: readonly ChargeReading[]) =>
  readings.reduce<readonly Stretch[]>((before, reading) => withReading(before, reading), []);
