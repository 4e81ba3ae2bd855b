import { NO_BREAK_SPACE } from './words';

/** Texts of the upper part of the home page; `home-below.ts` has the rest. */
export const hero = {
  heading: 'Check every pixel, key and channel.',
  lead: 'Free hardware tests for laptops, monitors and tablets. They run in this tab, and what they measure stays on this device.',
  start: 'Start Testing Now',
  all: 'See All Tests',
  facts: ['100% in your browser', 'No account', 'No data collected'],
} as const;

export const testCard = {
  label:
    'Test card: gray grid, circle, eight test colors, fine lines, near blacks, near whites and an eleven step gray scale',
  howTo: 'How to read the test card',
  signs: {
    circle: { name: 'Circle', text: 'Looks oval? Scaling is off.' },
    steps: { name: 'Gray steps', text: 'Count eleven, all distinct.' },
    lines: { name: 'Fine lines', text: 'Ripples? Not native size.' },
    blacks: { name: 'Near blacks', text: 'Four bars at the left edge.' },
  },
} as const;

export const systemCard = {
  heading: 'System information',
  text: 'Read when you press Detect. Shown only to you.',
  reported: 'Reported by the browser. This page cannot check it.',
} as const;

// Few objects from here on, because the page waits for these bytes.

export const trustedBy = (users: string) => `Trusted by ${users} users`;
export const technicians = (count: string) => `${count} technicians`;

/** Labels of the button of the system card. */
export const systemButton = { idle: 'Detect', detecting: 'Detecting', shown: 'Refresh' } as const;
export const itemsDetected = (count: number) => `${count} items detected`;
/** For screen readers, after the name of a figure that the browser reports. */
export const isReported = ', reported';
export const notKnown = 'Not known';

export const systemLabels = {
  screen: 'Screen',
  ratio: 'Pixel ratio',
  depth: 'Color depth',
  processor: 'Processor',
  os: 'Operating system',
  browser: 'Browser',
  platform: 'Platform',
  battery: 'Battery',
  language: 'Language',
  zone: 'Time zone',
  graphics: 'Graphics',
  agent: 'User agent',
} as const;
export const devicePixels = (width: number, height: number) => `${width} × ${height} device${NO_BREAK_SPACE}px`;
export const logicalCores = (count: number) => `${count} logical cores`;
export const batteryState = (level: number, charging: boolean) => `${level}% ${charging ? 'charging' : 'on battery'}`;
/** Browsers report the same for a machine without a battery as for a full one. */
export const orMains = 'or mains, no battery';
