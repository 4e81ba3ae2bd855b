import { createActor, fromCallback } from 'xstate';
import { MIN_FRAMES } from '../../../machines/motion-blur/evidence';
import { judgeMotion, motionDefaults } from '../../../machines/motion-blur/motion-blur';
import { MIN_MISSED_MS } from '../../../machines/refresh-rate/evidence';
import { expectations, standardRates } from '../../../machines/refresh-rate/refresh-rate';
import { refreshRateMachine } from '../../../machines/refresh-rate/refresh-rate.machine';
import type { CheckResult } from '../../../machines/result';
import { differs } from '../../../measure/frames/frame-counts';
import type { FrameReading } from '../../../measure/frames/frame-reading';
import { createFrameClock } from '../../../measure/live/frame-clock';
import { between, normal, oneOf, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';

/** What a screen, a computer and a browser do. Times in ms, rates in Hz. */
interface Setup {
  readonly rate: number;
  readonly duration: number;
  /** Standard deviation of a frame's time from the grid. */
  readonly jitter: number;
  /** Share of frames that are missed. */
  readonly missed: number;
  /** The timer's step. Times are rounded down to it. */
  readonly step: number;
  /** A share of times is rounded up instead, as Firefox does against fingerprinting. */
  readonly up: number;
  /** The rate from a time on. */
  readonly later: readonly [at: number, rate: number] | null;
}

/** Rates of panels. Their pixel clocks come in steps, so most run up to 0.2 % slower: 59.951, 143.98. */
const panels = [24, 30, 48, 50, 60, 72, 75, 90, 100, 120, 144, 165, 180, 200, 240, 280, 300, 360] as const;
const panel = (random: Random, rates: readonly number[] = panels) =>
  oneOf(random, rates) * (1 + between(random, -0.002, 0.0005));

const setup = (random: Random, change: Partial<Setup> = {}): Setup => {
  const rate = change.rate ?? panel(random);
  return {
    rate,
    duration: between(random, 4000, 16_000),
    jitter: between(random, 0, 0.3) * Math.min(1, 120 / rate),
    missed: between(random, 0, 0.01),
    step: oneOf(random, [0.005, 0.02, 0.1, 1]),
    up: 0,
    later: null,
    ...change,
  };
};

/** The frame times of a page, in ms since its timer's origin. */
function* timesOf(random: Random, { rate, duration, jitter, missed, step, up, later }: Setup): Generator<number> {
  const from = between(random, 500, 60_000);
  for (let at = 0; at < duration; at += 1000 / (later && at >= later[0] ? later[1] : rate)) {
    if (random() < missed) continue;
    const steps = Math.floor((from + at + jitter * normal(random)) / step);
    yield step * (steps + Number(random() < up));
  }
}

/** A screen, and the reading of its frames. */
function shownBy(random: Random, change: Partial<Setup> = {}) {
  const screen = setup(random, change);
  const clock = createFrameClock();
  for (const time of timesOf(random, screen)) clock.push(time);
  return { screen, reading: clock.read() };
}

const idle = fromCallback(() => {});
/** The result of a run of the test, whose clock is read four times a second. It lasts as long as the frames. */
function resultOf(random: Random, screen: Setup): CheckResult | null {
  const clock = createFrameClock();
  const frames = fromCallback(({ receive }) => receive(({ type }) => type === 'RESTART' && clock.restart()));
  const machine = refreshRateMachine.provide({ actors: { frames, wakeLock: idle } });
  const actor = createActor(machine, { input: {} }).start();
  actor.send({ type: 'START', at: 0 });
  let due = 0;
  for (const time of timesOf(random, screen)) {
    clock.push(time);
    if (time < due) continue;
    due = time + 250;
    actor.send({ type: 'READING', reading: clock.read(), at: time });
  }
  actor.send({ type: 'STOP', at: screen.duration });
  const { result } = actor.getSnapshot().context;
  actor.stop();
  return result;
}

const isCovered = ({ rate, uncertainty }: FrameReading, truth: number) =>
  Math.abs((rate ?? 0) - truth) <= (uncertainty ?? 0);

const timers =
  'timers: 5 and 100 µs Chromium (developer.chrome.com, hr-timers), 20 µs and 1 ms Firefox, 1 ms WebKit (blink-dev, March 2021)';
const resist =
  '16.667 ms: Firefox since 102 (test_animation_api.html; arkenfox 1717, 2068), 100 ms before; others: a setting of Firefox, A6';
const screens = 'jitter up to 0.3 ms, up to 1 % missed: wide';
const coarse = rowsOf('refresh-rate', 'Refresh rate', resist);
const rate = rowsOf('refresh-rate', 'Refresh rate', `${timers}; ${screens}`);
const blur = rowsOf('motion-blur', 'Frames', resist);

const timerRows = [
  ...([16.667, 50 / 3, 20, 100] as const).map((step) =>
    coarse.healthy(
      `A6: ${step === 20 ? '49 to 51' : '58.9 to 61.15'} Hz, timer steps of ${Number(step.toFixed(4))} ms, told as a rate`,
      800,
      (random) =>
        shownBy(random, {
          rate: step === 20 ? between(random, 49, 51) : between(random, 58.9, 61.15),
          step,
          up: oneOf(random, [0, 0.5]),
        }).reading.rate !== null,
    ),
  ),
  coarse.healthy(
    'A6: 24 to 360 Hz, timer steps of 6 to 50 ms, told as a rate that ± does not cover twice',
    800,
    (random) => {
      const { screen, reading } = shownBy(random, { step: between(random, 6, 50) });
      return (
        reading.rate !== null && !isCovered({ ...reading, uncertainty: 2 * (reading.uncertainty ?? 0) }, screen.rate)
      );
    },
  ),
  blur.healthy('A6: 58.9 to 61.15 Hz, timer steps of 16.667 and 20 ms, told as a pass', 800, (random) => {
    const { reading } = shownBy(random, { rate: between(random, 58.9, 61.15), step: oneOf(random, [16.667, 20]) });
    const run = { settings: motionDefaults, persistence: null, seen: 'clean', startedAt: 0, finishedAt: 1 } as const;
    return reading.frames >= MIN_FRAMES && judgeMotion({ ...run, reading }).status !== 'inconclusive';
  }),
  rate.covered(
    'A6: 24 to 360 Hz, timer steps of 0.005, 0.02, 0.1 and 1 ms, wherever a rate is told',
    1000,
    (random) => {
      for (;;) {
        const { screen, reading } = shownBy(random);
        if (reading.rate !== null) return isCovered(reading, screen.rate);
      }
    },
  ),
  rate.undecided(
    'A6: 24 to 360 Hz, timer steps of 0.005, 0.02, 0.1 and 1 ms, no rate is told',
    1000,
    (random) => shownBy(random).reading.rate === null,
  ),
];

/** Whether a result says that the rate changed at a time, with the former rate. */
function saysChange(random: Random, before: number, after: number, at: number, duration: number) {
  const screen = setup(random, { missed: 0.0005, rate: before, duration, later: [at, after] });
  const result = resultOf(random, screen);
  const isFormer = ({ name, value }: CheckResult['measurements'][number]) =>
    name === 'Rate before it changed' && Math.abs(Number(value) - before) < 0.1;
  return result?.status === 'inconclusive' && result.measurements.some(isFormer);
}

const changes = 'dynamic refresh rates of laptops and phones (60 and 120, 48 to 144), a setting that is changed; A7';
const change = rowsOf('refresh-rate', 'Change of the rate', changes);
const steady = rowsOf('refresh-rate', 'Change of the rate', `${timers}; ${screens}`);
const changeRows = [
  change.fault('A7: 144 Hz for 20 s, then 60 Hz for 14 s', 100, (random) =>
    saysChange(random, panel(random, [144]), panel(random, [60]), 20_000, 34_000),
  ),
  change.fault('A7: 120 Hz, halved after 6 s', 200, (random) => {
    const before = panel(random, [120]);
    return saysChange(random, before, before / 2, 6000, 20_000);
  }),
  change.fault(
    'A7: any two rates of 48 to 144 Hz that differ by 2 % or more, after 4 to 10 s, for 6 to 12 s',
    200,
    (random) => {
      const rates = [48, 50, 60, 72, 75, 90, 100, 120, 144];
      const before = panel(random, rates);
      const others = rates.filter((other) => Math.abs(other - before) > 0.02 * before);
      const at = between(random, 4000, 10_000);
      return saysChange(random, before, panel(random, others), at, at + between(random, 6000, 12_000));
    },
  ),
  steady.healthy('A7: a steady rate of 48 to 240 Hz for 8 to 14 s, told as changed', 1000, (random) => {
    const rates = panels.filter((one) => one >= 48 && one <= 240);
    const screen = setup(random, { rate: panel(random, rates), duration: between(random, 8000, 14_000) });
    return resultOf(random, screen)?.measurements.some(({ name }) => name === 'Rate before it changed') ?? false;
  }),
];

const judged = (result: CheckResult | null) => result?.parts.find(({ id }) => id === 'missed')?.verdict;
/** A run of 60 to 144 Hz that loses a share of its frames, with or without pictures. */
const losing = (random: Random, missed: number, seconds: number) =>
  resultOf(random, setup(random, { missed, rate: panel(random, [60, 75, 90, 120, 144]), duration: 1000 * seconds }));
const lost = 'no study of missed frames: 0.01 % healthy, planted shares independent of each other; A18';
const frames = rowsOf('refresh-rate', 'Missed frames', lost);
const missedRows = [
  frames.healthy(
    'A18: one frame in 10,000 missed, 11 to 14 s',
    1000,
    (random) => judged(losing(random, 0.0001, between(random, 11, 14))) === 'warning',
  ),
  frames.undecided(
    'A18: one frame in 10,000 missed, 11 to 14 s',
    400,
    (random) => losing(random, 0.0001, between(random, 11, 14))?.status !== 'pass',
  ),
  frames.fault(
    'A18: 1 % of frames missed, 24 s',
    200,
    (random) => judged(losing(random, 0.01, 2 * (MIN_MISSED_MS / 1000) + 4)) === 'warning',
  ),
];

const expected = rowsOf('refresh-rate', 'Expected rate', 'VESA DMT and CTA-861 timings: within 0.5 %');
const expectedRows = [
  expected.healthy('a screen within 0.5 % of the expected rate, told as another', 800, (random) => {
    const rate = oneOf(random, expectations);
    return differs(rate * (1 + between(random, -0.005, 0.005)), rate);
  }),
  expected.fault('a screen at the next standard rate', 400, (random) => {
    const rate = oneOf(random, expectations);
    const others = standardRates.filter((other) => Math.abs(other - rate) > 0.005 * rate);
    const next = others.reduce((a, b) => (Math.abs(a - rate) < Math.abs(b - rate) ? a : b));
    return differs(next * (1 + between(random, -0.002, 0.002)), rate);
  }),
];

export default [...timerRows, ...changeRows, ...missedRows, ...expectedRows];
