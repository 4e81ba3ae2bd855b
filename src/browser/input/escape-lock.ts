import { type EventObject, fromCallback } from 'xstate';

/** https://wicg.github.io/keyboard-lock/, in Chromium alone. */
interface Keyboard {
  lock?(codes?: readonly string[]): Promise<void>;
  unlock?(): void;
}

/**
 * Keeps Escape for the page as long as it is invoked: in fullscreen the browser would leave it. Elsewhere than in
 * Chromium it does nothing.
 */
export const escapeLock = fromCallback<EventObject>(() => {
  const { keyboard } = navigator as { readonly keyboard?: Keyboard };
  // Refused, the browser leaves fullscreen as it does anyway.
  keyboard?.lock?.(['Escape']).catch(() => undefined);
  return () => keyboard?.unlock?.();
});
