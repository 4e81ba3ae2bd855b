import type { CheckId } from './catalogue';

/** Texts of the index of further screen tests. */
export const moreLead = 'Six more screen tests: gradients, brightness, text sharpness, motion, resolution and size.';

/** The entries in order. An entry appears once its page exists. */
export const moreTests: readonly CheckId[] = [
  'gradient',
  'brightness',
  'text-sharpness',
  'motion-blur',
  'resolution',
  'screen-size',
];

/** The sections after the first six tests. */
export const moreSections: readonly { readonly heading: string; readonly checks: readonly CheckId[] }[] = [
  { heading: 'For a closer look at the screen', checks: ['panel', 'refresh-rate'] },
  { heading: 'For laptops and tablets', checks: ['pen', 'touchpad', 'motion-sensors', 'ports'] },
];

export const moreCards = [
  {
    name: 'Display Quality',
    text: 'What the screen can show.',
    items: ['Color accuracy', 'Brightness', 'Contrast', 'Gradient smoothness'],
  },
  {
    name: 'Performance',
    text: 'How well it handles motion.',
    items: ['Motion handling', 'Response times', 'Blur reduction'],
  },
  {
    name: 'Clarity',
    text: 'How exactly it shows each pixel.',
    items: ['Text sharpness', 'Resolution accuracy', 'Scaling'],
  },
] as const;

export const testingTips = {
  heading: 'Testing Tips',
  lists: [
    {
      name: 'Before Testing',
      items: [
        'Clean the screen with a soft, dry cloth.',
        'Sit at your optimal viewing distance, about an arm’s length.',
        'Set the display to maximum brightness.',
        'Close other applications.',
        'Test in a dark room.',
      ],
    },
    {
      name: 'During Testing',
      items: [
        'Take breaks to rest your eyes.',
        'Look at the whole screen systematically, row by row.',
        'Test from different angles.',
        'Note issues as you find them.',
        'Repeat a test if needed.',
      ],
    },
  ],
} as const;
