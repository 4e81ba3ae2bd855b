/** Texts of an inspection while it runs. */

import { outcomeNames } from './outcome-names';
import { lower } from './words';

/** Shown for a run that is open in another tab. */
export const elsewhereTexts = {
  title: 'This inspection is open in another tab',
  lead: 'Continue there. This tab only shows the run.',
  free: 'The other tab was closed. You can continue here.',
  resume: 'Resume Here',
  back: 'New Inspection',
  gone: 'This inspection was deleted.',
} as const;

/** The list of keyboard shortcuts, shown with '?'. */
export const runKeys = [
  { keys: ['P', 'W', 'F', 'C'], does: 'Pass, warning, fail, cannot tell' },
  { keys: ['Enter'], does: 'Start the test; accept the verdict and continue; in full screen: judge' },
  { keys: ['1–9'], does: 'The finding or the reason, in a list' },
  { keys: ['Shift', 'R'], does: 'Repeat this test' },
  { keys: ['S'], does: 'Skip, with a reason' },
  { keys: ['Backspace'], does: 'Back to the previous test' },
  { keys: ['Escape'], does: 'Close the list; otherwise as in the test' },
  { keys: ['?'], does: 'Show these keys' },
  { keys: ['Escape, held for 2 s'], does: 'Take the keys back from the keyboard test' },
] as const;

export const runTexts = {
  /** Dictation software types letters that are not meant as commands. */
  letterKeys: 'Use single-character keys as commands',
  ownPace: 'Go on without a press: to the start, the next step, the result, and after a pass to the next test',
  leaving: 'The next test opens. Press a key or tap to stay.',
  pause: 'Pause',
  resume: 'Resume',
  previous: 'Previous',
  next: 'Next',
  repeat: 'Repeat',
  skip: 'Skip',
  judge: 'Judge',
  abandon: 'Stop Inspection',
  abandonAsk: 'Stop this inspection? What was found so far is kept, but no test can be added.',
  /** Shown below the status of a test that cannot run here. */
  absent: 'Continue, or repeat the test.',
  keysOwned: 'Hold Esc 2 s to use these keys.',
  findTitle: 'What did you find?',
  skipTitle: 'Why is this test skipped?',
  skipLead: 'The reason goes into the report. What was found so far stays.',
  skipConfirm: 'Skip the Test',
  skipWords: 'The reason, in words',
  cancel: 'Cancel',
  notFitted: 'Not Fitted',
  /** Of the strip. @param done `2 fail, 1 skipped`, or nothing */
  testing: (place: number, count: number, done: string) => `Test ${place} of ${count}${done && `. Done: ${done}`}`,
  nothingTested: 'Nothing tested yet',
  place: (place: number, count: number) => `${place} of ${count}`,
  elapsed: 'Elapsed',
  scanTitle: 'Scanned',
  rail: 'This inspection',
  controls: 'Inspection controls',
  verdict: 'Verdict',
  profile: (name: string) => `${name} profile`,
  paused: 'Paused',
  leave: 'Later',
  pausedLead: 'Nothing runs and no time counts. The open test begins again.',
  noVerdict: 'No verdict yet',
  noneOfThese: 'None of These',
  keysTitle: 'Keys',
  close: 'Close',
  titleOf: (test: string) => `${test}, inspection`,
  /** @param field `Asset tag` */
  scanAction: (field: string) => `Use as ${field.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`,
  burstTitle: 'Nothing was changed',
  /** Keys that were pressed too fast to be commands. */
  burst: (text: string) => `“${text}” was typed too fast. Press one key at a time.`,
  noVerdictAsk: 'Press Enter again to continue without one.',
  /** @param test `Screen` */
  leftTitle: (test: string) => `${test}: ${lower(outcomeNames['not-run'])}`,
  left: 'It has no verdict. Go back to test it from the start.',
  scanNoField: (text: string) => `Scanned ${text}. Every field is filled in already.`,
} as const;

/** Shown if the code of a test did not load. */
export const brokenTest = {
  title: 'This test did not load',
  lead: 'Check the connection and try again, or skip it. Nothing was lost.',
  again: 'Try Again',
} as const;

/** Shown if a step could not be saved. */
export const storageTexts = {
  save: 'Save This Run',
  goOn: 'Continue Anyway',
  full: {
    title: 'This browser has no room left',
    text: 'This run is kept in memory. Save it as a file before you close the tab.',
  },
  blocked: {
    title: 'Storage is blocked here',
    text: 'Private windows keep nothing. You can test, but save the report at the end.',
  },
  wiped: {
    title: 'The saved run was deleted',
    text: 'This run is kept in memory and is being saved again.',
  },
} as const;
