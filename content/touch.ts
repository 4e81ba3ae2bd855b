/** What the touch test's page says. */

interface Passage {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const touchLead =
  'Paint a grid that reaches every edge of the panel. Cells that stay dark did not feel your finger.';

export const touchSteps: readonly string[] = [
  'Clean and dry the screen, and take off gloves. Water and a loose protector make false touches.',
  'Start, and draw with one finger in slow lines from edge to edge, as if you colored a page in.',
  'Go along all four edges and into the corners. Dead strips hide there.',
  'Put down as many fingers as you can at once. The panel shows how many it followed.',
  'Where cells stay dark, draw over them from several sides. A finger that is lost there twice is evidence.',
  'When the grid is full, or will not fill, exit to the result. Then let the watch listen with hands off.',
];

/** What the test can find. */
export const touchIssues: readonly { readonly name: string; readonly sign: string }[] = [
  { name: 'Dead zones', sign: 'Cells stay dark although you drew over them.' },
  { name: 'Dead edges', sign: 'The outermost column or row stays dark.' },
  { name: 'Breaks and jumps', sign: 'A line ends or skips while your finger stays down.' },
  { name: 'Ghost touches', sign: 'Touches arrive while nobody touches the screen.' },
  { name: 'Lost fingers', sign: 'Fewer contacts are counted than fingers are down.' },
  { name: 'Slow panel', sign: 'The panel reports fewer than 60 samples a second.' },
];

export const touchQuestions: readonly Passage[] = [
  {
    title: 'When does the test fail?',
    paragraphs: [
      'Only with evidence. Four or more dark cells that hang together fail the panel when touched cells surround them, or when contacts were lost or jumped at their border at least twice. A touch that comes with hands off fails it too.',
      'Cells that you did not reach are a warning: not finished. Go back and draw over them.',
    ],
  },
  {
    title: 'Why are some cells filled in between?',
    paragraphs: [
      'A finger moves further in one sample than a cell is wide. The line between two samples is filled as long as the contact kept its usual pace. After a silence of more than two of its samples nothing is filled, so a dead strip stays visible.',
    ],
  },
  {
    title: 'Can I use a pen or a mouse?',
    paragraphs: [
      'Yes. A pen tests its own sensor, which is often another layer than the one for fingers, so run the test once with each. A mouse paints while its button is down, which shows how the test works and nothing about the panel.',
    ],
  },
  {
    title: 'How many contacts should there be?',
    paragraphs: [
      'Most laptops and tablets follow ten fingers, many phones five, simple kiosk panels two. Some systems cancel all contacts when there is one too many. That ends those contacts and not the test.',
    ],
  },
  {
    title: 'What makes ghost touches?',
    paragraphs: [
      'A cheap or faulty charger, moisture, a cracked digitizer, a swelling battery that presses on the panel. Unplug the charger, wipe the screen and watch again. What remains is in the hardware.',
    ],
  },
];

export const touchWatch = {
  title: 'Hands off',
  text: 'Ten seconds without touching. Every touch that still arrives is a ghost, and fails the test.',
  settle: 'Take your hands off the screen.',
  listen: 'Do not touch. Listening.',
} as const;
