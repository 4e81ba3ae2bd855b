import type { PageTexts } from './passages';
import { counted } from './words';

export const description =
  'Measure stick drift with its uncertainty, the shape of each gate, the return to center, triggers, double presses and rumble of a gamepad.';

/** Texts of the gamepad test. */

/** The buttons of the standard layout as makers print them, by number. https://www.w3.org/TR/gamepad/#remapping */
const printed = (faceAndShoulders: string, menus: string, others: string) => [
  ...faceAndShoulders.split(' '),
  ...menus.split(' '),
  ...['Left stick press', 'Right stick press', 'D-pad up', 'D-pad down', 'D-pad left', 'D-pad right'],
  ...others.split(' '),
];
const makers = {
  xbox: printed('A B X Y LB RB LT RT', 'View Menu', 'Guide Share'),
  playStation: printed('Cross Circle Square Triangle L1 R1 L2 R2', 'Share Options', 'PS Touchpad'),
  nintendo: printed('B A Y X L R ZL ZR', 'Minus Plus', 'Home Capture'),
};

/** The name of a button. Browsers put the maker's number in the pad's id: Sony 054c, Nintendo 057e. */
export function buttonName(
  i: number,
  { id, isStandard }: { readonly id: string; readonly isStandard: boolean },
): string {
  const names = /054c|dualsense|dualshock/i.test(id)
    ? makers.playStation
    : /057e/i.test(id)
      ? makers.nintendo
      : makers.xbox;
  return (isStandard && names[i]) || `Button ${i}`;
}

/** Why the test cannot start. */
export const padProblem = {
  message: 'This browser does not show gamepads to this page.',
  why: 'Open the page over HTTPS, in a current browser.',
} as const;

/** The names of what the panel says now. */
export const padPhases = {
  idle: 'Ready',
  waiting: 'Waiting',
  gone: 'Pad gone',
  rest: 'At rest',
  free: 'Measuring',
  rumbling: 'Rumble',
} as const;

/** What the panel says now. */
export const padStates = {
  idle: 'Press any button on the pad. Browsers hide a pad until then.',
  waiting: 'Waiting for a pad. Press any button on it.',
  gone: 'The pad is gone. Plug it in again, or press a button on it. What was measured is kept.',
  rest: 'Lay the pad down and let go of it.',
  free: 'Do the rest in any order. The table fills by itself.',
  rumbling: 'Rumbling: first the heavy motor, then the light one.',
} as const;

/** What each part of a stick asks for. */
export const padTexts = {
  rest: 'Measure at Rest Again',
  rumble: 'Rumble',
  felt: 'What did you feel?',
  refused: 'The browser did not start the rumble.',
  guessed: 'The browser does not know this layout. The sticks are guessed, and buttons have numbers.',
  several: 'Which pad?',
  buttons: 'Buttons',
  buttonsHint: 'A button that stays empty: click it once if it does not work, twice if your pad lacks it.',
  rate: 'As delivered to the browser, which looks once a frame. Not the rate of the pad.',
  picture: 'The pad as the browser reads it',
  gamepad: 'Gamepad',
  notAvailable: 'Not available',
  parts: 'Parts',
  sticks: ['Left stick x, y', 'Right stick x, y'],
  offsets: ['Left at rest, %', 'Right at rest, %'],
  rested: 'Rested',
  delivered: 'Delivered',
  pressedOf: (pressed: number, all: number) => `${counted(pressed, 'button')} of ${all} pressed`,
  /** Follows the name of a button. */
  pressed: ', pressed',
  /** What a person said of a button. */
  marks: { open: '', dead: 'no answer', none: 'not fitted', pressed: '' },
} as const;

export const feltNames = { both: 'Both motors', one: 'Only one', no: 'Nothing', none: 'It has none' } as const;

export const gamepadPageTexts: PageTexts = {
  lead: 'Press any button on the pad. Lay it down, turn the sticks, let them snap, press everything once.',
  steps: [
    'Connect the pad and press any button on it. The test starts.',
    'Lay the pad on its back and let go for five seconds.',
    'Turn each stick slowly around its edge, two full turns. Press it against the edge.',
    'Push each stick to the left, the right, up and down, and let it snap back each time.',
    'Pull each trigger to its end and release it, twice.',
    'Press every button once. Click a button in the list if it does not work or is not there.',
    'Start the rumble, and say what you felt.',
  ],
  questions: {
    'When does the test fail?': [
      'It fails if a stick at rest is outside the usual dead zone of Windows games: 24% of the way for the left stick, 26.5% for the right. It also fails if something is pressed at rest, if a button does not answer, and if a press arrives twice within 30 ms.',
      'It warns from 12.5% off center on, which is the default of games made with Unity. It warns if a stick reaches less than 92.5% of a side or less than 85% between two sides, without what its offset takes, if a trigger reaches less than 92.5%, if something trembles by more than 1.5%, and if you felt a motor less.',
    ],
    'What can it not find?': [
      'A browser looks at a pad once a frame: every 17 ms on a screen of 60 Hz, and Chrome itself asks the pad about as often. A double press that is over sooner is not seen. The rate shown is what arrives in the browser, never the rate of the pad.',
      'The driver can hide a small drift in a dead zone of its own. The test then shows exactly 0 and the size of this zone.',
      'It cannot tell a thumb that rests on a stick from drift. Let go when the page asks for it.',
    ],
    'What is the ± of the offset?': [
      'It holds the true mean in 95 of 100 measurements. It is made of how the mean differs between ten parts of the five seconds, and of the smallest step of the stick.',
    ],
    'What is the circularity error?': [
      'The mean difference between the reach of the stick and a circle, over 32 directions. A square gate has more than a round one, and both are healthy. Many games cut the corners off.',
    ],
    'Why does the page not see my pad?': [
      'Press a button: browsers hide a pad until then. Keep this page in front, because hidden pages get no pads. Close programs that take the pad for themselves. Then try a cable.',
      'If the browser does not know the layout, the test guesses the sticks and leaves out the triggers. Most pads have a switch or a button that makes them an Xbox pad.',
    ],
    'Does the pad see this page?': [
      'No. The page only reads the pad and, if you press Rumble, starts its motors for two seconds.',
    ],
  },
};
