import type { CheckId } from './catalogue';
import type { FindingCode, findings } from './findings';

/** The texts of one finding on the page of findings. */
export interface FindingText {
  /** What it is, in one sentence. */
  readonly meaning: string;
  /** What else can look like it. */
  readonly lookalikes: string;
  /** What to try. */
  readonly remedy: string;
}

/** The texts of every code of one test. Each test has a separate file, because only the page of findings needs them. */
export type FindingTexts<Id extends CheckId> = Readonly<
  Record<
    { [Code in FindingCode]: (typeof findings)[Code]['check'] extends Id ? Code : never }[FindingCode],
    FindingText
  >
>;

export const findingsPage = {
  title: 'Findings',
  lead: 'Every fault that a test can report has a code. The code never changes its meaning, so you can look it up years later.',
  goTo: (test: string) => `Go to the ${test}`,
  lookalikes: 'Looks the same',
  remedy: 'What to try',
} as const;
