import { type EventObject, fromCallback } from 'xstate';

/**
 * Sends HIDE when the page is hidden, also if it already was, and SHOW when it is visible again, each with the time.
 * Time that the page was asleep counts as hidden: both events are sent at its end, with the time of the last check and
 * the current time.
 */
export const visibility = fromCallback<EventObject>(({ sendBack }) => {
  const isHidden = () => document.visibilityState === 'hidden';
  const tell = () => sendBack({ type: isHidden() ? 'HIDE' : 'SHOW', at: Date.now() });
  // First, so that a sleep is reported before the event that ends it.
  const stopWatching = watchSleep(({ from, at, wasHidden }) => {
    if (wasHidden) return;
    sendBack({ type: 'HIDE', at: from });
    sendBack({ type: 'SHOW', at });
  });
  if (isHidden()) tell();
  document.addEventListener('visibilitychange', tell);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    stopWatching();
  };
});

/** Interval of the clock checks in a visible page. */
const CHECK_MS = 1000;
/**
 * If the clock advanced by this much between two checks, the page was frozen or its computer was asleep; no event
 * reports that. A busy page is late by a few seconds at most.
 */
const MIN_SLEEP_MS = 30_000;
/** The same for a hidden page, whose timers browsers run once a minute. */
const MIN_HIDDEN_SLEEP_MS = 180_000;

interface Sleep {
  /** Time of the last check before the sleep and of the first one after it, in ms since the epoch. */
  readonly from: number;
  readonly at: number;
  /** Whether the page was hidden when it fell asleep. */
  readonly wasHidden: boolean;
}

/** Calls `onWake` after each sleep of the page or its computer, before the click or key that ended it is handled. */
function watchSleep(onWake: (sleep: Sleep) => void): () => void {
  const isHidden = () => document.visibilityState === 'hidden';
  let lookedAt = Date.now();
  let wasHidden = isHidden();
  const look = () => {
    const sleep = { from: lookedAt, at: Date.now(), wasHidden };
    lookedAt = sleep.at;
    wasHidden = isHidden();
    if (sleep.at - sleep.from >= (sleep.wasHidden ? MIN_HIDDEN_SLEEP_MS : MIN_SLEEP_MS)) onWake(sleep);
  };
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true, passive: true };
  document.addEventListener('visibilitychange', look, options);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, look, options);
  const timer = setInterval(look, CHECK_MS);
  return () => {
    ended.abort();
    clearInterval(timer);
  };
}

/** Sends ASLEEP after each sleep, with its start and end. */
export const sleep = fromCallback<EventObject>(({ sendBack }) =>
  watchSleep(({ from, at }) => sendBack({ type: 'ASLEEP', from, at })),
);
