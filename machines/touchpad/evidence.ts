import { evidenceTexts } from '../../content/verdicts/touchpad';
import { evidenceOf, type Part, partOf } from '../result';

/** Minimum movement to judge the line of one finger: time in ms and samples. */
export const MIN_MOVING_MS = 5000;
export const MIN_LINE_SAMPLES = 200;
/** How long a finger must rest, and how long palms and hands off are watched, in ms. */
export const REST_MS = 5000;
export const WATCH_MS = 10_000;
/** Required presses or taps, and two-finger presses. */
export const MIN_PRESSES = 3;
export const MIN_MENUS = 2;
/** How often the block must reach the frame. */
export const MIN_DRAGS = 1;
/** Required scroll distance in each direction, in CSS px. */
export const MIN_SCROLL_PX = 600;
export const MIN_SIDEWAYS_PX = 100;
/** Required pinch in each direction: 100 times the natural logarithm of the scale. 20 is a scale of 1.2. */
export const MIN_PINCH = 20;

/** The minimum evidence for each part of the touch pad test. Input from another pointer does not count. */
export const evidence = evidenceOf(
  evidenceTexts({
    moving: MIN_MOVING_MS,
    rest: REST_MS,
    presses: MIN_PRESSES,
    menus: MIN_MENUS,
    scroll: MIN_SCROLL_PX,
    watch: WATCH_MS,
  }),
  ['line', 'rest', 'edges', 'press', 'drag', 'scroll', 'off'],
);

export type PadRule = keyof typeof evidence;
export type PadPart = Part<PadRule>;
/** The part of a rule. */
export const padPart = (rule: PadRule) => partOf(rule, rule, evidence[rule].name);
