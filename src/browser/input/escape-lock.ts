import { type EventObject, fromCallback } from 'xstate';

/** https://wicg.github.io/keyboard-lock/, only in Chromium. */
interface Keyboard {
  lock?(codes?: readonly string[]): Promise<void>;
  unlock?(): void;
}

/**
 * Captures Escape while it is invoked. Otherwise Escape would make the browser leave fullscreen. It has no effect
 * outside Chromium.
 */
export const escapeLock = fromCallback<EventObject>(() => {
  const { keyboard } = navigator as { readonly keyboard?: Keyboard };
  // If the lock is refused, Escape leaves fullscreen as usual.
  keyboard?.lock?.(['Escape']).catch(() => undefined);
  return () => keyboard?.unlock?.();
});
