import { counted } from './words';

/** Texts of what plays a test's journal back. */
export const replayTexts = {
  title: 'Replay',
  lead: 'Each verdict follows from recorded events. Play them back and see the test as it was.',
  test: 'Test',
  /** @param test `01 Screen` */
  option: (test: string, events: number | null) =>
    `${test}, ${events === null ? 'no journal' : counted(events, 'event')}`,
  open: 'Replay the Test',
  watch: 'Watch the Replay',
  close: 'Close the Replay',
  watchTest: (test: string) => `Replay ${test}`,
  opening: 'Running the test again',
  none: {
    title: 'No journal of this test',
    'not-run': 'The test gave no verdict, so there is nothing to replay.',
    'not-kept': 'None was kept while the report was made.',
    'left-out': 'A link holds no journal. Open the file to replay it.',
  },
  failed: {
    'too-long': {
      title: 'The replay took too long',
      text: 'It was ended after 15 seconds. A recorded test takes less than one. The journal may have been made to hold this page up.',
    },
    'not-loaded': {
      title: 'The replay did not load',
      text: 'Its program did not arrive, or this browser does not run it. Reload the page and try again.',
    },
  },
  forged: (event: number) =>
    `The record ends before event ${event + 1}, which the test cannot have received. This is no record of a run.`,
  first: 'First event',
  previous: 'Previous event',
  play: 'Play',
  pause: 'Pause',
  next: 'Next event',
  last: 'Last event',
  stepsOnly: 'Motion is reduced on this device, so the replay goes step by step.',
  speed: 'Speed',
  place: 'Place in the journal',
  start: 'Start',
  event: 'Event',
  time: 'Time',
  received: 'Received',
  states: 'State',
  judgment: 'Verdict so far',
  noJudgment: 'None yet',
  noEffect: 'It had no effect.',
  nothing: 'The test starts.',
  of: (step: number, count: number) => `${step} of ${count}`,
  /** What a screen reader hears at each step. */
  spoken: (step: number, count: number, time: string, type: string, states: string) =>
    `Event ${step} of ${count}, ${time}, ${type}, ${states}`,
  spokenStart: (states: string) => `Start, ${states}`,
  noPicture: 'No picture follows from this state.',
  cells: (touched: number, cells: number) => `${touched} of ${cells} cells were touched.`,
  cellsText: 'Which ones is recorded when the grid is left.',
  pictures: {
    keyboard: (tested: number, down: number) =>
      `The keyboard at this moment: ${counted(tested, 'key')} tested, ${down} down`,
    grid: (touched: number, cells: number) => `The touch grid at this moment: ${touched} of ${cells} cells touched`,
    surface: (name: string, pins: number) =>
      `The screen at this moment${name && `, ${name}`}: ${pins === 0 ? 'no mark' : counted(pins, 'mark')}`,
  },
  legend: { tested: 'tested', down: 'down', faulty: 'at fault' },
} as const;
