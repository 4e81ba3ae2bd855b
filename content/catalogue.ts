import { twoDigits } from './words';

/** What the tests are for, in the order in which lists show them. Within one, the tests are sorted by number. */
export const kinds = ['Display', 'Input', 'Sound and picture', 'Device'] as const;

/**
 * Every hardware test, once. Routes, menus, cards, titles, structured data, the sitemap and the prerendered pages are
 * derived from this list and from the existing page folders (`src/registry.ts`).
 */
export interface Check {
  /** Name of the test's folders: `src/checks/<id>`, `machines/<id>`, `renderers/<id>`. */
  readonly id: string;
  /** Number shown on the home page, in the page head and in the report. Never renumbered. */
  readonly number: number;
  readonly path: `/${string}`;
  /** Further paths that redirect to `path`. */
  readonly aliases?: readonly `/${string}`[];
  /** Label of links and of the page title, in title case. */
  readonly title: string;
  /** Name on a card. */
  readonly name: string;
  /** One sentence on a card: what to do and what it shows. */
  readonly summary: string;
  /** Text of the card's tooltip. */
  readonly tip: string;
  /** For search engines and link previews, at most 160 characters. */
  readonly description: string;
  readonly kind: (typeof kinds)[number];
  /** Where the home page lists it. `none`: only listed elsewhere. */
  readonly group: 'suite' | 'advanced' | 'none';
  /** Position in the header, from 1. If absent, the header does not list it. */
  readonly header?: number;
  readonly badge?: 'Most Popular';
  /** The page is for judging color, so its own controls show no color. */
  readonly silent?: true;
}

