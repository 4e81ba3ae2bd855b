import { createContext, type ReactNode, use, useEffect } from 'react';
import type { CheckId } from '../../../content/catalogue';
import type { ResultEvent } from '../../../machines/check-machine';

/** What runs a test's page as a part of something larger. */
export interface Host {
  /** Takes each judgment of the test. */
  readonly onResult: (check: CheckId, event: ResultEvent) => void;
  /** Hears whether the test takes all keys for itself. */
  readonly onKeyboard: (taken: boolean) => void;
  /**
   * The host's row in the controls of a picture that covers the screen.
   * @param exit ends the picture, so that the test judges what was seen
   */
  readonly controls: (exit: () => void) => ReactNode;
}

/** The host of the test on this page; null where the test stands by itself. */
export const CheckHost = createContext<Host | null>(null);

/** Tells the host, if there is one, that the test takes all keys while `taken`. */
export function useTakenKeyboard(taken: boolean): void {
  const host = use(CheckHost);
  useEffect(() => {
    if (!host || !taken) return;
    host.onKeyboard(true);
    return () => host.onKeyboard(false);
  }, [host, taken]);
}
