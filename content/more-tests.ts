import { type CheckId, catalogue } from './catalogue';

/** Texts of the index of further screen tests. */
export const moreTexts = {
  title: 'More Tests',
  lead: `Six more tests for the screen. All ${catalogue.length} tests follow, by what they check.`,
  tests: 'Tests',
} as const;

/** The entries in order. An entry appears once its page exists. */
export const moreTests: readonly CheckId[] = [
  'gradient',
  'brightness',
  'screen-size',
  'text-sharpness',
  'motion-blur',
  'resolution',
];

/** The list of all tests, on this page and in the menu. */
export const allTestsTexts = {
  heading: `All ${catalogue.length} tests`,
  tested: (tested: number, all: number) => `${tested} of ${all} tested in this tab.`,
  next: (name: string) => `Continue: ${name}`,
  report: 'Make One Report',
  pictures: 'More Tests, with pictures',
} as const;

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
