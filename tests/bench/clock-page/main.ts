import { createFrameClock } from '../../../measure/live/frame-clock';
import { rates, traceOf } from '../../measure/frames/frame-traces';

type Method = 'clock' | 'mean' | 'median';

interface ClockRow {
  readonly hz: number;
  readonly timerResolution: number;
  /** Largest errors in Hz of five traces. Null if the clock gave no figure. */
  clock: number | null;
  missed: number | null;
  mean: number;
  median: number;
}

interface RealRates {
  /** In Hz. Null if the clock gives no figure. */
  readonly clock: number | null;
  /** In Hz, one value for each 60 frames, as a page would show them. */
  readonly means: readonly number[];
  readonly medians: readonly number[];
}

declare global {
  interface Window {
    clockBench: {
      /** Runs a method over this many frames at 240 Hz, and reads it four times a second. */
      run(method: Method, frames: number): void;
      simulated(): ClockRow[];
      /** Measures the browser's real frames with all methods for `time` milliseconds. */
      real(time: number): Promise<RealRates>;
    };
    /** Stops the counters of `latency.mjs` and returns their counts. */
    stopWatching(): unknown;
  }
}

/** Frames per mean or median. */
const WINDOW_FRAMES = 60;
const TRACES = 5;
/** Frames from one reading to the next. */
const READ_INTERVAL_FRAMES = 60;

const { times: trace } = traceOf({ hz: 240, seed: 240, duration: 130_000 });

/** Counts frames. `read` returns the rate in Hz from the mean or median of the last 60 frame times. */
function createCounter(method: 'mean' | 'median') {
  const deltas = new Float64Array(WINDOW_FRAMES);
  let count = 0;
  let last = Number.NaN;
  let sum = 0;
  return {
    push(time: number) {
      if (!Number.isNaN(last)) {
        const place = count++ % WINDOW_FRAMES;
        sum += time - last - (deltas[place] as number);
        deltas[place] = time - last;
      }
      last = time;
    },
    read: () =>
      1000 /
      (method === 'mean' ? sum / Math.min(count, WINDOW_FRAMES) : (deltas.toSorted()[WINDOW_FRAMES >> 1] as number)),
  };
}
const counterOf = (method: Method) => (method === 'clock' ? createFrameClock() : createCounter(method));

/** The rate in Hz of the 60 frames that start at index `from`. */
function rateOf(times: readonly number[], method: 'mean' | 'median', from = 0): number {
  const counter = createCounter(method);
  for (const time of times.slice(from, from + WINDOW_FRAMES + 1)) counter.push(time);
  return counter.read();
}

let sink: unknown;

window.clockBench = {
  run(method, frames) {
    const counter = counterOf(method);
    for (let i = 0; i < frames; i++) {
      counter.push(trace[i] as number);
      if (i % READ_INTERVAL_FRAMES === 0) sink = counter.read();
    }
    if (sink === undefined) throw new Error('Nothing was read');
  },
  simulated: () => [0.1, 1].flatMap((timerResolution) => rates.map((hz) => rowOf(hz, timerResolution))),
  real: (time) =>
    new Promise((done) => {
      const times: number[] = [];
      const clock = createFrameClock();
      const frame = (at: number) => {
        times.push(at);
        clock.push(at);
        if (at - (times[0] ?? at) < time) {
          requestAnimationFrame(frame);
          return;
        }
        const starts = Array.from(
          { length: Math.floor((times.length - 1) / WINDOW_FRAMES) },
          (_, i) => i * WINDOW_FRAMES,
        );
        done({
          clock: clock.read().rate,
          means: starts.map((from) => rateOf(times, 'mean', from)),
          medians: starts.map((from) => rateOf(times, 'median', from)),
        });
      };
      requestAnimationFrame(frame);
    }),
};

function rowOf(hz: number, timerResolution: number): ClockRow {
  const row: ClockRow = { hz, timerResolution, clock: 0, missed: 0, mean: 0, median: 0 };
  for (let seed = 1; seed <= TRACES; seed++) {
    const { times, missed } = traceOf({ hz, timerResolution, seed: seed * 7919 + hz * 100 });
    const clock = createFrameClock();
    for (const time of times) clock.push(time);
    const reading = clock.read();
    const worse = (former: number | null, error: number | null) =>
      former === null || error === null ? null : Math.max(former, error);
    row.clock = worse(row.clock, reading.rate === null ? null : Math.abs(reading.rate - hz));
    row.missed = worse(row.missed, reading.missed === null ? null : Math.abs(reading.missed - missed));
    row.mean = Math.max(row.mean, Math.abs(rateOf(times, 'mean') - hz));
    row.median = Math.max(row.median, Math.abs(rateOf(times, 'median') - hz));
  }
  return row;
}
