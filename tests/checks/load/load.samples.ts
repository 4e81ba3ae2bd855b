import type { Minutes } from '../../../machines/load/evidence';
import type { LoadRun } from '../../../machines/load/load';
import { SAMPLE_MS } from '../../../machines/load/load.machine';
import type { Sample, Wrong } from '../../../measure/load/curve';
import { normal, type Random, randomOf } from '../../kit/random';

/** A device under load, as its samples would be. */
export interface Device {
  readonly seed: number;
  readonly minutes: Minutes;
  /** The usual speed of the cores, answers per second. */
  readonly speed: number;
  /** Standard deviation of one sample, as a share. */
  readonly noise: number;
  /** Changes of the speed: at this second, to this share. */
  readonly steps: readonly (readonly [second: number, share: number])[];
  /** The probability that one answer is wrong. */
  readonly flips: number;
  readonly battery: boolean;
}

const sound: Device = { seed: 1, minutes: 3, speed: 20_000, noise: 0.02, steps: [], flips: 0, battery: false };

const wrongOf = (random: Random, count: number): Wrong | null =>
  count > 0 ? { unit: 1, index: Math.floor(16 * random()), bits: 2 ** Math.floor(32 * random()) } : null;

export function samplesOf(change: Partial<Device> = {}): readonly Sample[] {
  const { seed, minutes, speed, noise, steps, flips, battery } = { ...sound, ...change };
  const random = randomOf(seed);
  const span = SAMPLE_MS[minutes];
  return Array.from({ length: (minutes * 60_000) / span }, (_, i): Sample => {
    const second = (i * span) / 1000;
    const share = steps.findLast(([from]) => second >= from)?.[1] ?? 1;
    const rate = speed * share * Math.max(0, 1 + noise * normal(random));
    const done = Math.round((rate * span) / 1000);
    // As many wrong answers as a Poisson process gives: rare ones.
    let wrong = -1;
    let left = done * flips;
    do {
      left += Math.log(1 - random());
      wrong++;
    } while (left > 0);
    const right = { wrong: 0, first: null };
    return {
      at: 1000 + (i + 1) * span,
      span,
      work: {
        cores: { done, rate, wrong, first: wrongOf(random, wrong) },
        memory: { done: 64, rate: 2000, ...right },
        graphics: { done: 65_536, rate: 65_536, ...right },
      },
      workers: 7,
      frames: Math.round((60 * span) / 1000),
      gap: 17,
      battery: battery ? { level: Math.round(100 * (0.9 - second / 6000)) / 100, charging: false } : null,
    };
  });
}

export const runOf = (change: Partial<Device> = {}, rest: Partial<LoadRun> = {}): LoadRun => ({
  minutes: change.minutes ?? 3,
  samples: samplesOf(change),
  hiddenFor: 0,
  failed: false,
  startedAt: 1000,
  finishedAt: 181_000,
  ...rest,
});
