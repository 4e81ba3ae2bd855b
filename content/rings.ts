/** Texts of sequences of pictures, and of the rings that show that somebody looked. */

export const singleResultLead = 'A browser cannot see the panel. This result is based on what you saw.';

export const ringsQuestion = 'How many rings do you see?';

/** The digit keys, for the list of keys. */
export const ringsKeys = { keys: ['1', '…', '6'], does: 'Say how many rings you see' } as const;

/** A step of the instructions. `one`: a step of the test, 'color'. */
export const ringsStep = (one: string) =>
  `One ${one} shows small rings. Press their number, or tap it in the question above.`;
