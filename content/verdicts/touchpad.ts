import { padSteps } from '../touchpad';
import { counted, fixed, list, times, withUnit } from '../words';
import { rule } from './rule';

/** Words of the touch pad test's verdicts. Times are in milliseconds, lengths in CSS px. */

type Least = Readonly<Record<'moving' | 'rest' | 'presses' | 'menus' | 'scroll' | 'watch', number>>;
export const evidenceTexts = ({ moving, rest, presses, menus, scroll, watch }: Least) => ({
  line: rule(padSteps.line.name, `Draw with one finger for ${moving / 1000} s.`, 'Draw With One Finger'),
  rest: rule(padSteps.rest.name, `Rest one finger on the pad for ${rest / 1000} s.`, 'Rest One Finger'),
  edges: rule(padSteps.edges.name, 'Reach each side of the field from the ring in one stroke.', 'Reach the Sides'),
  press: rule(padSteps.press.name, `Press the pad down ${presses} times.`, 'Press the Pad'),
  tap: rule(padSteps.tap.name, `Tap ${presses} times without pressing down, if tapping is switched on.`, 'Tap the Pad'),
  menu: rule(
    padSteps.menu.name,
    `Press or tap with two fingers ${menus} times, if your pad opens menus that way.`,
    'Press With Two Fingers',
  ),
  drag: rule(padSteps.drag.name, 'Drag the block to the frame with the pad pressed.', 'Drag the Block'),
  scroll: rule(
    padSteps.scroll.name,
    `Scroll ${scroll} px up and ${scroll} px down with two fingers. It must not look like a wheel.`,
    'Scroll With Two Fingers',
  ),
  sideways: rule(
    'Sideways scroll',
    'Scroll left and right with two fingers, if your pad does that.',
    'Scroll With Two Fingers',
  ),
  pinch: rule(
    padSteps.pinch.name,
    'Move two fingers apart and together again, if your pad does that.',
    'Pinch With Two Fingers',
  ),
  palm: rule('Palm rejection', `Rest your palms as when you type, for ${watch / 1000} s.`, 'Rest Your Palms'),
  off: rule(padSteps.off.name, `Take your hands off for ${watch / 1000} s.`, 'Take Your Hands Off'),
});

export const sideNames = { left: 'Left', right: 'Right', top: 'Top', bottom: 'Bottom' } as const;
type Side = keyof typeof sideNames;

const px = (length: number) => withUnit(fixed(length, 1), 'px');
const ways = { sideways: ['left', 'right'], pinch: ['apart', 'together'] } as const;
const inputs = { press: 'presses', tap: 'taps', menu: 'two-finger presses' } as const;

export const say = {
  nothing: 'Nothing was done on the touch pad.',
  faultless: 'The touch pad does all that was asked. No faults found.',
  noAnswer: 'no answer',
  absent: { line: 'The pointer did not move, as you said.', press: 'No press arrived, as you said.' },
  undrawn: 'Nothing was drawn.',
  stretches: (stretches: number, longest: number) =>
    `The line broke and went on elsewhere ${times(stretches)}, up to ${px(longest)} away.`,
  jumps: (jumps: number) => `The pointer jumped ${times(jumps)}.`,
  losses: (losses: number) => `A fast line stopped and went on at once ${times(losses)}.`,
  moved: (ms: number, least: number) =>
    `Moved for ${withUnit(fixed(Math.floor(ms / 100) / 10, 1), 's')} only, of ${withUnit(least / 1000, 's')}.`,
  /** @param odd irregular steps. @param rate samples a second, null if unknown */
  steady: (odd: number, rate: number | null) =>
    `${odd === 0 ? 'No break and no jump.' : 'A single irregular step, which may be chance.'}${rate === null ? '' : ` ${withUnit(Math.round(rate), 'Hz')}.`}`,
  noRest: 'No finger rested until the time was over.',
  trembles: (rms: number) => `It trembles by ${px(rms)} rms.`,
  restJump: (length: number) => `The pointer jumped by ${px(length)} below a resting finger.`,
  drift: (length: number) => `The pointer moved by ${px(length)}, as below a finger that moves. Rest it again.`,
  atRest: (path: number, rms: number) => (path === 0 ? 'Nothing moved.' : `Steady: ${px(rms)} rms.`),
  noStroke: 'No stroke was made.',
  allSides: 'All four sides reached in one stroke.',
  short: (sides: readonly Side[]) => `Strokes end before the ${list(sides)}.`,
  notReached: (sides: readonly Side[]) =>
    `Not reached in one stroke: ${list(sides)}. Move faster, or raise the pointer speed.`,
  notWatched: { palm: 'No palm rested until the time was over.', off: 'Not watched until the time was over.' },
  calm: { palm: 'Palms moved nothing.', off: 'Nothing moved by itself.' },
  bump: (path: number) => `The pointer moved by ${px(path)}, which a bump does too.`,
  ghost: (path: number) => `The pointer moved by ${px(path)}.`,
  ghostInputs: (count: number) => `It pressed or scrolled ${times(count)}.`,
  notFitted: 'Not fitted or switched off, as you said.',
  notUsed: 'Not fitted, or not used.',
  twice: (count: number, shortest: number) =>
    `One press arrived twice ${times(count)}, after ${withUnit(fixed(shortest, 1), 'ms')} at least.`,
  unpressed: 'The pad was not pressed.',
  pressed: (count: number) => `${counted(count, 'press', 'presses')}, each once.`,
  some: (rule: keyof typeof inputs, count: number, least: number) => `${count} of ${least} ${inputs[rule]}.`,
  drops: (drops: number) => `Contact was lost ${times(drops)} during the drag.`,
  early: (early: number) => `The block was dropped early ${times(early)}.`,
  undragged: 'The block was not dragged to the frame.',
  dragged: (drags: number) => `${counted(drags, 'drag')}, with contact all the way.`,
  noScroll: 'Nothing scrolled, as you said. It may be switched off.',
  unscrolled: 'Nothing was scrolled.',
  wheel:
    'It scrolls in the even steps of a wheel. Put the mouse away and use two fingers. If it stays, the driver imitates a wheel.',
  reversed: (count: number) => `Scrolling went back ${times(count)} in the middle of a stroke.`,
  gaps: (gaps: number) => `A stroke stopped and went on ${times(gaps)}.`,
  scrolled: (length: number, least: number) =>
    `${withUnit(Math.floor(length), 'px')} of ${withUnit(least, 'px')} in one direction.`,
  smooth: 'Smooth, up and down.',
  bothWays: { sideways: 'Left and right.', pinch: 'Apart and together.' },
  tooLittle: (rule: keyof typeof ways, way: 0 | 1) => `Too little ${ways[rule][way]}.`,
} as const;

/** Names of the figures. */
export const figures = {
  rate: 'Report rate',
  time: 'Moved for',
  jumps: 'Jumps',
  stretches: 'Dead stretches',
  losses: 'Contact lost',
  jitter: 'Jitter below a resting finger',
  rest: 'Distance under a resting finger',
  presses: 'Presses',
  taps: 'Taps',
  menus: 'Two-finger presses',
  drags: 'Complete drags',
  drops: 'Contact lost during a drag',
  early: 'Block dropped early',
  scrolled: (way: 'up' | 'down' | 'left' | 'right') => `Scrolled ${way}`,
  reversed: 'Steps back',
  gaps: 'Gaps while scrolling',
  device: 'Scrolls like',
  pinched: (way: 'apart' | 'together') => `Pinched ${way}`,
  palm: 'Distance under resting palms',
  off: 'Distance without hands',
  absent: (name: string) => `${name}, as you said`,
} as const;
