/** Texts under their titles, in order, each in paragraphs. No title is a number: those would come first. */
export type Passages = Readonly<Record<string, readonly string[]>>;

/** What can be seen or found, in order, each with its meaning. */
export type Signs = readonly (readonly [sign: string, meaning: string])[];
