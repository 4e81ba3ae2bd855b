import { judgePorts } from '../../../machines/ports/ports';
import { bestRate, type PortsRun } from '../../../machines/ports/run';
import type { ChargeReading } from '../../../measure/ports/charge';
import { noWalk } from '../../../measure/ports/walk';
import { between, normal, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';
import { stretchesOf } from './measure/traces';
import { support } from './ports.model';

/** A battery and the system that reports it. */
interface Battery {
  /** Mean rate in percentage points per hour, negative without the charger. */
  readonly perHour: number;
  readonly minutes: number;
  /** Seconds between two reports. */
  readonly every: number;
  /** How much the load changes: standard deviation of its logarithm. */
  readonly change: number;
  /** A sudden drop: at which minute, and by how many points. */
  readonly drop: readonly [minute: number, points: number] | null;
}

const SECOND = 10;

/** What the page reads every ten seconds, and the true levels at those times. */
function charge(random: Random, { perHour, minutes, every, change, drop }: Battery) {
  const readings: ChargeReading[] = [];
  const truth: number[] = [];
  // How long a load lasts: from half a minute to ten.
  const kept = Math.exp(-SECOND / between(random, 30, 600));
  let load = normal(random);
  let level = perHour < 0 ? between(random, 85, 99) : between(random, 3, 15);
  let reported = Math.round(level);
  let due = every * random();
  for (let second = 0; second <= 60 * minutes; second += SECOND) {
    load = kept * load + Math.sqrt(1 - kept ** 2) * normal(random);
    level += (SECOND * perHour * Math.exp(change * load - change ** 2 / 2)) / 3600;
    if (drop && second === SECOND * Math.round((60 * drop[0]) / SECOND)) level -= drop[1];
    level = Math.max(0, Math.min(100, level));
    if (second >= due) {
      due += every * between(random, 0.9, 1.1);
      reported = Math.round(level);
    }
    readings.push({ at: 1e12 + 1000 * second, level: reported / 100, charging: perHour > 0 });
    truth.push(level);
  }
  return { readings, truth, stretches: stretchesOf(readings) };
}

const battery = (random: Random, change: Partial<Battery> = {}): Battery => {
  const perHour = change.perHour ?? (random() < 0.5 ? -1 : 1) * between(random, 6, 35);
  return {
    perHour,
    // Long enough for 4.5 to 58 steps, and at most two hours.
    minutes: Math.min((60 * 4.5 * 13 ** random()) / Math.abs(perHour), 120),
    every: 10 * 60 ** random(),
    change: between(random, 0, 0.6),
    drop: null,
    ...change,
  };
};

const codesOf = (random: Random, change: Partial<Battery> = {}): readonly string[] => {
  const { stretches } = charge(random, battery(random, change));
  const run: PortsRun = {
    ...{ ports: [], walk: noWalk, support, stretches, watched: true, screens: null, startedAt: 0, finishedAt: 1 },
  };
  return judgePorts(run).findings.map(({ code }) => code);
};

const reports =
  'reports every 30 s (ChromeOS, battery_notifications.md) to 10 min (A16); levels in whole points; loads of 6 to 35 % an hour: wide';
const drops = rowsOf('ports', 'Drops of the level', reports);
const planted = rowsOf('ports', 'Drops of the level', `pop-os 1524 (drops to 1 %); ${reports}`);
const rates = rowsOf('ports', 'Charge and discharge rate', reports);
const rows = [
  drops.healthy(
    'A16: a steady 30 % an hour, reported every 10 min',
    800,
    (random) => codesOf(random, { perHour: -30, minutes: 70, every: 600, change: 0 }).length > 0,
  ),
  drops.healthy('A16: 6 to 35 % an hour with changing load, reported every 10 s to 10 min', 1000, (random) =>
    codesOf(random).includes('PRT-JUMP'),
  ),
  ...(
    [
      ['a drop of 12 to 40 points after 15 to 25 min, reported every 10 s to 2 min', 12, 120],
      ['a drop of 20 to 40 points after 25 min, reported every 10 s to 10 min', 20, 600],
    ] as const
  ).map(([cases, least, slowest]) =>
    planted.fault(`A16: ${cases}`, 400, (random) =>
      codesOf(random, {
        perHour: -between(random, 8, 30),
        minutes: 50,
        every: 10 * (slowest / 10) ** random(),
        drop: [slowest > 120 ? 25 : between(random, 15, 25), between(random, least, 40)],
      }).includes('PRT-JUMP'),
    ),
  ),
  rates.covered('A16: 6 to 35 % an hour with changing load, reported every 10 s to 10 min', 2000, (random) => {
    for (;;) {
      const cell = battery(random);
      const { readings, truth, stretches } = charge(random, cell);
      const rate = bestRate(stretches, cell.perHour > 0);
      const [first, last] = [stretches[0]?.steps[0]?.at, stretches[0]?.steps.at(-1)?.at].map((time) =>
        readings.findIndex(({ at }) => at === time),
      );
      if (!rate || first === undefined || last === undefined) continue;
      const planted = ((truth[last] ?? 0) - (truth[first] ?? 0)) / (rate.during / 3_600_000);
      return Math.abs(rate.perHour - planted) <= rate.uncertainty;
    }
  }),
];

export default rows;
