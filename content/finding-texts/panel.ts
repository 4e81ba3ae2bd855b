import type { FindingTexts } from '../finding-texts';

export default {
  'PAN-FOURS': {
    meaning: 'Of four neighboring codes only one step was seen: 64 shades of a color instead of 256.',
    lookalikes: 'A cable or system set to 6 bits, a low-color remote desktop, or a strong color profile.',
    remedy: 'Choose 8 bits or more in the graphics driver, use another cable, turn off color profiles, and test again.',
  },
  'PAN-TOP': {
    meaning:
      'Steps were seen everywhere except between the highest codes, as with a panel that mixes 253 shades from 64.',
    lookalikes: 'Contrast set too high, limited range on a cable, or a calibration that clips white.',
    remedy: 'Lower the contrast, choose full range in the graphics driver, turn off calibration, and test again.',
  },
  'PAN-BLACK': {
    meaning: 'The darkest codes of a color look like black.',
    lookalikes: 'Light in the room, a low brightness, limited range on a cable, or dynamic contrast.',
    remedy: 'Darken the room, raise the brightness, turn off dynamic contrast, and test again.',
  },
  'PAN-WHITE': {
    meaning: 'The brightest codes of a color look the same.',
    lookalikes: 'Contrast set too high, limited range on a cable, or a calibration that clips white.',
    remedy: 'Lower the contrast, choose full range in the graphics driver, and test again.',
  },
  'PAN-GAMMA': {
    meaning: 'Middle shades are lighter or darker than pictures are made for.',
    lookalikes: 'A gamma setting of the monitor or the driver, a color profile, or night light.',
    remedy: 'Choose gamma 2.2 in the monitor’s menu, turn off color profiles and night light, and test again.',
  },
  'PAN-UNEVEN': {
    meaning: 'A place of a plain field was marked at both showings of it.',
    lookalikes: 'A reflection, dust, a smear, or glow that moves with the head.',
    remedy: 'Clean the screen, look from straight ahead in a dark room, and test again.',
  },
  'PAN-SIDE': {
    meaning: 'From the side, a dark step must be more than twice as large to be seen.',
    lookalikes: 'Reflections that are seen only from the side.',
    remedy: 'Darken the room and test again. Panels of the type TN, and many of the type VA, do this by design.',
  },
  'PAN-TRACE': {
    meaning: 'A picture that stayed for a minute could still be seen after it was gone.',
    lookalikes: 'An afterimage of your own eyes, when you looked at the picture while it stayed.',
    remedy: 'Test again and look away meanwhile. A trace that fades in seconds is harmless.',
  },
} satisfies FindingTexts<'panel'>;
