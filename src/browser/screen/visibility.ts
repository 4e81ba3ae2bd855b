import { type EventObject, fromCallback } from 'xstate';

/** Sends HIDE when the page is hidden, also if it was already, and SHOW when it is seen again, with the time. */
export const visibility = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: document.visibilityState === 'hidden' ? 'HIDE' : 'SHOW', at: Date.now() });
  if (document.visibilityState === 'hidden') tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
});
