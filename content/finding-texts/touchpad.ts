import type { FindingTexts } from '../finding-texts';

export default {
  'PAD-NONE': {
    meaning: 'The person touched or pressed the pad, and nothing arrived.',
    lookalikes: 'A pad that is switched off by a key, by a setting or by a plugged-in mouse.',
    remedy: 'Switch the pad on in the settings, restart, and try again. If it stays, check its cable.',
  },
  'PAD-DEAD': {
    meaning: 'The line of one finger broke and went on elsewhere, again and again.',
    lookalikes: 'A very busy computer, or a weak wireless link of a separate pad.',
    remedy: 'Close other programs, clean and dry the pad, and draw again.',
  },
  'PAD-JUMP': {
    meaning: 'The pointer made single steps far longer than those around them.',
    lookalikes: 'A wet finger, a second finger on the pad, or a charger that disturbs it.',
    remedy: 'Dry the pad, unplug the charger, and draw again with one finger.',
  },
  'PAD-LOST': {
    meaning: 'A fast line stopped and went on sooner than a hand can lift a finger.',
    lookalikes: 'A dry or very light finger.',
    remedy: 'Clean the pad and draw again with a little more pressure.',
  },
  'PAD-JITTER': {
    meaning: 'The pointer trembled below a finger that rested.',
    lookalikes: 'A finger that did not rest, or a charger that disturbs the pad.',
    remedy: 'Unplug the charger, dry the pad, and rest the finger again.',
  },
  'PAD-EDGE': {
    meaning: 'Strokes toward one side ended early, while other sides were reached.',
    lookalikes: 'A finger that was lifted too soon, or edges that the settings ignore.',
    remedy: 'Clean the edge of the pad, raise the pointer speed, and try that side again.',
  },
  'PAD-DOUBLE': {
    meaning: 'One press of the pad arrived as two, less than 60 ms apart.',
    lookalikes: 'A very fast double press that was made on purpose.',
    remedy: 'The switch below the pad is worn, or a swollen battery lifts it. Have it checked.',
  },
  'PAD-DROP': {
    meaning: 'The press was lost for a moment while the block was dragged.',
    lookalikes: 'A finger that was lifted and pressed again at once.',
    remedy: 'Drag again with an even pressure. If it stays, the switch is worn.',
  },
  'PAD-EARLY': {
    meaning: 'The block was released before it reached the frame.',
    lookalikes: 'You may have let go yourself.',
    remedy: 'Drag again and keep the pad pressed. If it happens again, the switch may be worn.',
  },
  'PAD-BACK': {
    meaning: 'Scrolling went the other way for a step in the middle of a stroke.',
    lookalikes: 'Fingers that rolled back.',
    remedy: 'Clean the pad and scroll again in long strokes.',
  },
  'PAD-STUTTER': {
    meaning: 'Fast scrolling stopped for 50 to 80 ms and went on, several times.',
    lookalikes: 'A very busy computer.',
    remedy: 'Close other programs, clean the pad, and scroll again.',
  },
  'PAD-PALM': {
    meaning: 'The pointer moved, pressed or scrolled while the palms rested.',
    lookalikes: 'A fingertip or a sleeve on the pad.',
    remedy: 'Switch on palm rejection in the settings, and update the driver.',
  },
  'PAD-GHOST': {
    meaning: 'The pointer moved, pressed or scrolled while nobody touched the pad.',
    lookalikes: 'A mouse that was bumped, a wet pad, or a charger that disturbs it.',
    remedy: 'Unplug every mouse and the charger, dry the pad, and watch it again.',
  },
} satisfies FindingTexts<'touchpad'>;
