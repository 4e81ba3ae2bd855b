import type { FindingTexts } from '../finding-texts';

export default {
  'TXT-SMALL': {
    meaning: 'Only large text can be read.',
    lookalikes: 'The viewing distance, or your eyes without glasses.',
    remedy: 'Choose the native resolution, and use scaling to make text larger.',
  },
  'TXT-FRINGE': {
    meaning: 'Letters have colored edges.',
    lookalikes: 'Text smoothing that is made for another sub-pixel order.',
    remedy: 'Tune text smoothing in the system settings (ClearType on Windows).',
  },
  'TXT-BLUR': {
    meaning: 'Letters have soft edges at every size.',
    lookalikes: 'A resolution that is not native, scaling by a graphics driver, or a sharpness setting.',
    remedy: 'Choose the native resolution and 100% zoom, and replace an analog cable.',
  },
  'TXT-RIPPLE': {
    meaning: 'A checkerboard of single pixels is not an even gray, so something rescales the picture.',
    lookalikes: 'Browser zoom, or a panel that drives neighboring pixels with opposite voltage.',
    remedy: 'Set zoom to 100% and the resolution to native, and look again.',
  },
} satisfies FindingTexts<'text-sharpness'>;
