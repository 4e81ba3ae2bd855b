import { capital, counted, fixed, list, times } from '../words';
import { rule } from './rule';

/** Words of the gamepad test's verdicts. Distances are shares of the way to the end, from 0 to 1. */

export const evidenceTexts = (least: { readonly rest: number; readonly turns: number; readonly pulls: number }) => ({
  rest: rule('Sticks at rest', `Lay the pad down and let go for ${least.rest / 1000} s.`, 'Measure at Rest'),
  reach: rule(
    'Edge of each stick',
    `Turn each stick around its edge, ${least.turns} full turns, slowly.`,
    'Turn the Sticks',
  ),
  return: rule(
    'Return to center',
    `Push each stick to its ${sideNames.length} sides, and let it snap back.`,
    'Snap the Sticks',
  ),
  triggers: rule('Triggers', `Pull each trigger fully and release it, ${least.pulls} times.`, 'Pull the Triggers'),
  buttons: rule('Buttons', 'Press each button once. Say which ones your pad lacks.', 'Press the Buttons'),
  rumble: rule('Rumble', 'Start the rumble and say what you felt.', 'Test the Rumble'),
  connection: rule('Connection', 'Keep the pad connected. A single loss may be your own.', 'Connect the Pad'),
  fitted: rule('Parts that a pad can lack', 'Needed only where the pad has them.', 'Go On'),
});

export const stickNames = ['Left stick', 'Right stick'] as const;
/** The directions in which most sticks meet their end, as the person sees them, from right, over down. */
export const sideNames = ['right', 'down', 'left', 'up'] as const;
const gateNames = { octagon: 'octagon', round: 'round', cut: 'square with cut corners', square: 'square' } as const;

const ofStick = (words: string) => (at: number) => `${stickNames[at]}${words}`;
export const parts = {
  rest: ofStick(' at rest'),
  reach: ofStick(', edge'),
  return: ofStick(', return'),
  trigger: (at: number) => `${at === 0 ? 'Left' : 'Right'} trigger`,
  cross: 'Directional pad',
} as const;

const percent = (share: number, digits = 1) => `${fixed(100 * share, digits)}%`;

export const say = {
  noPad: 'No gamepad was seen.',
  fine: 'Sticks, triggers and buttons answer as they should.',
  notFitted: 'Not fitted, as you said.',
  noStick: 'The browser shows none.',
  stirred: (count: number) => `Something moved ${times(count)}. If nobody touched it, it is faulty.`,
  notRested: 'Not measured at rest.',
  rest: ({ offset, error, noise }: { readonly offset: number; readonly error: number; readonly noise: number }) =>
    `${fixed(100 * offset, 2)} ± ${percent(error, 2)} off center, noise ${percent(noise)}.`,
  unsure: (limit: number) => `The limit of ${percent(limit)} is inside this range.`,
  notTurned: 'It was not turned around its edge.',
  passed: (passed: number, all: number, turns: number) => `${passed} of ${all} directions passed in ${turns} turns.`,
  sides: (sides: readonly string[]) => list(sides) || 'between',
  short: (sides: readonly string[], most: number) =>
    `${capital(list(sides))}: ${percent(most)} at most, its offset allowed for.`,
  shortBetween: (least: number) => `Between its sides it reaches ${percent(least)} at least.`,
  press: 'Press it against the edge, for two more turns.',
  gate: (shape: keyof typeof gateNames) => gateNames[shape],
  edge: (shape: keyof typeof gateNames, error: number) =>
    `${capital(gateNames[shape])}. Circularity error ${percent(error)}.`,
  notSnapped: 'It did not snap back yet.',
  returns: (count: number, { farthest, spread }: { readonly farthest: number; readonly spread: number }) =>
    `${counted(count, 'return')}, ${percent(farthest)} off center at most, spread ${percent(spread)}.`,
  missing: (sides: readonly string[]) => `Still missing: from ${list(sides)}.`,
  noTriggers: 'The browser does not say which values are triggers.',
  dead: 'It does not answer, as you said.',
  pulled: (high: number, rest: number | undefined) =>
    `${rest === undefined ? '' : `${percent(rest)} at rest, `}${percent(high)} when pulled.`,
  digital: 'It has no values between released and pulled.',
  notPulled: 'It was not pulled.',
  pull: 'Pull it to its end.',
  pulls: (pulls: number, least: number) => `${pulls} of ${least} pulls.`,
  'GPD-DEAD': (buttons: readonly string[]) => `No answer, as you said: ${list(buttons)}.`,
  'GPD-STUCK': (buttons: readonly string[]) => `Pressed at rest: ${list(buttons)}.`,
  'GPD-DOUBLE': (buttons: readonly string[]) => `One press arrived twice: ${list(buttons)}.`,
  nonePressed: 'None was pressed.',
  notPressed: (buttons: readonly string[]) => `Not pressed: ${list(buttons)}.`,
  pressed: (count: number) => `${counted(count, 'button')}, each press once.`,
  noRumble: 'Not fitted, or this browser cannot start it.',
  notTested: 'Not tested.',
  felt: { both: 'You felt both motors.', one: 'You felt only one motor.', no: 'You felt nothing.' },
  neverLost: 'Never lost.',
  lostOnce: 'Lost once, which may have been you.',
  lost: (count: number) => `Lost ${times(count)}.`,
  layout: (isStandard: boolean) => (isStandard ? 'standard' : 'not known'),
} as const;

/** Names of the figures. */
export const figures = {
  pad: 'Pad',
  layout: 'Layout',
  offset: ofStick(', offset at rest'),
  offsetBy: ofStick(', uncertainty of the offset'),
  noise: ofStick(', noise at rest'),
  reach: (at: number, side: string) => `${stickNames[at]}, reach ${side}`,
  circularity: ofStick(', circularity error'),
  gate: ofStick(', gate'),
  farthest: ofStick(', farthest return'),
  spread: ofStick(', spread of returns'),
  step: ofStick(', smallest step'),
  zone: ofStick(', dead zone at most'),
  rest: (trigger: string) => `${trigger}, at rest`,
  pulled: (trigger: string) => `${trigger}, pulled`,
  pressed: 'Buttons pressed',
  doubles: 'Presses that arrived twice',
  rate: 'Changes as delivered to the browser',
  losses: 'Connection lost',
  rumble: 'Rumble',
} as const;
