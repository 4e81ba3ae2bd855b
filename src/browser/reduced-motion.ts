import { type EventObject, fromCallback } from 'xstate';

/** Sends MOTION with what the system prefers, at once and whenever it changes. */
export const motion = fromCallback<EventObject>(({ sendBack }) => {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => sendBack({ type: 'MOTION', reduced: query.matches });
  tell();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
});
