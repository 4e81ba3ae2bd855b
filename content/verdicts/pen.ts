import { counted, countInWords, fixed, percent } from '../words';
import { rule } from './rule';

/** Words of the pen test's verdicts. Pressures are from 0 to 1. */

/** The minimum samples, strokes, and lines along a ruler. */
type Least = Readonly<Record<'samples' | 'strokes' | 'lines', number>>;
export const evidenceTexts = ({ samples, strokes, lines }: Least) => ({
  cells: rule('Coverage and dead zones', 'Draw through every cell with the pen.', 'Cover the Sheet'),
  strokes: rule(
    'Contact and report rate',
    `Draw long, even strokes until ${samples} samples are read.`,
    'Draw Strokes',
  ),
  pressure: rule(
    'Pressure',
    `Draw ${strokes} strokes or more, from hardly touching to pressing firmly.`,
    'Test Pressure',
  ),
  ruler: rule(
    'Jitter along a ruler',
    `Draw ${lines} slow diagonal lines along a ruler, at least 6 cm long.`,
    'Draw Along a Ruler',
  ),
  palm: rule('Palm rejection', 'Rest your hand on the screen and write a few lines.', 'Rest Your Hand'),
  fitted: rule(
    'Tilt, turn, hover, eraser and side buttons',
    'Use each of them once, if your pen has it.',
    'Draw Strokes',
  ),
});

/** What the test cannot find. @param lost the longest loss of contact that shows, in ms. @param reach in px */
export const blindSpot = (lost: number, reach: number) =>
  `What the test cannot find: contact that is lost for more than ${lost} ms, which looks like a lift, a dead strip along an edge that is narrower than ${reach} px, and a dead spot smaller than a cell that no stroke crosses.`;

export const partNames = {
  coverage: 'Coverage',
  zones: 'Dead zones',
  contact: 'Contact',
  rate: 'Report rate',
  pressure: 'Pressure',
  jitter: 'Jitter',
  tilt: 'Tilt',
  turn: 'Turn',
  hover: 'Hover',
  eraser: 'Eraser',
  buttons: 'Side buttons',
  palm: 'Palm rejection',
} as const;

/** How a pen leans on each axis. */
export const axisNames = { x: 'sideways', y: 'back and forth' } as const;

/** Why an optional feature may not have been seen. */
const ways = {
  turn: 'few pens report it',
  hover: 'the pen was seen in contact only',
  eraser: 'turn the pen over and draw',
  buttons: 'hold the button and draw',
} as const;

type Range = Readonly<Record<'min' | 'max', number>>;
const share = (pressure: number) => `${fixed(100 * pressure, 1)}%`;

export const say = {
  noPen: 'No pen drew on the sheet. A finger or a mouse does not count.',
  faultless: 'The pen works on the whole sheet. No faults found.',
  unmarked: 'No cell was marked.',
  undrawn: 'No pen drew.',
  noLine: 'No line was drawn along a ruler.',
  marked: (marked: number, cells: number) => `${marked} of ${cells} cells marked, ${percent(marked / cells)}.`,
  unfinished: 'Not finished.',
  breaks: (breaks: number) => `Contact was lost and back at once ${breaks} times.`,
  gaps: (gaps: number) => `Samples were missing ${gaps} times while the pen moved.`,
  fewSamples: (samples: number, least: number) => `${samples} of ${least} samples are too few.`,
  fewBreaks: (breaks: number) =>
    breaks === 0 ? 'No stroke broke.' : `${countInWords(breaks, 'break')}, which may be chance.`,
  unmoved: 'The pen did not move.',
  noRow: 'Too few samples in a row. Draw long, even strokes.',
  rate: (perSecond: number) => `${counted(Math.round(perSecond), 'report')} a second.`,
  slow: 'Slow: most pens send 120 or more.',
  hidden: 'This browser hides samples, so try another one.',
  fewPressures: (samples: number, strokes: number) =>
    `${counted(samples, 'sample')} in ${counted(strokes, 'stroke')} are too few to tell.`,
  noSensor: 'Not fitted: this pen or its driver reports none.',
  stuck: (pressure: number) => `Always ${share(pressure)}.`,
  capped: (strokes: number, highest: number) => `${countInWords(strokes, 'stroke')} stopped at ${share(highest)}.`,
  heavy: (lowest: number) => `The lightest mark had ${share(lowest)}.`,
  /** @param steps of the pen's range, null if unknown */
  pressures: (lowest: number, highest: number, levels: number, steps: number | null) =>
    `${share(lowest)} to ${share(highest)}, ${levels} levels told apart${steps === null ? '' : `, in steps of 1/${steps}`}.`,
  firmer: 'Press more firmly.',
  lighter: 'Draw more lightly.',
  noGoodLine: 'No line was drawn along a ruler that counts.',
  jitter: (px: number, mm: number, isGuess: boolean) =>
    `${fixed(px, 2)} px from the fitted line, ${isGuess ? 'about ' : ''}${fixed(mm, 2)} mm.`,
  oneMore: 'Draw another line to be sure.',
  upright: 'Not fitted, or the pen was held upright: no lean was reported.',
  tilt: (x: Range, y: Range) =>
    `${x.min}° to ${x.max}° ${axisNames.x}, ${y.min}° to ${y.max}° ${axisNames.y}.`.replaceAll('-', '−'),
  stuckTilt: (axis: string) => `It never changes ${axis}.`,
  leanMore: 'Lean the pen to all four sides.',
  unseen: (part: keyof typeof ways) => `Not fitted, or not used: ${ways[part]}.`,
  turned: (degrees: number) => `By ${degrees}°.`,
  turnMore: (degrees: number) => `Only by ${degrees}°. Turn the pen in your hand.`,
  hovers: 'Seen above the screen.',
  erases: 'Works.',
  buttons: (buttons: number) => (buttons > 1 ? 'Both work.' : 'One works.'),
  touches: (touches: number) => `${countInWords(touches, 'touch', 'touches')} arrived while the pen wrote.`,
  cancels: (strokes: number) =>
    `${countInWords(strokes, 'stroke')} of the pen ${strokes === 1 ? 'was' : 'were'} taken away.`,
  noTouchscreen: 'Not needed: the browser reports no touchscreen.',
  noPalm: 'Not tested: rest your hand and write.',
  quiet: 'No touch reached the page while the pen wrote.',
} as const;

/** Names of the figures. */
export const figures = {
  ...partNames,
  spread: 'Spread of the interval',
  breaks: 'Contact lost',
  gaps: 'Missing samples',
  lightest: 'Lightest pressure',
  firmest: 'Firmest pressure',
  levels: 'Pressure levels told apart',
  steps: 'Pressure steps',
  inMm: 'Jitter in mm',
  stray: 'Largest stray',
  angle: (axis: keyof typeof axisNames, end: 'least' | 'most') => `Tilt ${axisNames[axis]}, ${end}`,
  turned: 'Turned by',
  samples: 'Samples in contact',
  touches: 'Touches beside the pen',
  time: 'Drawn for',
} as const;
