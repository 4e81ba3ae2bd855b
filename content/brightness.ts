import { controls } from './controls';
import type { PageTexts } from './passages';

export const description =
  'Eight levels from black to white, and near-black and near-white steps with their codes. The first step that you can see is recorded.';

/** Texts of the brightness test. */

import { ringsKeys, ringsStep } from './rings';

export const brightnessLabels = {
  view: 'Brightness test',
  intro: 'The levels and the keys',
  /** Several steps of the test. */
  many: 'levels',
  keys: [
    { keys: ['→', 'Space'], does: 'Next level' },
    { keys: ['←'], does: 'Previous level' },
    { keys: ['R'], does: 'Back to black' },
    ringsKeys,
    { keys: ['S'], does: 'Show the steps or charts of this level' },
    { keys: ['↑', '↓'], does: 'Choose a patch' },
    { keys: ['N'], does: 'I see none of the patches' },
    { keys: ['B'], does: controls.moveControls },
    { keys: [controls.esc], does: 'Exit and show the result' },
  ],
  touch: 'On a touchscreen, swipe left or right. Tap to show the controls. Tap a patch to choose it.',
  seeNone: 'I See None',
  chosenNone: 'I see none',
  chosen: (step: number, code: number) => `Step ${step}, code ${code}`,
  patch: (code: number, step: number) => `Code ${code}, step ${step}`,
  gamma: (gamma: string) => `Gamma ${gamma}`,
} as const;

/** The charts by id: the name of its button, what to do, its formula, and the name of the group of its patches. */
export const chartTexts = {
  'near-black': {
    name: 'Near-Black',
    text: 'Tap the first patch that you can see on black, or press ↑ and ↓.',
    formula: null,
    choice: 'First patch visible on black',
  },
  'near-white': {
    name: 'Near-White',
    text: 'Tap the first patch that you can see on white, or press ↑ and ↓.',
    formula: null,
    choice: 'First patch visible on white',
  },
  gamma: {
    name: 'Gamma',
    text: 'Squint. Tap the patch that blends into its lines, or press ↑ and ↓.',
    formula: 'Gamma: code = 255 × 0.5^(1 ∕ γ)',
    choice: 'Patch that blends into its lines',
  },
  contrast: {
    name: 'Contrast',
    text: 'Columns in equal steps of lightness. All edges should look equally strong.',
    formula: 'CIE 15 lightness: Y = ((L* + 16) ∕ 116)³, encoded by the sRGB curve',
    choice: '',
  },
} as const;

export const brightnessPageTexts: PageTexts = {
  lead: 'Eight levels from black to white fill the screen. On black and white you can also look for shades one step apart.',
  steps: [
    'Set the brightness to maximum and darken the room. Turn off night light and automatic contrast.',
    'Start with black. Let your eyes adjust, then look for light at the edges.',
    'Press S on black and on white. Tap the first patch that you can see.',
    'On each gray, look for stains, tints and uneven corners.',
    'On Brightness Bands, press S for the gamma chart. Press S again for the contrast chart.',
    ringsStep('level'),
    'Exit to read the result. A pass needs all eight levels.',
  ],
  guidance: {
    'Near-black steps': [
      'Patches with codes 0 to 24 on black. On a good screen in a dark room, you see code 2 or 3 first. An OLED may start at 1. If the first one you see is above 8, you lose shadows in films and games.',
      'Raise the brightness control of the monitor a little, or choose full range in the graphics settings. Then look again.',
    ],
    'Near-white steps': [
      'Patches with codes 255 down to 231 on white. The step is the distance from 255. If the first one you see is above 8, bright clouds and snow lose detail. Lower the contrast control of the monitor.',
    ],
    'Gamma chart': [
      'Alternating black and white lines give half the light of white on any screen. Each patch gives the same half at one gamma: code = 255 × 0.5^(1 ∕ γ). Squint, and tap the patch that blends into its lines. Most screens aim at 2.2.',
      'The chart is correct only where one drawn pixel is one device pixel. The result says whether it was.',
    ],
    'Contrast chart': [
      'Twenty-one columns in equal steps of lightness L* of CIE 15: Y = ((L* + 16) ∕ 116)³, encoded by the sRGB curve. All edges should look equally strong, in gray and in each color. If edges vanish at one end, contrast is lost there.',
    ],
  },
  questions: {
    'How bright is my screen?': [
      'A page cannot know. Brightness in candelas per square meter (nits) needs a meter. Without one, you can judge the order and the evenness of the levels. This test shows both.',
    ],
    'Is the first visible step a measurement?': [
      'No, it is your observation, and the result says so. It depends on the room, your eyes and the settings as much as on the panel. To compare two screens, test both the same way.',
    ],
  },
};
