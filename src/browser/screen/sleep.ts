import { type EventObject, fromCallback } from 'xstate';

/** Between two looks at the clock, in a page that is seen. */
const LOOK_MS = 1000;
/**
 * Nobody looked at a page whose clock went on by this much between two looks: it was frozen, or its computer slept, of
 * which no event tells. A busy page is late by seconds at most.
 */
const ASLEEP_MS = 30_000;
/** The same for a hidden page, which browsers call once a minute. */
const HIDDEN_ASLEEP_MS = 180_000;

export interface Sleep {
  /** The last look before, and the first one after, in ms since the epoch. */
  readonly from: number;
  readonly at: number;
  /** Whether the page was hidden when it fell asleep. */
  readonly wasHidden: boolean;
}

/** Calls `onWake` after each sleep of the page or its computer, before a click or a key that ends it. */
export function watchSleep(onWake: (sleep: Sleep) => void): () => void {
  const isHidden = () => document.visibilityState === 'hidden';
  let lookedAt = Date.now();
  let wasHidden = isHidden();
  const look = () => {
    const sleep = { from: lookedAt, at: Date.now(), wasHidden };
    lookedAt = sleep.at;
    wasHidden = isHidden();
    if (sleep.at - sleep.from >= (sleep.wasHidden ? HIDDEN_ASLEEP_MS : ASLEEP_MS)) onWake(sleep);
  };
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true, passive: true };
  document.addEventListener('visibilitychange', look, options);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, look, options);
  const timer = setInterval(look, LOOK_MS);
  return () => {
    ended.abort();
    clearInterval(timer);
  };
}

/** Sends ASLEEP after each sleep, with its first and its last moment. */
export const sleep = fromCallback<EventObject>(({ sendBack }) =>
  watchSleep(({ from, at }) => sendBack({ type: 'ASLEEP', from, at })),
);
