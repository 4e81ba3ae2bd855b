import type { PageTexts } from './passages';

export const description =
  'Test buttons, tracking, wheel and double click, with the polling rate measured from every sample the browser delivers.';

/** Texts of the mouse test. */

/** The easiest way to get the evidence for each part. */
export const mouseTips = {
  click: 'Press the marked button once, then the next.',
  movement: 'Draw circles on this field.',
  scroll: 'Use this field, and do not turn back.',
  double: 'Use the marked half, at your normal speed.',
} as const;

export const mouseNotes = {
  none: 'This device reports no mouse and no touch pad. Connect one to run these tests. Touch does not count.',
  go: (name: string) => `Go to ${name}`,
  noMiddle: 'No Middle Button',
  noWheel: 'No Wheel',
  mouse: 'Mouse',
  noMouse: 'No mouse',
  running: (name: string) => `${name} test running.`,
  captures: 'Only its field captures the mouse.',
  idle: 'Nothing running.',
  choose: 'Start one of the four.',
  completed: 'tests completed',
  resetAll: 'Reset All',
  complete: 'Complete Test',
  runAgain: 'Run Again',
  start: 'Start',
  /** Screen readers say it after the last two and the name of a test. */
  /** For screen readers, after the word on a button. */
  spoken: (name: string) => `${name.toLowerCase()} test`,
  time: (name: string) => `${name} test, time`,
  of: (seconds: number, all: string) => `${seconds} of ${all}`,
  stay: 'The Back and Forward buttons of the mouse stay on this page. The browser’s own buttons work normally.',
} as const;

/** What the fields ask for and show, and the names of their figures with notes on them. */
export const mouseFields = {
  press: (button: string) => `Press ${button} once.`,
  drag: 'Drag the block to the frame. Hold Left while you drag.',
  lastClick: 'Last click',
  place: 'At x, y',
  accidental: 'Accidental double clicks',
  dragged: 'Block dragged',
  lostOrEarly: (lost: number, early: number) => `${lost} lost contact, ${early} early`,
  leftMiddleRight: 'Left, Middle, Right',
  backForward: 'Back, Forward',
  frames: 'This browser delivers one sample a frame, which hides the rate of the mouse.',
  slow: 'Move faster: the mouse reports only when it moved.',
  fewIntervals: (count: number, of: number) => `Move faster: ${count} of ${of} intervals.`,
  trail: 'Mouse samples of the last second',
  timerStep: (time: string) => `timer step ${time}`,
  basedOn: 'Based on',
  intervals: 'intervals',
  samples: 'Samples',
  scrollDown: (steps: number) => `Scroll down only, at least ${steps} steps.`,
  scrollUp: (steps: number) => `Now scroll up only, at least ${steps} steps.`,
  lastStep: 'Last step',
  upDown: 'Up, down',
  leftRight: 'Left, right',
  sideways: (left: number, right: number) => `left ${left}, right ${right}`,
  scrollsLike: 'Scrolls like a',
  devices: { wheel: 'Wheel', 'fine wheel': 'Fine wheel', 'touch pad': 'Touch pad' },
  guess: 'a guess',
  halves: { left: 'Double-click here', right: 'Then here' },
  gaps: 'Time between presses',
  needed: (count: number) => `of ${count}`,
  notAskedFor: 'not asked for',
  shortest: 'Shortest gap',
  presses: 'Presses',
} as const;

export const mousePageTexts: PageTexts = {
  lead: 'Four short tests, one at a time: buttons, movement, wheel and double click.',
  steps: [
    'Start a test. Only one runs at a time, and only its field captures the mouse.',
    'Follow the text above the field. The bar fills in 10 seconds, but you can take longer.',
    'Click Complete Test, then start the next one.',
    'Click Show Result after all four tests, or earlier.',
  ],
  signs: [
    ['Accidental double clicks', 'The switch is worn. One click opens or drops things twice.'],
    ['The block drops during a drag', 'The button loses contact while you hold it.'],
    ['Wheel jumps backwards', 'The encoder of the wheel is worn or dirty.'],
    ['Low polling rate', 'A setting, a hub or a weak wireless link. Try another port.'],
  ],
  questions: {
    'How does the test know an accidental double click?': [
      'By what you were asked. Each press is asked of another button, and each double click of the other half. A second press of the same button, or a third one in the same half, was not asked for: it is the switch’s, whether it comes after 5 ms or after 500 ms.',
      'A finger can slip. A single press of this kind that a finger could have made, 60 ms or later, is not held against the mouse until it happens again, so the test asks for a few more presses. Fast double clicks are no fault.',
      'The chart shows the time between presses. Left of the line is no finger, only contact bounce.',
    ],
    'How is the polling rate measured?': [
      'A browser puts several reports of the mouse into one event. Assay reads the time of each report and finds the most common interval. It also counts reports that the mouse skipped.',
      'A mouse reports only when it has moved, so move it fast. If it moves slowly, its reports show the speed of your hand. The test then counts the pauses between them, or says that it cannot tell. A mouse of 4000 or 8000 Hz needs a very fast hand.',
      'If a browser delivers one sample a frame, they show the rate of the screen, and the test cannot tell that of the mouse.',
      'The figure shows what reached the browser. If the system merges reports, it is lower than the rate of the mouse. If the browser’s timer is coarse, as in Firefox, the spread cannot be measured.',
    ],
    'When does the wheel jump backwards?': [
      'You scroll down, and a step or two go up. The page jumps back. You are asked to scroll one way only, so one or two steps against it, less than 200 ms after a step that way, are the wheel’s. Three steps or more, or a step after a pause, are yours. If you turn the wheel back and forth all the time, the test cannot tell.',
    ],
    'Wheel or touch pad?': [
      'A browser does not report which one scrolls, so Assay guesses. Whole steps mean a wheel, even fractions a fine wheel with a high resolution, anything else a touch pad. A touch pad has no encoder, so wheel jumps are not checked there.',
    ],
    'What does the block test?': [
      'Whether Left keeps contact while you hold it. If the button comes up during the drag and is back within 150 ms, that is too fast for a finger: contact was lost. If it takes longer, only you know whether your finger slipped. The test then counts an early drop and gives a warning.',
    ],
    'What can this page not see?': [
      'Extra buttons, such as one for sensitivity, often work inside the mouse. The page cannot see lift-off distance, acceleration or the resolution of the sensor. It also cannot see bounce that the mouse filters out.',
    ],
  },
};
