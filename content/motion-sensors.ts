import type { PageTexts } from './passages';

export const description =
  'Hold your tablet or phone in six positions: gravity, noise, dead or swapped axes, gyroscope drift and quarter turns, compass and rotation, measured.';

/** Texts of the motion sensor test. */

/** Why the test cannot start. */
export type MotionProblem = 'not-fitted' | 'unsupported' | 'insecure' | 'blocked' | 'refused';

export const motionProblems: Readonly<Record<MotionProblem, { readonly message: string; readonly why: string }>> = {
  'not-fitted': {
    message: 'This device has no motion sensors that the browser can read.',
    why: 'Most laptops and computers have none. On a phone or a tablet, try another browser.',
  },
  unsupported: {
    message: 'This browser does not read motion sensors.',
    why: 'Try another browser.',
  },
  insecure: {
    message: 'This page has no secure connection, and browsers hide motion sensors from such pages.',
    why: 'Open it over HTTPS.',
  },
  blocked: {
    message: 'Motion sensors are blocked for this site.',
    why: 'Allow them in the browser’s site settings, then check again. Until then the test cannot tell whether there are any.',
  },
  refused: {
    message: 'You did not allow the motion sensors, or the browser refused them for you.',
    why: 'Start the test again and choose Allow. If the browser does not ask, close the browser and open this page again.',
  },
};

/** The name of each task, and what to do. */
export const motionTaskTexts = {
  rest: { name: 'At rest', text: 'Lay the device on a table with its screen up. Let go for five seconds.' },
  positions: {
    name: 'Six positions',
    text: 'Turn the device until the arrow in the picture points up. Then hold it still.',
  },
  turn: { name: 'Turn', text: 'Lay it flat and wait a second. Turn it by a quarter on the table, then let go.' },
  senses: { name: 'Vibration, light', text: 'Start each of the two, and say what you felt and saw.' },
} as const;

/** What each position asks for. */
export const positionTexts = {
  'screen-up': { name: 'Screen up', text: 'Lay it flat with its screen up.' },
  'top-up': { name: 'Top edge up', text: 'Stand it upright.' },
  'right-up': { name: 'Right edge up', text: 'Stand it on its left edge.' },
  'bottom-up': { name: 'Bottom edge up', text: 'Stand it upside down.' },
  'left-up': { name: 'Left edge up', text: 'Stand it on its right edge.' },
  'screen-down': { name: 'Screen down', text: 'Hold it flat over your head, with its screen down.' },
} as const;

/** The states of the test before a task: a name, and what happens. */
export const motionStates = {
  checking: ['Checking', 'Looking for sensors.'],
  asking: ['Waiting for you', 'The browser may ask for the sensors.'],
  listening: ['Checking', 'Waiting for a first reading.'],
  idle: ['Ready', 'A firm table helps.'],
} as const;

export const motionTexts = {
  panel: 'Motion sensors',
  notAvailable: 'Not available',
  tasks: 'What to do',
  /** @param wanted the position that the picture asks for */
  picture: (wanted: string | null) => `The device as its sensor says.${wanted ? ` Asked for: ${wanted}.` : ''}`,
  axes: 'Axes x, y, z',
  turning: 'Turning',
  turned: 'Turned',
  /** The edges are those of the device, not those of the picture, which the system may rotate. */
  edges: { portrait: 'Edges are named as in portrait.', landscape: 'Edges are named as in landscape.' },
  moving: 'It moves. Let go of it.',
  still: 'Still. Measuring …',
  holding: 'Hold it still.',
  other: (seen: string) => `The sensor says: ${seen}. If you hold the device as shown, confirm it anyway.`,
  otherNone: 'The sensor does not recognize this position. If you hold the device as shown, confirm it.',
  confirmPosition: 'Confirm Position',
  confirmTurn: 'Confirm Turn',
  taken: (taken: number, all: number) => `${taken} of ${all} taken`,
  senses: 'Test Vibration and Light',
  vibrate: 'Vibrate',
  stop: 'Stop',
  vibrationQuestion: 'Did it vibrate?',
  noVibration: 'This browser cannot start a vibration. Use the system’s own settings to test it.',
  light: 'Switch On the Light',
  lighting: 'The camera is open for its light. It closes with the button, or after 20 seconds.',
  lightQuestion: 'Did the light at the back come on?',
  noCamera: 'This browser opens no camera here, so it cannot switch on its light.',
  lightFailures: {
    none: 'The camera has no light that this browser can switch on. Use the system’s flashlight button.',
    refused: 'The camera was not allowed, so its light cannot be switched on.',
    failed: 'The camera did not open, or its light did not switch on.',
  },
} as const;

/** Answers to questions that only a person can answer. */
export const saidNames = { yes: 'Yes', no: 'No', none: 'It has none' } as const;

export const motionSensorsPageTexts: PageTexts = {
  title: 'Motion sensor test',
  lead: 'Lay the device down, hold it in six positions, and turn it. Its sensors are compared with gravity.',
  steps: [
    'Unlock the rotation of the screen. Take off a case with a magnet.',
    'Start, lay the device on a table with its screen up, and let go for five seconds.',
    'Hold it in the six positions. The arrow in the picture marks the edge that must be up.',
    'If the sensor reports another position, look at the device. Confirm only if you hold it as shown.',
    'Lay it flat again, and turn it on the table by a quarter.',
    'Start the vibration and the light, and say whether you noticed them.',
  ],
  questions: {
    'When does the test fail?': [
      'It fails if an axis is dead, swapped or reversed, and if the gyroscope does not follow a turn.',
      'It warns if gravity is off by more than 3%, if the sensor is noisy, or if the gyroscope drifts by more than 1°/s. It also warns if a quarter turn comes out more than 7° off, and for a stuck compass, a missing vibration and a dark light.',
      'It cannot find a gyroscope whose quarter turns are less than 7° off, nor an accelerometer whose three axes are all reversed, as Safari reverses them.',
    ],
    'How is a quarter turn measured?': [
      'The test adds up the rates of the gyroscope from one position to the next. The sum says where gravity must point now. The accelerometer says where it does.',
      'So your hand does not have to be exact. The six positions turn the device about all three axes.',
    ],
    'Why does my tablet have no sensors here?': [
      'Some browsers hide them. Firefox on computers and browsers in private modes often do. Safari asks you first, and remembers a refusal until it is closed.',
    ],
    'Why are the figures so coarse?': [
      'Browsers round the acceleration to 0.1 m/s² and the rates to 0.1°/s, so that a page cannot recognize a device by them. The limits leave room for that.',
    ],
    'What if my device has no gyroscope or compass?': [
      'Then the result says that it is not fitted, and the device can still pass. A browser cannot tell a part that is missing from one that it hides.',
    ],
  },
};
