import { counted } from './words';

/** Texts of the playback of a test's journal. */
export const replayTexts = {
  title: 'Replay',
  lead: 'Each verdict follows from recorded events. Play them back to see the test as it happened.',
  test: 'Test',
  /** @param test `01 Screen` */
  option: (test: string, events: number | null) =>
    `${test}, ${events === null ? 'no journal' : counted(events, 'event')}`,
  open: 'Replay the Test',
  watch: 'Watch the Replay',
  close: 'Close the Replay',
  opening: 'Running the test again',
  none: {
    title: 'No journal of this test',
    'not-run': 'The test gave no verdict, so there is nothing to replay.',
    'not-kept': 'No journal was kept when the report was made.',
    'left-out': 'A link holds no journal. Open the file to replay it.',
  },
  failed: {
    'too-long': {
      title: 'The replay took too long',
      text: 'It was stopped after 15 seconds. A recorded test takes less than one. The journal may be forged to block this page.',
    },
    'not-loaded': {
      title: 'The replay did not load',
      text: 'The code for it did not load, or this browser cannot run it. Reload the page and try again.',
    },
  },
  leftOut: (count: number) =>
    `The test ran for a long time, so ${counted(count, 'reading')} that newer ones had replaced ${count === 1 ? 'is' : 'are'} left out. The verdict is the same without them.`,
  forged: (event: number) =>
    `The replay stops before event ${event + 1}: the test could not have received it. This is not the journal of a real run.`,
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
  judgment: 'Verdict so far',
  noJudgment: 'None yet',
  noEffect: 'It had no effect.',
  nothing: 'The test starts.',
  of: (step: number, count: number) => `${step} of ${count}`,
  /** What a screen reader announces at each step. */
  spoken: (step: number, count: number, time: string, type: string) => `Event ${step} of ${count}, ${time}, ${type}`,
  noPicture: 'There is no picture of this moment.',
  cells: (touched: number, cells: number) => `${touched} of ${cells} cells were touched.`,
  cellsText: 'The journal records which ones when the person leaves the grid.',
  pictures: {
    keyboard: (tested: number, down: number) =>
      `The keyboard at this moment: ${counted(tested, 'key')} tested, ${down} down`,
    grid: (touched: number, cells: number) => `The touch grid at this moment: ${touched} of ${cells} cells touched`,
    surface: (name: string, pins: number) =>
      `The screen at this moment${name && `, ${name}`}: ${pins === 0 ? 'no mark' : counted(pins, 'mark')}`,
  },
  legend: { tested: 'tested', down: 'down', faulty: 'at fault', absent: 'not fitted' },
} as const;
