import { controls } from './controls';
import type { PageTexts } from './passages';

export const description =
  'Look at eight pure colors in full screen, mark dead pixels, stuck pixels and bright spots, and save a report with their exact positions.';

/** Texts of the screen test. Guidance and questions come before the test, troubleshooting after a problem. */

import { ringsKeys, ringsStep } from './rings';

export const screenLabels = {
  view: 'Screen test',
  intro: 'The eight colors and the keys',
  keys: [
    { keys: ['→', 'Space'], does: 'Next color' },
    { keys: ['←'], does: 'Previous color' },
    { keys: ['R'], does: 'Back to white' },
    ringsKeys,
    { keys: ['M'], does: 'Mark the spot under the pointer' },
    { keys: ['B'], does: controls.moveControls },
    { keys: [controls.esc], does: 'Cancel a mark, or exit and show the result' },
  ],
  touch: 'On a touchscreen, swipe left or right. Tap to show the controls.',
  troubleshooting: 'Troubleshooting',
  /** `Took 1:05 at 1920 × 1080 px`. */
  took: 'Took',
  at: 'at',
  where: 'Where to look',
  lookAgain: 'Look at the spot again from two angles. A speck that shifts is dust.',
  noSpot: 'No spot was marked.',
  spot: (kind: string, x: number, y: number) => `${kind} at ${x}, ${y}`,
  map: (spots: readonly string[]) => `Map of the screen: ${spots.join('; ') || 'nothing marked'}`,
  saved: { title: 'Report Downloaded', text: 'Your screen test report has been saved.' },
  /** The title and the text that are shared. */
  shareTitle: (site: string) => `${site}: screen test`,
  shareText: (verdict: string, details: string) => `Screen test: ${verdict}. ${details}`,
  copied: { title: 'Results copied!', text: 'Test results copied to clipboard' },
  notShared: { title: 'Share failed', text: 'Could not share results' },
} as const;

export const screenPageTexts: PageTexts = {
  lead: 'Eight pure colors fill the screen, one at a time. Look at each for a few seconds and mark every spot that looks wrong.',
  steps: [
    'Clean the screen and let it warm up for a few minutes. Dust looks like a defect, but you can wipe it off.',
    'Set the brightness to maximum. Turn off night light and automatic brightness.',
    'Start the test. Search each color from edge to edge, first close up, then from your usual distance.',
    'Press M over a spot, or choose Mark Spot and tap it. Choose what it is, then save the mark.',
    ringsStep('color'),
    'Exit to read the result and save the report.',
  ],
  guidance: {
    'Dead pixels': [
      'A dead pixel stays dark on every color. Its transistor or contact has failed. It is easiest to see on white. If it is dark on red, green and blue too, the whole pixel is dead.',
      'If it is dark on red, green or blue only, one sub-pixel is dead. On white it looks slightly tinted. Mark it as Sub-pixel.',
      'Software cannot repair a dead pixel. One in the middle of the screen is a good reason to ask for a lower price. Several close together often mean that the panel was pressed or dropped. More may follow.',
    ],
    'Stuck pixels': [
      'A stuck pixel stays lit. One or more of its sub-pixels are always on. It looks red, green, blue, cyan, magenta, yellow or white. It is easiest to see on black.',
      'A stuck pixel sometimes recovers on its own, and switching its colors fast can help. Neither is certain. Judge the screen as it is today.',
    ],
    'Color uniformity': [
      'Each color should look the same in every corner. On white, look for a yellow or pink tint on one side and for dark edges. On red, green and blue, look for dull patches.',
      'Move your head before you judge. On TN panels and some VA panels, the shade changes with the viewing angle. That is normal for these panels. A patch that stays in place while you move is a defect of the panel.',
      'On an OLED, look for the shadow of a taskbar or of icons on white, red, green and blue. A shadow that stays on all of them is burn-in. It is permanent.',
    ],
    'Bright spots': [
      'Stay on black in a dark room. Light that leaks in at an edge and stays in place is backlight bleed. The frame presses on the panel there. A round bright patch away from the edge is a pressure mark. It usually shows on white as well.',
      'A soft glow in a corner that shrinks when you move in front of it is IPS glow. Every IPS panel has some. An OLED has no backlight. Its black should be as dark as a screen that is off.',
    ],
  },
  questions: {
    'How many dead pixels are acceptable?': [
      'It depends on what was promised. Most panels are sold as class II of ISO 9241-307 (earlier ISO 13406-2). For each million pixels it allows two that are always bright, two that are always dark and five faulty sub-pixels. A Full HD screen has two million pixels. Some makers promise no bright pixels at all for a time. For a used device, only your agreement with the seller counts. Note the positions and agree before you pay.',
    ],
    'Does Assay find the defects for me?': [
      'No, and no web page can. A browser knows what it sends to the panel, but not what the panel shows. Assay sends exact colors, measures how long and on how much of the screen you saw them, and keeps your marks. Finding the defects is up to you.',
    ],
    'What do the positions in the report mean?': [
      'They are device pixels, counted from the upper left corner. The report also says whether one drawn pixel was one device pixel. If the browser scaled the picture, a position can be off by a pixel or two. If the system runs the panel below its native resolution, the page cannot know.',
    ],
    'Why does the test need the whole screen?': [
      'Bleed, dead rows and worn corners are at the edges, under the taskbar and the address bar. If the browser refuses full screen, the test runs in the window. The result then says how much of the screen was covered, and cannot be a pass.',
    ],
    'Do the colors flash?': ['No. A color changes only when you change it. Holding a key down changes it once.'],
  },
};

interface Advice {
  readonly problem: string;
  readonly remedy: string;
  /** The test on this site that helps. */
  readonly path?: `/${string}`;
  readonly link?: string;
}

export const screenTroubleshooting: readonly Advice[] = [
  {
    problem: 'A pixel stays lit on black',
    remedy: 'It is stuck, not dead. Switching its colors fast for some minutes can help.',
    path: '/pixel-repair',
    link: 'Try pixel repair',
  },
  {
    problem: 'Smooth areas show steps',
    remedy: 'Plain colors cannot show banding. Look at gradients instead.',
    path: '/gradient-test',
    link: 'Run the gradient test',
  },
  {
    problem: 'Dark grays look black',
    remedy: 'Check which near-black steps you can see.',
    path: '/brightness-test',
    link: 'Run the brightness test',
  },
  {
    problem: 'Text looks blurry or has colored edges',
    remedy: 'Plain colors cannot show it. Look at small text instead.',
    path: '/text-sharpness',
    link: 'Run the text sharpness test',
  },
  {
    problem: 'The report says that the picture was scaled',
    remedy: 'Reset the browser zoom to 100%, move the window to one screen and test again.',
    path: '/resolution-test',
    link: 'Check the scaling',
  },
  {
    problem: 'White looks yellow everywhere',
    remedy: 'Night light, True Tone and color profiles tint the whole picture. Turn them off and compare again.',
  },
  {
    problem: 'The brightness changes between colors',
    remedy: 'Adaptive contrast dims the backlight on dark pictures. Turn it off in the graphics or display settings.',
  },
];