export const catalogue = [
  {
    id: 'screen',
    number: 1,
    path: '/screen-test',
    title: 'Screen Test',
    name: 'Screen',
    summary: 'Eight full-screen colors show dead pixels, stuck pixels and backlight bleed.',
    tip: 'Use it in a dark room, with the screen cleaned first.',
    description:
      'Look at eight pure colors in full screen, mark dead pixels, stuck pixels and bright spots, and save a report with their exact positions.',
    kind: 'Display',
    group: 'suite',
    header: 1,
    badge: 'Most Popular',
    silent: true,
  },
  {
    id: 'pixel-repair',
    number: 2,
    path: '/pixel-repair',
    title: 'Pixel Repair',
    name: 'Pixel repair',
    summary: 'Flashes a stuck pixel through eight colors for 5 to 30 minutes.',
    tip: 'Works on stuck pixels only. Dead pixels stay dead.',
    description:
      'Flash a stuck pixel through eight saturated colors for as long as you choose. It may free a stuck pixel. It never revives a dead one.',
    kind: 'Display',
    group: 'suite',
    silent: true,
  },
  {
    id: 'touch',
    number: 3,
    path: '/touch-test',
    title: 'Touch Test',
    name: 'Touch',
    summary: 'Paint the grid with a finger. Cells that stay dark did not respond.',
    tip: 'Cells are 35 px, about the width of a fingertip.',
    description:
      'Paint a grid that reaches every edge of the touchscreen. Assay finds dead zones, counts fingers and checks for ghost touches.',
    kind: 'Input',
    group: 'suite',
    header: 2,
  },
  {
    id: 'keyboard',
    number: 4,
    path: '/keyboard-test',
    title: 'Keyboard Test',
    name: 'Keyboard',
    summary: 'Press every key once. A key that stays blank did not respond.',
    tip: 'About 100 keys, Windows and Mac layouts.',
    description:
      'Press every key, on a Windows or Mac layout. Assay finds dead, stuck and bouncing keys, and says which keys no browser can see.',
    kind: 'Input',
    group: 'suite',
    header: 3,
  },
  {
    id: 'webcam',
    number: 5,
    path: '/webcam-test',
    title: 'Webcam Test',
    name: 'Webcam',
    summary: 'Live picture with measured resolution and frame rate.',
    tip: 'The picture stays in this tab.',
    description:
      'See the live picture with measured resolution and frame rate, and find a black, frozen or dark camera. Nothing leaves the page.',
    kind: 'Sound and picture',
    group: 'suite',
    header: 5,
    silent: true,
  },
  {
    id: 'microphone',
    number: 6,
    path: '/microphone-test',
    title: 'Microphone Test',
    name: 'Microphone',
    summary: 'Level, waveform and spectrum while you speak.',
    tip: 'Nothing leaves this tab.',
    description:
      'See level, waveform and spectrum of the unprocessed signal while you speak, with noise floor, clipping and hum. Nothing leaves the page.',
    kind: 'Sound and picture',
    group: 'suite',
    header: 4,
  },
  {
    id: 'sound',
    number: 7,
    path: '/sound-test',
    title: 'Sound Test',
    name: 'Sound',
    summary: 'Left, right and center, then tones from 100 Hz to 8 kHz.',
    tip: 'Start at half volume.',
    description:
      'Play left, right and center, then tones from 20 Hz to 20 kHz without clicks, and find a dead, swapped or buzzing speaker.',
    kind: 'Sound and picture',
    group: 'suite',
    header: 6,
  },
  {
    id: 'mouse',
    number: 8,
    path: '/mouse-test',
    title: 'Mouse Test',
    name: 'Mouse',
    summary: 'Buttons, tracking, wheel and double click.',
    tip: 'Finds worn switches that double-click by accident.',
    description:
      'Test buttons, tracking, wheel and double click, with the polling rate measured from every sample the browser delivers.',
    kind: 'Input',
    group: 'suite',
    header: 7,
  },
  {
    id: 'fingerprint',
    number: 9,
    path: '/fingerprint-test',
    title: 'Fingerprint Test',
    name: 'Fingerprint',
    summary: 'Asks the built-in sensor to verify you once.',
    tip: 'Needs HTTPS and a built-in sensor.',
    description:
      'Verify yourself once with the built-in sensor through a passkey, and see what a browser can and cannot know about it.',
    kind: 'Device',
    group: 'advanced',
  },
  {
    id: 'gradient',
    number: 10,
    path: '/gradient-test',
    title: 'Gradient Test',
    name: 'Gradient',
    summary: 'Five gradients. Visible steps mean banding.',
    tip: 'Sit an arm’s length from the screen.',
    description:
      'Five gradients written code by code, without dithering, so the banding you see comes from the screen and not from the browser.',
    kind: 'Display',
    group: 'advanced',
    silent: true,
  },
  {
    id: 'brightness',
    number: 11,
    path: '/brightness-test',
    title: 'Brightness Test',
    name: 'Brightness',
    summary: 'Eight levels, black to white. Dark steps that merge mean lost shadow detail.',
    tip: 'Set brightness to maximum first.',
    description:
      'Eight levels from black to white, and near-black and near-white steps with their codes. The first step that you can see is recorded.',
    kind: 'Display',
    group: 'advanced',
    silent: true,
  },
  {
    id: 'screen-size',
    number: 12,
    path: '/screen-size-test',
    title: 'Screen Size',
    name: 'Screen size',
    summary: 'Diagonal, resolution and density, compared with common sizes.',
    tip: 'Measure with a ruler or a bank card.',
    description:
      'Calibrate with a bank card or a ruler, then read the diagonal, the pixels per inch and an on-screen ruler in true size.',
    kind: 'Display',
    group: 'advanced',
  },
  {
    id: 'text-sharpness',
    number: 13,
    path: '/text-sharpness-test',
    aliases: ['/text-sharpness'],
    title: 'Text Sharpness',
    name: 'Text sharpness',
    summary: 'Samples from 8 to 24 px on five color pairs.',
    tip: 'Run at the native resolution.',
    description:
      'Compare text from 8 to 48 px on five color pairs, find the sub-pixel order and see whether the system scales the picture.',
    kind: 'Display',
    group: 'advanced',
    silent: true,
  },
  {
    id: 'motion-blur',
    number: 14,
    path: '/motion-blur-test',
    title: 'Motion Blur',
    name: 'Motion blur',
    summary: 'Follow moving objects. A long trail means slow pixels.',
    tip: 'Best at the highest refresh rate.',
    description:
      'Follow moving objects at a known speed in pixels per second, with the measured refresh rate and the missed frames.',
    kind: 'Display',
    group: 'advanced',
  },
  {
    id: 'resolution',
    number: 15,
    path: '/resolution-test',
    title: 'Resolution',
    name: 'Resolution',
    summary: 'One-pixel lines and grids. An uneven line means scaling.',
    tip: 'Every pattern is drawn on device pixels.',
    description:
      'One-pixel lines, grids and checkerboards on exact device pixels, with a badge that says whether the browser draws them unscaled.',
    kind: 'Display',
    group: 'none',
  },
  {
    id: 'refresh-rate',
    number: 16,
    path: '/refresh-rate-test',
    title: 'Refresh Rate',
    name: 'Refresh rate',
    summary: 'Measures the refresh rate with its uncertainty, and shows missed frames.',
    tip: 'Close other windows first.',
    description:
      'Measure the refresh rate of this screen with its uncertainty, see every missed frame, and compare with what the monitor should do.',
    kind: 'Display',
    group: 'none',
  },
  {
    id: 'panel',
    number: 17,
    path: '/panel-test',
    title: 'Panel Test',
    name: 'Panel',
    summary: 'Short questions that cannot be guessed. Your answers become figures.',
    tip: 'Bits, gamma, near black, evenness and more, four minutes each.',
    description:
      'Which quarter differs? Answers to hidden questions tell the steps, gamma, near black, evenness and viewing angle of a panel, with ± figures.',
    kind: 'Display',
    group: 'none',
    silent: true,
  },
  {
    id: 'pen',
    number: 18,
    path: '/pen-test',
    title: 'Pen Test',
    name: 'Pen',
    summary: 'Pressure, tilt, jitter and dead zones of a pen on a screen.',
    tip: 'Have a ruler ready.',
    description:
      'Draw with a pen and see its pressure steps, tilt, jitter along a ruler, report rate, lost contact and dead zones, measured from every sample.',
    kind: 'Input',
    group: 'none',
  },
  {
    id: 'touchpad',
    number: 19,
    path: '/touchpad-test',
    title: 'Touch Pad Test',
    name: 'Touch pad',
    summary: 'Jumps, dead stretches, taps, gestures and ghost movement of a touch pad.',
    tip: 'Unplug the mouse.',
    description:
      'Test a touch pad step by step: jumps, dead stretches, edges, press and tap, two-finger scroll, pinch, drag, palm rejection and ghost movement.',
    kind: 'Input',
    group: 'none',
  },
  {
    id: 'motion-sensors',
    number: 20,
    path: '/motion-sensor-test',
    title: 'Motion Sensor Test',
    name: 'Motion sensors',
    summary: 'Accelerometer, gyroscope, compass, vibration and light of a tablet or phone.',
    tip: 'Have a firm table ready.',
    description:
      'Hold your tablet or phone in six positions: gravity, noise, dead or swapped axes, gyroscope drift and quarter turns, compass and rotation, measured.',
    kind: 'Device',
    group: 'none',
  },
  {
    id: 'ports',
    number: 21,
    path: '/ports-test',
    title: 'Ports Test',
    name: 'Ports',
    summary: 'One plug through every port, the charger, the battery and a second screen.',
    tip: 'Have a USB headset ready.',
    description:
      'Try one plug in every port and see each event on a map, test the charging ports, measure charge and discharge rate, and check a second screen.',
    kind: 'Device',
    group: 'none',
  },
] as const satisfies readonly Check[];

export type CheckId = (typeof catalogue)[number]['id'];

/** The entry of a test. Every id has one. */
export const checkOf = (id: CheckId): Check => catalogue.find((check) => check.id === id) as Check;

/** The number that identifies a check everywhere: '01', '02' … */
export const numberOf = ({ number }: Pick<Check, 'number'>): string => twoDigits(number);
