import type { ReplayFailure } from '../../../machines/report/verify';
import { workerUrl } from '../../browser/trusted-types';
import replayUrl from './replay.worker.ts?worker&url';
import type { ReplayOrder, ReplayReply } from './replay-orders';

/** A Full run takes half a second; a journal that was made to take longer is not run to its end. */
const MAX_REPLAY_MS = 15_000;

export interface ReplayWorker {
  readonly ask: (order: ReplayOrder) => void;
  /** Ends it at once. */
  readonly end: () => void;
}

interface Listeners {
  readonly onReply: (reply: ReplayReply) => void;
  /** It has ended: it did not load, it failed, or it had no answer in time. */
  readonly onFailure: (why: ReplayFailure['kind']) => void;
}

/** The one place in which this worker is made. */
const startWorker = () => new Worker(workerUrl(replayUrl), { type: 'module' });

/**
 * Runs journals again beside the page. Machines are run with events that anyone may have written, and nothing but the end
 * of its worker stops one that is at work.
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
    // A browser whose policy allows no worker. The caller is not ready for an answer yet.
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
