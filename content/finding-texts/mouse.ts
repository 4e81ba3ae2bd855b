import type { FindingTexts } from '../finding-texts';

export default {
  'MSE-DOUBLE': {
    meaning: 'A button reported a press that nobody asked for, or two presses too fast for a finger.',
    lookalikes: 'A button that you pressed twice where one press was asked for.',
    remedy: 'The switch is worn. Clean or replace it.',
  },
  'MSE-DROP': {
    meaning: 'The left button came up for a moment while it was held.',
    lookalikes: 'A finger that was lifted and pressed again at once.',
    remedy: 'The switch is worn. Clean or replace it.',
  },
  'MSE-EARLY': {
    meaning: 'The dragged block was released before it reached the frame.',
    lookalikes: 'You may have let go yourself.',
    remedy: 'Drag again and hold the button firmly. If it happens again, the switch may be worn.',
  },
  'MSE-WHEEL': {
    meaning: 'The wheel reported a step in the other direction while it was turned one way.',
    lookalikes: 'A finger that turned the wheel back.',
    remedy: 'Blow dust out of the wheel. If it stays, the encoder is worn.',
  },
} satisfies FindingTexts<'mouse'>;
