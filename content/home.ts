import type { CheckId } from './catalogue';

/** What the home page says. Figures about the operator's success are in `site.ts`. */
export const hero = {
  heading: 'Check every pixel, key and channel.',
  lead: 'Free hardware tests for laptops, monitors and tablets. They run in this tab, on this machine, and what they measure stays here.',
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
  text: 'Read when you ask. It is shown to you and sent nowhere.',
  reported: 'Reported by the browser. This page cannot check it.',
} as const;

export const suite = {
  heading: 'Complete Testing Suite',
  text: 'The checks that decide whether a machine is worth its price. Start with the screen: most faults show there.',
} as const;

export const advanced = {
  heading: 'Advanced Testing Tools',
  text: 'For the second look: banding, crushed blacks, blur, and whether the panel is the one in the listing.',
} as const;

export const why = [
  {
    name: 'Uploaded',
    figure: '0 bytes',
    text: 'What a test reads stays in this page and is dropped when you close it.',
  },
  {
    name: 'Price',
    figure: '0 USD',
    text: 'Every test, every report. There is no paid tier to hold anything back for.',
  },
  {
    name: 'Set-up',
    figure: 'none',
    text: 'No install and no account. Open it on the seller’s laptop and start.',
  },
  {
    name: 'Verdicts',
    figure: 'three',
    text: 'Each test ends in a plain verdict with the findings behind it, ready to keep or share.',
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
    text: 'Agree on the condition before money changes hands. Run the tests at the table, both watching.',
    checks: ['screen', 'keyboard', 'webcam', 'sound', 'microphone', 'touch'],
  },
  {
    name: 'Technicians',
    text: 'Confirm the fault before opening the case, and prove the repair after closing it.',
    checks: ['touch', 'pixel-repair', 'microphone', 'mouse', 'keyboard', 'screen'],
  },
  {
    name: 'Quality control',
    text: 'The same order, the same patterns and a report for every unit on the line.',
    checks: ['gradient', 'brightness', 'motion-blur', 'fingerprint', 'resolution', 'screen'],
  },
];

export const closing = {
  heading: 'Start with the screen. It takes one minute.',
  text: 'Clean it, turn the brightness up, and look at eight plain colors.',
  begin: 'Begin Testing',
  more: 'Learn More',
} as const;
