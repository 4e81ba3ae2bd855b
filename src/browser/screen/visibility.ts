import { type EventObject, fromCallback } from 'xstate';
import { watchSleep } from './sleep';

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
