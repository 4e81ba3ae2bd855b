import { decibels, meanOf, rmsOf } from '../../../measure/audio/levels';
import { openCapture, release, unprocessed } from './capture';

/** Samples of one level: 0.7 s at 48 kHz. The longest that the browser keeps. */
const LEVEL_SAMPLES = 32_768;
/** Levels of the quiet, one in a second. The first is dropped, because microphones start with a click. */
const QUIET_LEVELS = 6;

/** Gives the level of the last 0.7 s in dBFS. Null: there was no signal. */
export type ReadNoise = () => number | null;

/**
 * Opens the microphone until `signal` is aborted.
 * @throws {CaptureError} if it does not open; an abort rejects with the signal's own reason
 */
export async function openNoise(signal: AbortSignal): Promise<ReadNoise> {
  const stream = await openCapture(unprocessed(null), signal);
  if (signal.aborted) {
    release(stream);
    throw signal.reason;
  }
  // Before the context, which the browser may refuse.
  signal.addEventListener('abort', () => release(stream));
  const context = new AudioContext();
  signal.addEventListener('abort', () => {
    void context.close();
  });
  void context.resume();
  const analyser = new AnalyserNode(context, { fftSize: LEVEL_SAMPLES });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(LEVEL_SAMPLES);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    const level = decibels(rmsOf(samples, meanOf(samples)));
    return Number.isFinite(level) ? Math.round(10 * level) / 10 : null;
  };
}

/** The levels of a few seconds in which the person keeps quiet, dBFS. */
export const quietLevels = (read: ReadNoise): Promise<readonly number[]> =>
  new Promise((resolve) => {
    const levels: (number | null)[] = [];
    const timer = setInterval(() => {
      levels.push(read());
      if (levels.length < QUIET_LEVELS) return;
      clearInterval(timer);
      resolve(levels.slice(1).filter((level) => level !== null));
    }, 1000);
  });
