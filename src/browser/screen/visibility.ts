import { type EventObject, fromCallback } from 'xstate';
import { watchSleep } from './sleep';

/**
 * Sends HIDE when the page is hidden, also if it was already, and SHOW when it is seen again, with the time. Time that the
 * page slept through counts as hidden: both come at its end, with the time of the last look and the present one.
 */
export const visibility = fromCallback<EventObject>(({ sendBack }) => {
  const isHidden = () => document.visibilityState === 'hidden';
  const tell = () => sendBack({ type: isHidden() ? 'HIDE' : 'SHOW', at: Date.now() });
  // First, so that a sleep is told before what ends it.
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
