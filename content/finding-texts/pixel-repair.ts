import type { FindingTexts } from '../finding-texts';

export default {
  'REP-LOOK': {
    meaning: 'A repair ran. Only a look at the pixel can tell whether it helped.',
    lookalikes: 'Nothing.',
    remedy: 'Look at the place again with Mark on the colors of the screen test.',
  },
} satisfies FindingTexts<'pixel-repair'>;
