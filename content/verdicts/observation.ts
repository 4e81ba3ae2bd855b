import { exactness } from '../drawing';
import { counted, countInWords } from '../words';

/** Words of the verdicts of tests in which a person looks at pictures and answers questions. Times are in ms. */

/** The words of a rule: `Keep the borders on the screen for at least 1 second, then answer.` */
export const ruleFor =
  (shown: number) =>
  (name: string, keep: string, action: string, more = '') => ({
    name,
    needs: `${keep} on the screen for at least ${counted(shown / 1000, 'second')}, then answer.${more}`,
    action,
  });

/** Answers about a checkerboard. */
export const evenness = { even: 'Even gray', uneven: 'Ripples or bands' } as const;

export const say = {
  answer: (name: string, note = '') => `${name}. ${note}`.trim(),
  notAnswered: 'Not answered.',
  brief: (shown: number) => `It was on the screen for less than ${counted(shown / 1000, 'second')}.`,
  notDrawn: 'The picture was not drawn.',
  scaled: 'The browser scaled this picture.',
  someProveNothing: 'Some answers prove nothing.',
  open: (count: number) => `${countInWords(count, 'question was', 'questions were')} not answered.`,
  /** How exact the pictures were. */
  exactness,
} as const;

/** What the page says beside a question. */
export const askTexts = {
  lookFirst: (shown: number) => `Look at it for ${counted(shown / 1000, 'second')} first.`,
  answer: (question: number) => `Answer Question ${question}`,
  answered: 'answered.',
} as const;
