import type { PageTexts } from './passages';
/** Texts of the brightness test. */

import { ringsStep } from './rings';

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
