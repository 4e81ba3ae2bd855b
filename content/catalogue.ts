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
  },
  {
    id: 'fingerprint',
    number: 9,
    path: '/fingerprint-test',
    title: 'Fingerprint Test',
    name: 'Fingerprint',
    kind: 'Device',
    group: 'advanced',
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
  },
  {
    id: 'screen-size',
    number: 12,
    path: '/screen-size-test',
    title: 'Screen Size',
    name: 'Screen size',
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
    kind: 'Display',
    group: 'advanced',
  },
  {
    id: 'resolution',
    number: 15,
    path: '/resolution-test',
    title: 'Resolution',
    name: 'Resolution',
    kind: 'Display',
    group: 'none',
  },
  {
    id: 'refresh-rate',
    number: 16,
    path: '/refresh-rate-test',
    title: 'Refresh Rate',
    name: 'Refresh rate',
    kind: 'Display',
    group: 'none',
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
  },
  {
    id: 'pen',
    number: 18,
    path: '/pen-test',
    title: 'Pen Test',
    name: 'Pen',
    kind: 'Input',
    group: 'none',
  },
  {
    id: 'touchpad',
    number: 19,
    path: '/touchpad-test',
    title: 'Touch Pad Test',
    name: 'Touch pad',
    kind: 'Input',
    group: 'none',
  },
  {
    id: 'motion-sensors',
    number: 20,
    path: '/motion-sensor-test',
    title: 'Motion Sensor Test',
    name: 'Motion sensors',
    kind: 'Device',
    group: 'none',
  },
  {
    id: 'ports',
    number: 21,
    path: '/ports-test',
    title: 'Ports Test',
    name: 'Ports',
    kind: 'Device',
    group: 'none',
  },
  {
    id: 'system-files',
    number: 22,
    path: '/system',
    title: 'Battery and Drive',
    name: 'Battery and drive',
    kind: 'Device',
    group: 'none',
  },
  {
    id: 'gamepad',
    number: 23,
    path: '/gamepad-test',
    title: 'Gamepad Test',
    name: 'Gamepad',
    kind: 'Input',
    group: 'none',
  },
  {
    id: 'load',
    number: 24,
    path: '/load-test',
    title: 'Load Test',
    name: 'Load',
    kind: 'Device',
    group: 'none',
  },
] as const satisfies readonly Check[];

export type CheckId = (typeof catalogue)[number]['id'];

/** The entry of a test. Every id has one. */
export const checkOf = (id: CheckId): Check => catalogue.find((check) => check.id === id) as Check;

/** The number that identifies a check everywhere: '01', '02' … */
export const numberOf = ({ number }: Pick<Check, 'number'>): string => String(number).padStart(2, '0');
