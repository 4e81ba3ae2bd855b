import type { FindingTexts } from '../finding-texts';

export default {
  'TCH-DEAD': {
    meaning: 'The panel lost the finger again and again at the same place, in the middle of its strokes.',
    lookalikes: 'A wet or gloved finger, or a thick screen protector.',
    remedy: 'Clean the panel, take off the protector and the case, and swipe there again.',
  },
  'TCH-SUSPECT': {
    meaning: 'The panel lost the finger twice in the one area that stayed dark.',
    lookalikes: 'A finger that was lifted there, or a busy computer.',
    remedy: 'Draw over the area again.',
  },
  'TCH-RATE': {
    meaning: 'The panel reports a moving finger less than 50 times a second.',
    lookalikes: 'A busy computer, or power saving.',
    remedy: 'Close other programs, plug in the charger, and swipe again.',
  },
  'TCH-JUMP': {
    meaning: 'The panel left out samples again and again while the finger moved.',
    lookalikes: 'A busy computer, or a finger that was lifted.',
    remedy: 'Clean the panel, unplug the charger, and swipe there again.',
  },
  'TCH-GHOST': {
    meaning: 'A touch arrived while nobody touched the panel.',
    lookalikes: 'A sleeve, a drop of water, or a bad charger.',
    remedy: 'Dry and clean the panel, unplug the charger, and repeat the hands-off check.',
  },
} satisfies FindingTexts<'touch'>;
