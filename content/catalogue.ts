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
  readonly kind: (typeof kinds)[number];
  /** Where the home page lists it. `none`: only listed elsewhere. */
  readonly group: 'suite' | 'advanced' | 'none';
  /** Position in the header, from 1. If absent, the header does not list it. */
  readonly header?: number;
  readonly badge?: 'Most Popular';
  /** The page is for judging color, so its own controls show no color. */
  readonly silent?: true;
  /** One sentence on a card: what to do and what it shows. */
  readonly summary: string;
  /** Text of the card's tooltip, for a test that has a card. */
  readonly tip?: string;
  /** How long the test usually takes, in s. Used until it has been run in this browser. */
  readonly seconds: number;
  /** A part that many devices lack, or a test that takes long: a full inspection is complete without it. */
  readonly optional?: true;
}

export const catalogue = [
  {
    id: 'screen',
    number: 1,
    path: '/screen-test',
    title: 'Screen Test',
    name: 'Screen',
    kind: 'Display',
    group: 'suite',
    header: 1,
    badge: 'Most Popular',
    silent: true,
    summary: 'Eight full-screen colors show dead pixels, stuck pixels and backlight bleed.',
    tip: 'Use it in a dark room, with the screen cleaned first.',
    seconds: 70,
  },
  {
    id: 'pixel-repair',
    number: 2,
    path: '/pixel-repair',
    title: 'Pixel Repair',
    name: 'Pixel repair',
    kind: 'Display',
    group: 'suite',
    silent: true,
    summary: 'Flashes a stuck pixel through eight colors for 5 to 30 minutes.',
    tip: 'Works on stuck pixels only. Dead pixels stay dead.',
    seconds: 300,
  },
  {
    id: 'touch',
    number: 3,
    path: '/touch-test',
    title: 'Touch Test',
    name: 'Touch',
    kind: 'Input',
    group: 'suite',
    header: 2,
    summary: 'Paint the grid with a finger. Cells that stay dark did not respond.',
    tip: 'Cells are 35 px, about the width of a fingertip.',
    seconds: 40,
    optional: true,
  },
  {
    id: 'keyboard',
    number: 4,
    path: '/keyboard-test',
    title: 'Keyboard Test',
    name: 'Keyboard',
    kind: 'Input',
    group: 'suite',
    header: 3,
    summary: 'Press every key once. A key that stays blank did not respond.',
    tip: 'About 100 keys, Windows, Mac and Chromebook layouts.',
    seconds: 100,
  },
  {
    id: 'webcam',
    number: 5,
    path: '/webcam-test',
    title: 'Webcam Test',
    name: 'Webcam',
    kind: 'Sound and picture',
    group: 'suite',
    header: 5,
    silent: true,
    summary: 'Live picture with measured resolution and frame rate.',
    tip: 'The picture stays in this tab.',
    seconds: 30,
  },
  {
    id: 'microphone',
    number: 6,
    path: '/microphone-test',
    title: 'Microphone Test',
    name: 'Microphone',
    kind: 'Sound and picture',
    group: 'suite',
    header: 4,
    summary: 'Level, waveform and spectrum while you speak.',
    tip: 'Nothing leaves this tab.',
    seconds: 40,
  },
  {
    id: 'sound',
    number: 7,
    path: '/sound-test',
    title: 'Sound Test',
    name: 'Sound',
    kind: 'Sound and picture',
    group: 'suite',
    header: 6,
    summary: 'Left, right and center, then tones from 100 Hz to 8 kHz.',
    tip: 'Start at half volume.',
    seconds: 50,
  },
  {
    id: 'mouse',
    number: 8,
    path: '/mouse-test',
    title: 'Mouse Test',
    name: 'Mouse',
    kind: 'Input',
    group: 'suite',
    header: 7,
    summary: 'Buttons, tracking, wheel and double click.',
    tip: 'Finds worn switches that double-click by accident.',
    seconds: 45,
  },
  {
    id: 'fingerprint',
    number: 9,
    path: '/fingerprint-test',
    title: 'Fingerprint Test',
    name: 'Fingerprint',
    kind: 'Device',
    group: 'advanced',
    summary: 'Asks the built-in sensor to verify you once.',
    tip: 'Needs HTTPS and a built-in sensor.',
    seconds: 20,
    optional: true,
  },
  {
    id: 'gradient',
    number: 10,
    path: '/gradient-test',
    title: 'Gradient Test',
    name: 'Gradient',
    kind: 'Display',
    group: 'advanced',
    silent: true,
    summary: 'Five gradients. Visible steps mean banding.',
    tip: 'Sit an arm’s length from the screen.',
    seconds: 40,
  },
  {
    id: 'brightness',
    number: 11,
    path: '/brightness-test',
    title: 'Brightness Test',
    name: 'Brightness',
    kind: 'Display',
    group: 'advanced',
    silent: true,
    summary: 'Eight levels, black to white. Dark steps that merge mean lost shadow detail.',
    tip: 'Set brightness to maximum first.',
    seconds: 55,
  },
  {
    id: 'screen-size',
    number: 12,
    path: '/screen-size-test',
    title: 'Screen Size',
    name: 'Screen size',
    kind: 'Display',
    group: 'advanced',
    summary: 'Diagonal, resolution and density, compared with common sizes.',
    tip: 'Measure with a ruler or a bank card.',
    seconds: 35,
  },
  {
    id: 'text-sharpness',
    number: 13,
    path: '/text-sharpness-test',
    aliases: ['/text-sharpness'],
    title: 'Text Sharpness',
    name: 'Text sharpness',
    kind: 'Display',
    group: 'advanced',
    silent: true,
    summary: 'Samples from 8 to 24 px on five color pairs.',
    tip: 'Run at the native resolution.',
    seconds: 40,
  },
  {
    id: 'motion-blur',
    number: 14,
    path: '/motion-blur-test',
    title: 'Motion Blur',
    name: 'Motion blur',
    kind: 'Display',
    group: 'advanced',
    summary: 'Follow moving objects. A long trail means slow pixels.',
    tip: 'Best at the highest refresh rate.',
    seconds: 35,
  },
  {
    id: 'resolution',
    number: 15,
    path: '/resolution-test',
    title: 'Resolution',
    name: 'Resolution',
    kind: 'Display',
    group: 'none',
    summary: 'One-pixel lines and grids. An uneven line means scaling.',
    tip: 'Every pattern is drawn on device pixels.',
    seconds: 30,
  },
  {
    id: 'refresh-rate',
    number: 16,
    path: '/refresh-rate-test',
    title: 'Refresh Rate',
    name: 'Refresh rate',
    kind: 'Display',
    group: 'none',
    summary: 'Measures the refresh rate with its uncertainty, and shows missed frames.',
    seconds: 30,
  },
  {
    id: 'panel',
    number: 17,
    path: '/panel-test',
    title: 'Panel Test',
    name: 'Panel',
    kind: 'Display',
    group: 'none',
    silent: true,
    summary: 'Short questions that cannot be guessed. Your answers become figures.',
    seconds: 240,
    optional: true,
  },
  {
    id: 'pen',
    number: 18,
    path: '/pen-test',
    title: 'Pen Test',
    name: 'Pen',
    kind: 'Input',
    group: 'none',
    summary: 'Pressure, tilt, jitter and dead zones of a pen.',
    seconds: 120,
    optional: true,
  },
  {
    id: 'touchpad',
    number: 19,
    path: '/touchpad-test',
    title: 'Touch Pad Test',
    name: 'Touch pad',
    kind: 'Input',
    group: 'none',
    summary: 'Jumps, dead stretches, taps, gestures and ghost movement.',
    seconds: 120,
    optional: true,
  },
  {
    id: 'motion-sensors',
    number: 20,
    path: '/motion-sensor-test',
    title: 'Motion Sensor Test',
    name: 'Motion sensors',
    kind: 'Device',
    group: 'none',
    summary: 'Accelerometer, gyroscope, compass, vibration and light of a tablet or phone.',
    seconds: 90,
    optional: true,
  },
  {
    id: 'ports',
    number: 21,
    path: '/ports-test',
    title: 'Ports Test',
    name: 'Ports',
    kind: 'Device',
    group: 'none',
    summary: 'One plug through every port, the charger, the battery and a second screen.',
    seconds: 150,
    optional: true,
  },
  {
    id: 'system-files',
    number: 22,
    path: '/system',
    title: 'Battery and Drive',
    name: 'Battery and drive',
    kind: 'Device',
    group: 'none',
    summary: 'Battery wear, cycles, drive errors and memory, from a file of the system.',
    seconds: 60,
    optional: true,
  },
  {
    id: 'gamepad',
    number: 23,
    path: '/gamepad-test',
    title: 'Gamepad Test',
    name: 'Gamepad',
    kind: 'Input',
    group: 'none',
    summary: 'Stick drift, reach, triggers, buttons and rumble.',
    seconds: 60,
    optional: true,
  },
  {
    id: 'load',
    number: 24,
    path: '/load-test',
    title: 'Load Test',
    name: 'Load',
    kind: 'Device',
    group: 'none',
    summary: 'Cores, graphics and memory for minutes: speed and wrong results.',
    seconds: 200,
    optional: true,
  },
] as const satisfies readonly Check[];

export type CheckId = (typeof catalogue)[number]['id'];

/** The entry of a test. Every id has one. */
export const checkOf = (id: CheckId): Check => catalogue.find((check) => check.id === id) as Check;

/** The number that identifies a check everywhere: '01', '02' … */
export const numberOf = ({ number }: Pick<Check, 'number'>): string => String(number).padStart(2, '0');

/** Label of a card's link. */
export const startTest = 'Start test';
