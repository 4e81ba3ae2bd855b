import type { EvidenceTable } from '../result';

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
export const evidence = {
  line: {
    name: 'One finger',
    needs: `Draw with one finger for ${MIN_MOVING_MS / 1000} s.`,
    required: true,
    action: 'Draw With One Finger',
  },
  rest: {
    name: 'Resting finger',
    needs: `Rest one finger on the pad for ${REST_MS / 1000} s.`,
    required: true,
    action: 'Rest One Finger',
  },
  edges: {
    name: 'Edges',
    needs: 'Reach each side of the field from the ring in one stroke.',
    required: true,
    action: 'Reach the Sides',
  },
  press: {
    name: 'Press',
    needs: `Press the pad down ${MIN_PRESSES} times.`,
    required: true,
    action: 'Press the Pad',
  },
  tap: {
    name: 'Tap',
    needs: `Tap ${MIN_PRESSES} times without pressing down, if tapping is switched on.`,
    required: false,
    action: 'Tap the Pad',
  },
  menu: {
    name: 'Two-finger press',
    needs: `Press or tap with two fingers ${MIN_MENUS} times, if your pad opens menus that way.`,
    required: false,
    action: 'Press With Two Fingers',
  },
  drag: {
    name: 'Drag',
    needs: 'Drag the block to the frame with the pad pressed.',
    required: true,
    action: 'Drag the Block',
  },
  scroll: {
    name: 'Two-finger scroll',
    needs: `Scroll ${MIN_SCROLL_PX} px up and ${MIN_SCROLL_PX} px down with two fingers. It must not look like a wheel.`,
    required: true,
    action: 'Scroll With Two Fingers',
  },
  sideways: {
    name: 'Sideways scroll',
    needs: 'Scroll left and right with two fingers, if your pad does that.',
    required: false,
    action: 'Scroll With Two Fingers',
  },
  pinch: {
    name: 'Pinch',
    needs: 'Move two fingers apart and together again, if your pad does that.',
    required: false,
    action: 'Pinch With Two Fingers',
  },
  palm: {
    name: 'Palm rejection',
    needs: `Rest your palms as when you type, for ${WATCH_MS / 1000} s.`,
    required: false,
    action: 'Rest Your Palms',
  },
  off: {
    name: 'Hands off',
    needs: `Take your hands off for ${WATCH_MS / 1000} s.`,
    required: true,
    action: 'Take Your Hands Off',
  },
} as const satisfies EvidenceTable;

export type PadRule = keyof typeof evidence;
