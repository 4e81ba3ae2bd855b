import type { ReplayFailure } from '../../../machines/report/verify';
import { workerUrl } from '../../browser/trusted-types';
import replayUrl from './replay.worker.ts?worker&url';
import type { ReplayOrder, ReplayReply } from './replay-orders';

/** A Full run takes half a second. A journal crafted to take longer is aborted. */
const MAX_REPLAY_MS = 15_000;

export interface ReplayWorker {
  readonly ask: (order: ReplayOrder) => void;
  /** Terminates the worker at once. */
  readonly end: () => void;
}

interface Listeners {
  readonly onReply: (reply: ReplayReply) => void;
  /** Called when the worker failed to load, failed, or did not answer in time. It is terminated then. */
  readonly onFailure: (why: ReplayFailure['kind']) => void;
}

/** The only place that creates this worker. */
const startWorker = () => new Worker(workerUrl(replayUrl), { type: 'module' });

/**
 * Replays journals in a worker. The machines process events that anyone may have written, and only terminating the
 * worker stops a running replay.
 */
export function startReplay({ onReply, onFailure }: Listeners): ReplayWorker {
  let timer = 0;
  let waiting = 0;
  let worker: Worker | null = null;
  const end = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
  };
  const fail = (why: ReplayFailure['kind']) => {
    end();
    onFailure(why);
  };
  try {
    worker = startWorker();
    worker.onmessage = ({ data }: MessageEvent<ReplayReply>) => {
      waiting--;
      if (waiting === 0) clearTimeout(timer);
      onReply(data);
    };
    worker.onerror = () => fail('not-loaded');
  } catch {
    // The browser's policy allows no worker. The caller is not ready for an answer yet.
    queueMicrotask(() => fail('not-loaded'));
  }
  const ask = (order: ReplayOrder) => {
    waiting++;
    clearTimeout(timer);
    timer = window.setTimeout(() => fail('too-long'), MAX_REPLAY_MS);
    worker?.postMessage(order);
  };
  return { ask, end };
}
