import type { PageTexts } from './passages';

export const description =
  'Test a touch pad step by step: jumps, dead stretches, edges, press and tap, two-finger scroll, pinch, drag, palm rejection and ghost movement.';

/** Texts of the touch pad test. */

/** What to do at each step, in order. */
export const padSteps = {
  line: {
    name: 'One finger',
    text: 'Draw loops on the field with one finger, slow ones and fast ones, all over the pad. Do not lift it.',
  },
  rest: { name: 'Resting finger', text: 'Put one finger on the pad and keep it still until the time is over.' },
  edges: {
    name: 'Edges',
    text: 'Start in the ring. Slide to one side in a single stroke, up to the edge of the pad. Repeat this for all four.',
  },
  press: { name: 'Press', text: 'Point at the field. Press the pad down until it clicks, three times or more.' },
  tap: { name: 'Tap', text: 'Point at the field. Now tap lightly three times, without pressing the pad down.' },
  menu: {
    name: 'Two-finger press',
    text: 'Point at the field. Press or tap with two fingers, twice. No menu opens here.',
  },
  drag: { name: 'Drag', text: 'Press on the block, keep the pad pressed, and slide the block into the frame.' },
  scroll: {
    name: 'Two-finger scroll',
    text: 'Point at the field. Scroll with two fingers, up and down in long strokes, then left and right.',
  },
  pinch: { name: 'Pinch', text: 'Point at the field. Move two fingers apart, then together again.' },
  palm: { name: 'Palms', text: 'Rest both palms where they lie when you type. Move no finger until the time is over.' },
  off: { name: 'Hands off', text: 'Take both hands away, and touch neither pad nor table until the time is over.' },
} as const;

export const padNotes = {
  none: 'This device reports no touch pad and no mouse, as phones do. There is nothing to test. Connect a keyboard with a pad if you have one.',
  foot: 'Only the field of the current step captures the pad. A step that you start again counts from zero.',
  idle: 'Start, and this field follows the pad.',
  settle: 'Stop moving.',
  still: 'Hold still.',
  over: 'This step is over.',
  refused: 'That looks like a wheel with Control held. Pinch with two fingers.',
  wheel: 'That looks like a wheel. Put the mouse away and use two fingers on the pad.',
  short: 'A stroke ended on the way. Slide without a stop.',
  pad: 'Touch pad',
  noPad: 'No touch pad',
  step: (number: number, all: number) => `Step ${number} of ${all}.`,
  stopped: 'Nothing running.',
  start: 'Start with one finger.',
  judged: 'steps with a verdict',
  steps: 'Steps',
  /** Follow the name of a step. */
  lacking: ', not fitted',
  nothing: 'Nothing Happens',
  nextStep: 'Next Step',
  thisStep: 'This step',
  done: (value: number, of: number, unit: string) => `${value} of ${of} ${unit}`,
  targets: { press: 'Press here', tap: 'Tap here', menu: 'Press here with two fingers' },
  trail: 'Samples of the pad in the last second',
} as const;

/** The figures of a step: what they count, their names, and notes on them. */
export const padFigures = {
  units: {
    edges: 'sides',
    press: 'presses',
    tap: 'taps',
    menu: 'presses',
    drag: 'drag',
    scroll: 'px each way',
    pinch: '% each way',
  },
  distance: 'Distance',
  trembling: 'Trembling',
  rms: 'rms',
  samples: 'Samples',
  others: 'Presses, scrolls',
  early: (count: number) => `${count} ended early`,
  dragged: 'Dragged',
  dropped: 'Dropped early',
  upDown: 'Up, down',
  leftRight: 'Left, right',
  backGaps: 'Back, gaps',
  scrollsLike: 'Scrolls like a',
  devices: { wheel: 'Wheel', 'fine wheel': 'Fine wheel', 'touch pad': 'Touch pad' },
  guess: 'a guess',
  apart: 'Apart',
  together: 'Together',
  scale: 'Scale now',
  refused: 'Not a pinch',
  rateNote: (samples: number) => `${samples} samples`,
  left: 'Left',
  right: 'Right',
  twice: 'Arrived twice',
  shortest: 'Shortest gap',
  rested: 'Below a resting finger',
  alone: 'Without hands',
  moved: 'moved',
} as const;

export const touchpadPageTexts: PageTexts = {
  lead: 'Eleven short steps for one finger, two fingers and no finger at all. Put the mouse away: a browser cannot tell it from a pad.',
  steps: [
    'Unplug every mouse, and switch wireless ones off. Clean and dry the pad and your fingers.',
    'Start, and follow the text of each step. Next Step continues at any time.',
    'Draw slowly and fast, and cover the whole pad: faults are often in one corner.',
    'Where nothing happens, choose Nothing Happens. A gesture that your pad lacks is no fault.',
    'At the last step take both hands away. Then choose Show Result.',
  ],
  signs: [
    ['The line breaks and continues elsewhere', 'A stretch of the pad is dead, or wet.'],
    ['The pointer trembles or jumps', 'Moisture, a cheap charger, or a worn surface.'],
    ['A press arrives twice, or is lost in a drag', 'The switch is worn, or a swollen battery lifts the pad.'],
    ['The pointer moves without a hand', 'Moisture, a swollen battery, or a cable that is loose.'],
  ],
  questions: {
    'How does the test know a pad from a mouse?': [
      'Only by its scrolling. A wheel scrolls in whole steps, or in even fractions of them. Two fingers scroll by any amount. Where the steps are those of a wheel, the test says Cannot tell.',
      'Old pads have drivers that imitate a wheel. Then unplug every mouse, scroll a long page, and judge by eye.',
      'Movement, presses and taps look the same from both. So put the mouse away first.',
    ],
    'What is a dead stretch?': [
      'Your finger goes on, the line stops, and it appears again elsewhere. A break of 40 ms or more counts if the next step is 25 px or longer and four times as long as the steps around it. Two of them are a fault.',
      'A finger that you lift leaves the pointer where it was, so it never counts.',
    ],
    'Why do press and tap look alike?': [
      'The system turns both into the same click. Only your hand knows which one it made, so the test asks for one after the other. Many systems have tapping switched off at first.',
    ],
    'What does the Edges step test?': [
      'Whether one stroke can use the pad up to its edge. A pad reports movement, not places, so the page sees the length of the stroke only. If no side is reached, raise the pointer speed in the settings.',
    ],
    'What can this page not see?': [
      'Which finger touches, how hard, how many, and where on the pad. In the step Resting finger it cannot see whether the finger is there. The system’s own page for the touch pad shows gestures of three and four fingers.',
      'A gap of more than 80 ms in fast scrolling looks like two quick strokes, so it does not count.',
      'It cannot feel the click either. Press all four corners and listen: all should sound the same. A pad that bulges may lie on a swollen battery. Then switch the device off.',
      'Gestures of three fingers go to the system, and pages never get them. Try them on the desktop.',
    ],
    'Why is a pinch not seen?': [
      'Some browsers and drivers do not pass it to a page. Zoom a map or a photo in another program. If that works, the pad works, and this browser does not pass pinches on.',
    ],
  },
};
