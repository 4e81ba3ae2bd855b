/** Texts under their titles, in order, each in paragraphs. No title is a number: those would come first. */
export type Passages = Readonly<Record<string, readonly string[]>>;

/** What can be seen or found, in order, each with its meaning. */
export type Signs = readonly (readonly [sign: string, meaning: string])[];

/** The texts of a test's page, in their order on it. `content/<id>.ts` exports them as `<id>Page`. */
export interface PageTexts {
  /** Default: the test's name and 'test'. */
  readonly title?: string;
  readonly lead: string;
  /** Default: 'How to test'. */
  readonly stepsTitle?: string;
  readonly steps: readonly string[];
  /** Default: 'What a fault looks like'. */
  readonly signsTitle?: string;
  readonly signs?: Signs;
  /** Shown under 'What to look for'. */
  readonly guidance?: Passages;
  readonly questions: Passages;
}
