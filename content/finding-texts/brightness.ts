import type { FindingTexts } from '../finding-texts';

export default {
  'BRI-BLACK': {
    meaning: 'Several of the darkest grays cannot be told from black.',
    lookalikes: 'A bright room, or a low screen brightness.',
    remedy: 'Darken the room, reset contrast and black level, and set the output to full range RGB.',
  },
  'BRI-WHITE': {
    meaning: 'Several of the brightest grays cannot be told from white.',
    lookalikes: 'A contrast setting that is too high.',
    remedy: 'Lower the contrast in the monitor’s menu, turn off vivid modes, and look again.',
  },
} satisfies FindingTexts<'brightness'>;
