import type { CheckId } from './catalogue';

/** What lists say of a test. Workers and most pages need only its name; see `catalogue.ts`. */
export interface CheckTexts {
  /** One sentence on a card: what to do and what it shows. */
  readonly summary: string;
  /** Text of the card's tooltip, for a test that has a card. */
  readonly tip?: string;
}

export const checkTexts: Readonly<Record<CheckId, CheckTexts>> = {
  screen: {
    summary: 'Eight full-screen colors show dead pixels, stuck pixels and backlight bleed.',
    tip: 'Use it in a dark room, with the screen cleaned first.',
  },
  'pixel-repair': {
    summary: 'Flashes a stuck pixel through eight colors for 5 to 30 minutes.',
    tip: 'Works on stuck pixels only. Dead pixels stay dead.',
  },
  touch: {
    summary: 'Paint the grid with a finger. Cells that stay dark did not respond.',
    tip: 'Cells are 35 px, about the width of a fingertip.',
  },
  keyboard: {
    summary: 'Press every key once. A key that stays blank did not respond.',
    tip: 'About 100 keys, Windows, Mac and Chromebook layouts.',
  },
  webcam: {
    summary: 'Live picture with measured resolution and frame rate.',
    tip: 'The picture stays in this tab.',
  },
  microphone: {
    summary: 'Level, waveform and spectrum while you speak.',
    tip: 'Nothing leaves this tab.',
  },
  sound: {
    summary: 'Left, right and center, then tones from 100 Hz to 8 kHz.',
    tip: 'Start at half volume.',
  },
  mouse: {
    summary: 'Buttons, tracking, wheel and double click.',
    tip: 'Finds worn switches that double-click by accident.',
  },
  fingerprint: {
    summary: 'Asks the built-in sensor to verify you once.',
    tip: 'Needs HTTPS and a built-in sensor.',
  },
  gradient: {
    summary: 'Five gradients. Visible steps mean banding.',
    tip: 'Sit an arm’s length from the screen.',
  },
  brightness: {
    summary: 'Eight levels, black to white. Dark steps that merge mean lost shadow detail.',
    tip: 'Set brightness to maximum first.',
  },
  'screen-size': {
    summary: 'Diagonal, resolution and density, compared with common sizes.',
    tip: 'Measure with a ruler or a bank card.',
  },
  'text-sharpness': {
    summary: 'Samples from 8 to 24 px on five color pairs.',
    tip: 'Run at the native resolution.',
  },
  'motion-blur': {
    summary: 'Follow moving objects. A long trail means slow pixels.',
    tip: 'Best at the highest refresh rate.',
  },
  resolution: {
    summary: 'One-pixel lines and grids. An uneven line means scaling.',
    tip: 'Every pattern is drawn on device pixels.',
  },
  'refresh-rate': {
    summary: 'Measures the refresh rate with its uncertainty, and shows missed frames.',
  },
  panel: {
    summary: 'Short questions that cannot be guessed. Your answers become figures.',
  },
  pen: {
    summary: 'Pressure, tilt, jitter and dead zones of a pen.',
  },
  touchpad: {
    summary: 'Jumps, dead stretches, taps, gestures and ghost movement.',
  },
  'motion-sensors': {
    summary: 'Accelerometer, gyroscope, compass, vibration and light of a tablet or phone.',
  },
  ports: {
    summary: 'One plug through every port, the charger, the battery and a second screen.',
  },
  'system-files': {
    summary: 'Battery wear, cycles, drive errors and memory, from a file of the system.',
  },
  gamepad: {
    summary: 'Stick drift, reach, triggers, buttons and rumble.',
  },
  load: {
    summary: 'Cores, graphics and memory for minutes: speed and wrong results.',
  },
};

/** Label of a card's link. */
export const startTest = 'Start test';
