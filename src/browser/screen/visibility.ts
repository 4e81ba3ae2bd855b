import { type EventObject, fromCallback } from 'xstate';

/** Between two looks at the clock, in a page that is seen. */
const LOOK_MS = 1000;
/**
 * Nobody looked at a page whose clock went on by this much between two looks: it was frozen, or its computer slept, of
 * which no event tells. A busy page is late by seconds at most.
 */
const ASLEEP_MS = 30_000;

/**
 * Sends HIDE when the page is hidden, also if it was already, and SHOW when it is seen again, with the time. Time that the
 * page slept through counts as hidden: both come at its end, with the time of the last look and the present one.
 */
export const visibility = fromCallback<EventObject>(({ sendBack }) => {
  const isHidden = () => document.visibilityState === 'hidden';
  let lookedAt = Date.now();
  const tell = () => {
    lookedAt = Date.now();
    sendBack({ type: isHidden() ? 'HIDE' : 'SHOW', at: lookedAt });
  };
  const look = () => {
    const before = lookedAt;
    lookedAt = Date.now();
    // Hidden tabs are called once a minute.
    if (isHidden() || lookedAt - before < ASLEEP_MS) return;
    sendBack({ type: 'HIDE', at: before });
    sendBack({ type: 'SHOW', at: lookedAt });
  };
  if (isHidden()) tell();
  document.addEventListener('visibilitychange', tell);
  const timer = setInterval(look, LOOK_MS);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    clearInterval(timer);
  };
});
