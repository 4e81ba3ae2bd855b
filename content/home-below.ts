import type { CheckId } from './catalogue';
import { site } from './site';
import { counted } from './words';

/** Texts of the home page below the system card. Claims about the site's success are in `site.ts`. */
export const inspect = {
  heading: 'Inspect the whole device',
  text: 'Six tests in one run, about three minutes. You get one report, sealed, that others can check.',
  checks: ['screen', 'keyboard', 'webcam', 'microphone', 'sound', 'mouse'] satisfies CheckId[],
  start: 'Start Inspection',
  sample: 'See a Sample Report',
  picture: 'The printed sample report: a laptop that fails with 5 of 6 tests passed, because its F key types twice.',
} as const;

export const suite = {
  heading: 'Complete Testing Suite',
  text: 'The tests that decide whether a device is worth its price. Start with the screen: most faults show there.',
} as const;

export const advanced = {
  heading: 'Advanced Testing Tools',
  text: 'A closer look: banding, lost shadow detail, blur, and whether the panel is the one in the listing.',
} as const;

/** The groups of tests that have a small cell. */
export const moreFor = [
  { heading: 'More for the display', kind: 'Display' },
  { heading: 'More for input', kind: 'Input' },
  { heading: 'More for the device', kind: 'Device' },
] as const;

/** What was tested in this tab. */
export const testedTexts = {
  label: 'Tested in this tab',
  of: 'of',
  tested: 'tested',
  next: (name: string) => `Continue: ${name}`,
  startOver: 'Start Over',
  startOverAsk: (count: number) => `Forget ${counted(count, 'result')}?`,
} as const;

export const whyTitle = `Why Choose ${site.name}`;
export const usedBy = (technicians: string) => `Used by ${technicians} technicians.`;

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

export const audiencesTitle = 'Perfect For';

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
  /** The rest of the label, for screen readers. */
  about: ` about ${site.name}`,
} as const;
