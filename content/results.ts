import type { CheckId } from './catalogue';
import { site } from './site';
import { countInWords, withUnit } from './words';

/** What a test is about, where it is one thing before the person. */
const subjects: Readonly<Partial<Record<CheckId, string>>> = {
  screen: 'screen',
  touch: 'touchscreen',
  keyboard: 'keyboard',
  webcam: 'webcam',
  microphone: 'microphone',
  mouse: 'mouse',
  gradient: 'screen',
  brightness: 'screen',
  panel: 'panel',
  pen: 'pen',
  touchpad: 'touch pad',
  gamepad: 'gamepad',
};

/** Words of the page of a result. Verdict sentences are next to their machine. */
export const resultTexts = {
  title: (test: string) => `${test} test results`,
  score: (passed: number, judged: number) => (judged === 0 ? 'no part judged' : `${passed} of ${judged} passed`),
  /** The badge in words. @param verdict `cannot tell` @param date when it was judged */
  spoken: (verdict: string, score: string, date: string) => `Result: ${site.name}, ${verdict}, ${score}, ${date}`,
  parts: 'Parts',
  took: 'Took',
  missing: 'What is missing',
  nextTest: 'Next test',
  faults: (n: number) => `${countInWords(n, 'fault')}.`,
  warnings: (n: number) => `${countInWords(n, 'warning')}.`,
  open: (n: number) =>
    n === 1 ? 'One thing is not measured yet.' : `${countInWords(n, 'thing')} are not measured yet.`,
  steps: (n: number) => (n === 1 ? 'One step is missing' : `${countInWords(n, 'step')} are missing`),
  complete: 'Nothing is missing',
  goOn: 'What comes next',
  next: (name: string) => `Next Test: ${name}`,
  progress: (done: number, all: number) => `${done} of ${all} tested.`,
  takes: (name: string, seconds: number) =>
    `${name} takes about ${seconds < 60 ? withUnit(seconds, 's') : withUnit(Math.round(seconds / 60), 'min')}.`,
  allTested: 'Every test was run in this tab.',
  inspect: 'Inspect the Whole Device',
  /** Name of the list of steps, below the one part of a test that is judged as a whole. */
  each: 'Each step',
  /** `rest` is for screen readers only. */
  share: { name: 'Share', rest: 'Results' },
  download: { name: 'Download', rest: 'Report' },
  shared: (test: string, verdict: string, details: string) => `${test}: ${verdict}. ${details}`,
  copied: { title: 'Link copied!', text: 'Test results link copied to clipboard' },
  notShared: { title: 'Share failed', text: 'Could not share results' },
  card: { name: 'Card', failed: 'The card was not made', instead: 'Save the report as a file instead.' },
  report: { title: 'Report Downloaded', text: 'Your report has been saved.' },
  stopped: { label: 'Stopped run', word: 'Stopped', goOn: 'Continue' },
  earlier: {
    label: 'Earlier result',
    tested: (check: CheckId) => (subjects[check] ? `You tested this ${subjects[check]}` : 'You ran this test'),
    otherScreen: 'This screen may be another one.',
    show: 'Show',
    forget: 'Forget this result',
  },
} as const;

/** Where the figures of a result come from. */
export const sourceWords = {
  measured: 'measured here',
  estimated: 'estimated',
  reported: 'reported by the browser',
  observed: 'observed by you',
  declared: 'stated by you',
  setting: 'chosen by you',
  file: 'reported by the file',
} as const;
