import { controls } from './controls';
import type { PageTexts } from './passages';

export const description =
  'Five gradients written code by code, without dithering, so the banding you see comes from the screen and not from the browser.';

/** Texts of the gradient test. */

import { ringsKeys, ringsStep } from './rings';

export const gradientLabels = {
  view: 'Gradient test',
  intro: 'The five patterns and the keys',
  /** Several steps of the test. */
  many: 'patterns',
  keys: [
    { keys: ['→', 'Space'], does: 'Next pattern' },
    { keys: ['←'], does: 'Previous pattern' },
    { keys: ['R'], does: 'Back to the first pattern' },
    ringsKeys,
    { keys: ['M'], does: 'Mark banding on this pattern' },
    { keys: ['F'], does: 'Flat bands with numbers' },
    { keys: ['L'], does: 'Switch codes: 0 to 32, 223 to 255, all' },
    { keys: ['C'], does: 'Switch channels: all, red, green, blue' },
    { keys: ['A'], does: 'Open the settings' },
    { keys: ['B'], does: controls.moveControls },
    { keys: [controls.esc], does: 'Exit and show the result' },
  ],
  touch: 'On a touchscreen, swipe left or right. Tap to show the controls. Tap Adjust for the rest.',
  banding: 'Banding',
  adjust: 'Adjust',
  showAs: 'Show as',
  views: [
    { id: 'ramp', name: 'Ramp' },
    { id: 'flat', name: 'Flat bands' },
  ],
  channel: 'Channel',
  channels: { all: 'All', red: 'Red', green: 'Green', blue: 'Blue' },
  codes: 'Codes',
  firstCode: 'First code',
  lastCode: 'Last code',
} as const;

export const gradientPageTexts: PageTexts = {
  lead: 'Five gradients fill the screen, one at a time. Each should look smooth. A visible edge is banding.',
  steps: [
    'Set the screen to its usual brightness. Turn off night light, HDR and automatic contrast.',
    'Start the test and sit at arm’s length. Look for edges, stripes and tinted patches.',
    'Press M, or choose Banding, where you see an edge. Press again to undo.',
    'Press F to show every code as a flat band with its number. Count the bands that you can see.',
    'Press L to limit the codes. Cheap panels show banding first between 0 and 32.',
    ringsStep('pattern'),
    'Exit to read the result. A pass needs all five patterns.',
  ],
  guidance: {
    'Even, narrow steps': [
      'On a wide screen, each of the 256 codes is a band several pixels wide. Close up, you may just see the darkest ones. That is not a fault: this test does not blend the bands.',
    ],
    'Broad bands': [
      'If four codes merge into one band, the panel or its cable uses 6 bits per color instead of 8. Many cheap laptop panels do. They mix neighboring shades over time, which shows as faint moving noise in dark areas.',
      'Flat bands make it clear. Codes 0 to 32 are 33 bands. If you count nine, the panel shows every fourth code.',
    ],
    'Tinted bands': [
      'Gray bands that alternate between green and pink come from a color correction: a calibration profile, night light, or the gamma setting of the graphics driver. Turn these off and look again before you blame the panel.',
    ],
    'No steps at one end': [
      'If the darkest or the brightest bands merge into one, the levels are clipped. A TV or cable with limited range (codes 16 to 235) does that. Choose full range in the graphics settings.',
    ],
  },
  questions: {
    'Why not use the browser’s own gradients?': [
      'Browsers add noise to their gradients to hide banding. You would judge the browser, not the panel. Here every pixel gets a whole code from 0 to 255, without noise.',
    ],
    'Can Assay detect banding for me?': [
      'No. A page knows what it sends, but not what the panel shows. You look, and the result keeps where you saw an edge.',
    ],
    'In what order do the codes run?': [
      'Red to Blue and Black to White run from left to right. Vertical RGB runs from top to bottom, Diagonal Rainbow from the upper left, Radial Burst from the center. Only one channel changes at a time, except in Red to Blue and Black to White.',
    ],
  },
};
