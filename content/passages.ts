/** Texts under their titles, in order, each in paragraphs. No title is a number: those would come first. */
export type Passages = Readonly<Record<string, readonly string[]>>;

/** What can be seen or found, in order, each with its meaning. */
export type Signs = readonly (readonly [sign: string, meaning: string])[];

/** The texts of a test's page, in their order on it. `content/<id>.ts` exports them as `<id>PageTexts`. */
export interface PageTexts {
  /** Default of the titles: those of `pageTitles`. */
  readonly title?: string;
  readonly lead: string;
  readonly stepsTitle?: string;
  readonly steps: readonly string[];
  readonly signsTitle?: string;
  readonly signs?: Signs;
  readonly guidance?: Passages;
  readonly questions: Passages;
}

/** The titles on a test's page. */
export const pageTitles = {
  page: (test: string) => `${test} test`,
  steps: 'How to test',
  signs: 'What a fault looks like',
  guidance: 'What to look for',
  questions: 'Questions',
  evidence: 'What does each part need?',
  optional: (part: string) => `${part} (optional)`,
} as const;
