import type { CheckId } from './catalogue';

/** What lists and search engines say of a test. Workers and most pages need only its name; see `catalogue.ts`. */
export interface CheckTexts {
  /** One sentence on a card: what to do and what it shows. */
  readonly summary: string;
  /** Text of the card's tooltip, for a test that has a card. */
  readonly tip?: string;
  /** For search engines and link previews, at most 160 characters. */
  readonly description: string;
}

export const checkTexts: Readonly<Record<CheckId, CheckTexts>> = {
  screen: {
    summary: 'Eight full-screen colors show dead pixels, stuck pixels and backlight bleed.',
    tip: 'Use it in a dark room, with the screen cleaned first.',
    description:
      'Look at eight pure colors in full screen, mark dead pixels, stuck pixels and bright spots, and save a report with their exact positions.',
  },
  'pixel-repair': {
    summary: 'Flashes a stuck pixel through eight colors for 5 to 30 minutes.',
    tip: 'Works on stuck pixels only. Dead pixels stay dead.',
    description:
      'Flash a stuck pixel through eight saturated colors for as long as you choose. It may free a stuck pixel. It never revives a dead one.',
  },
  touch: {
    summary: 'Paint the grid with a finger. Cells that stay dark did not respond.',
    tip: 'Cells are 35 px, about the width of a fingertip.',
    description:
      'Paint a grid that reaches every edge of the touchscreen. Assay finds dead zones, counts fingers and checks for ghost touches.',
  },
  keyboard: {
    summary: 'Press every key once. A key that stays blank did not respond.',
    tip: 'About 100 keys, Windows and Mac layouts.',
    description:
      'Press every key, on a Windows or Mac layout. Assay finds dead, stuck and bouncing keys, and says which keys no browser can see.',
  },
  webcam: {
    summary: 'Live picture with measured resolution and frame rate.',
    tip: 'The picture stays in this tab.',
    description:
      'See the live picture with measured resolution and frame rate, and find a black, frozen or dark camera. Nothing leaves the page.',
  },
  microphone: {
    summary: 'Level, waveform and spectrum while you speak.',
    tip: 'Nothing leaves this tab.',
    description:
      'See level, waveform and spectrum of the unprocessed signal while you speak, with noise floor, clipping and hum. Nothing leaves the page.',
  },
  sound: {
    summary: 'Left, right and center, then tones from 100 Hz to 8 kHz.',
    tip: 'Start at half volume.',
    description:
      'Play left, right and center, then tones from 20 Hz to 20 kHz without clicks, and find a dead, swapped or buzzing speaker.',
  },
  mouse: {
    summary: 'Buttons, tracking, wheel and double click.',
    tip: 'Finds worn switches that double-click by accident.',
    description:
      'Test buttons, tracking, wheel and double click, with the polling rate measured from every sample the browser delivers.',
  },
  fingerprint: {
    summary: 'Asks the built-in sensor to verify you once.',
    tip: 'Needs HTTPS and a built-in sensor.',
    description:
      'Verify yourself once with the built-in sensor through a passkey, and see what a browser can and cannot know about it.',
  },
  gradient: {
    summary: 'Five gradients. Visible steps mean banding.',
    tip: 'Sit an arm’s length from the screen.',
    description:
      'Five gradients written code by code, without dithering, so the banding you see comes from the screen and not from the browser.',
  },
  brightness: {
    summary: 'Eight levels, black to white. Dark steps that merge mean lost shadow detail.',
    tip: 'Set brightness to maximum first.',
    description:
      'Eight levels from black to white, and near-black and near-white steps with their codes. The first step that you can see is recorded.',
  },
  'screen-size': {
    summary: 'Diagonal, resolution and density, compared with common sizes.',
    tip: 'Measure with a ruler or a bank card.',
    description:
      'Calibrate with a bank card or a ruler, then read the diagonal, the pixels per inch and an on-screen ruler in true size.',
  },
  'text-sharpness': {
    summary: 'Samples from 8 to 24 px on five color pairs.',
    tip: 'Run at the native resolution.',
    description:
      'Compare text from 8 to 48 px on five color pairs, find the sub-pixel order and see whether the system scales the picture.',
  },
  'motion-blur': {
    summary: 'Follow moving objects. A long trail means slow pixels.',
    tip: 'Best at the highest refresh rate.',
    description:
      'Follow moving objects at a known speed in pixels per second, with the measured refresh rate and the missed frames.',
  },
  resolution: {
    summary: 'One-pixel lines and grids. An uneven line means scaling.',
    tip: 'Every pattern is drawn on device pixels.',
    description:
      'One-pixel lines, grids and checkerboards on exact device pixels, with a badge that says whether the browser draws them unscaled.',
  },
  'refresh-rate': {
    summary: 'Measures the refresh rate with its uncertainty, and shows missed frames.',
    description:
      'Measure the refresh rate of this screen with its uncertainty, see every missed frame, and compare with what the monitor should do.',
  },
  panel: {
    summary: 'Short questions that cannot be guessed. Your answers become figures.',
    description:
      'Which quarter differs? Answers to hidden questions tell the steps, gamma, near black, evenness and viewing angle of a panel, with ± figures.',
  },
  pen: {
    summary: 'Pressure, tilt, jitter and dead zones of a pen on a screen.',
    description:
      'Draw with a pen and see its pressure steps, tilt, jitter along a ruler, report rate, lost contact and dead zones, measured from every sample.',
  },
  touchpad: {
    summary: 'Jumps, dead stretches, taps, gestures and ghost movement of a touch pad.',
    description:
      'Test a touch pad step by step: jumps, dead stretches, edges, press and tap, two-finger scroll, pinch, drag, palm rejection and ghost movement.',
  },
  'motion-sensors': {
    summary: 'Accelerometer, gyroscope, compass, vibration and light of a tablet or phone.',
    description:
      'Hold your tablet or phone in six positions: gravity, noise, dead or swapped axes, gyroscope drift and quarter turns, compass and rotation, measured.',
  },
  ports: {
    summary: 'One plug through every port, the charger, the battery and a second screen.',
    description:
      'Try one plug in every port and see each event on a map, test the charging ports, measure charge and discharge rate, and check a second screen.',
  },
};
