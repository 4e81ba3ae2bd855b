import { createContext, type ReactNode, use, useEffect } from 'react';
import type { CheckId } from '../../../content/catalogue';
import type { ResultEvent } from '../../../machines/check-machine';
import type { Absence } from '../../../machines/inspection/inspection';
import type { Journal } from '../../../machines/journal';
import type { JournalRecorder } from '../../../machines/record-journal';

/** What runs a test's page as a part of something larger. */
export interface Host {
  /** Takes each judgment of the test. */
  readonly onResult: (check: CheckId, event: ResultEvent) => void;
  /** Makes what records the test's machine. */
  readonly record: (check: CheckId, input: unknown) => JournalRecorder;
  /** Takes the journal of the test after each judgment and when the test is left. */
  readonly onJournal: (journal: Journal, isJudged: boolean) => void;
  /** Hears when the test begins to work by itself, and when it waits for the person again. */
  readonly onBusy: (isBusy: boolean) => void;
  /** Hears that the part is not there, or that this browser cannot test it. */
  readonly onAbsence: (check: CheckId, absence: Absence) => void;
  /** Hears whether the test takes all keys for itself. */
  readonly onKeyboard: (taken: boolean) => void;
  /**
   * The host's row in the controls of a picture that covers the screen.
   * @param exit ends the picture, so that the test judges what was seen
   * @param ownsKeys whether the test takes every key, so that the row has none
   */
  readonly controls: (exit: () => void, ownsKeys?: boolean) => ReactNode;
}

/** The host of the test on this page; null where the test has no host. */
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

/** Tells the host, if there is one, that the test cannot run here; null while it can. */
export function useAbsence(check: CheckId, absence: Absence | null): void {
  const host = use(CheckHost);
  useEffect(() => {
    if (host && absence) host.onAbsence(check, absence);
  }, [host, check, absence]);
}
