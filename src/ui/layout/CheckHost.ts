import { createContext, type ReactNode, use, useEffect, useLayoutEffect } from 'react';
import type { CheckId } from '../../../content/catalogue';
import type { ResultEvent } from '../../../machines/check-machine';
import type { Absence } from '../../../machines/inspection/inspection';
import type { Journal } from '../../../machines/journal';
import type { KeyboardInput } from '../../../machines/keyboard/keyboard.machine';
import type { Layout } from '../../../machines/keyboard/layouts';
import type { JournalRecorder } from '../../../machines/record-journal';

/** Hosts a test's page as a part of something larger, such as an inspection. */
export interface Host {
  /** Called with each judgment of the test. */
  readonly onResult: (check: CheckId, event: ResultEvent) => void;
  /** Creates the recorder for the test's machine. */
  readonly record: (check: CheckId, input: unknown) => JournalRecorder;
  /** Called with the test's journal after each judgment and when the test is left. */
  readonly onJournal: (journal: Journal, isJudged: boolean) => void;
  /** Called when the test begins to work by itself, and when it waits for the person again. */
  readonly onBusy: (isBusy: boolean) => void;
  /** Called when the part is absent, or this browser cannot test it. */
  readonly onAbsence: (check: CheckId, absence: Absence) => void;
  /** What the keyboard test begins with. Null if nothing is known of the device. */
  readonly keyboard: () => KeyboardInput | null;
  /** Called with the keyboard layout that the person chose. */
  readonly onLayout: (layout: Layout) => void;
  /** Called with what starts the test while it waits for that, and with null when it no longer waits. */
  readonly onStart: (start: (() => void) | null) => void;
  /** Called when the test takes over all keys, and when it releases them. */
  readonly onKeyboard: (taken: boolean) => void;
  /**
   * The host's row in the controls of a full-screen picture.
   * @param exit ends the picture, so that the test judges what was seen
   * @param ownsKeys whether the test takes every key, so that the row gets none
   */
  readonly controls: (exit: () => void, ownsKeys?: boolean) => ReactNode;
}

/** The host of the test on this page; null if it has none. */
export const CheckHost = createContext<Host | null>(null);

/** Tells the host, if there is one, that the test takes all keys while `taken` is true. */
export function useTakenKeyboard(taken: boolean): void {
  const host = use(CheckHost);
  // In the commit that shows the test's own keys: the next press must not go to the host.
  useLayoutEffect(() => {
    if (!host || !taken) return;
    host.onKeyboard(true);
    return () => host.onKeyboard(false);
  }, [host, taken]);
}

/** Tells the host, if there is one, that the test cannot run here. `absence` is null if it can. */
export function useAbsence(check: CheckId, absence: Absence | null): void {
  const host = use(CheckHost);
  useEffect(() => {
    if (host && absence) host.onAbsence(check, absence);
  }, [host, check, absence]);
}
