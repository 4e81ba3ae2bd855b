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
