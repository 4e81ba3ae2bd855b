import type { CheckId } from './catalogue';
import { countInWords } from './words';

/** What the home page says. Figures about the operator's success are in `site.ts`. */
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

export const suite = {
  heading: 'Complete Testing Suite',
  text: 'The tests that decide whether a device is worth its price. Start with the screen: most faults show there.',
} as const;

export const advanced = {
  heading: 'Advanced Testing Tools',
  text: 'A closer look: banding, lost shadow detail, blur, and whether the panel is the one in the listing.',
} as const;

/** The last cell of the advanced tests, which leads to those that have no card there. */
export const otherTests = {
  heading: (count: number) => countInWords(count, 'more test'),
  link: 'See these tests',
} as const;

export const why = [
  {
    name: 'Uploaded',
    figure: '0 bytes',
    text: 'What a test reads stays in this tab. It is gone when you close the tab.',
  },
  {
    name: 'Price',
    figure: '0 USD',
    text: 'Every test and every result is free. There is no paid version.',
  },
  {
    name: 'Set-up',
    figure: 'none',
    text: 'No installation, no account. Open the page on the seller’s laptop and start.',
  },
  {
    name: 'Verdicts',
    figure: 'four',
    text: 'Pass, Cannot tell, Warning or Fail, each with what was found and what is missing.',
  },
] as const;

interface Audience {
  readonly name: string;
  readonly text: string;
  /** Most useful first; the page shows the first four that exist. */
  readonly checks: readonly CheckId[];
}

export const audiences: readonly Audience[] = [
  {
    name: 'Buyers and sellers',
    text: 'Agree on the condition before you pay. Run the tests together, at the table.',
    checks: ['screen', 'keyboard', 'webcam', 'sound', 'microphone', 'touch'],
  },
  {
    name: 'Technicians',
    text: 'Confirm the fault before you open the case. Prove the repair after you close it.',
    checks: ['touch', 'pixel-repair', 'microphone', 'mouse', 'keyboard', 'screen'],
  },
  {
    name: 'Quality control',
    text: 'The same tests, the same patterns and the same limits for every unit.',
    checks: ['gradient', 'brightness', 'motion-blur', 'fingerprint', 'resolution', 'screen'],
  },
];

export const closing = {
  heading: 'Start with the screen. It takes one minute.',
  text: 'Clean it, set brightness to maximum, and look at eight plain colors.',
  begin: 'Begin Testing',
  more: 'Learn More',
} as const;
