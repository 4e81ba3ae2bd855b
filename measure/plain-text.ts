/**
 * Bidirectional embedding, override and isolate characters. They change the direction of the text around them, so it is
 * displayed in another order: 'gnp.exe' after a right-to-left override looks like 'exe.png'. Direction marks, which
 * Arabic and Hebrew need, are not included.
 * https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings
 */
const BIDI_CONTROLS = '\\u202a-\\u202e\\u2066-\\u2069';
const bidiPattern = new RegExp(`[${BIDI_CONTROLS}]`, 'gu');
const unprintable = new RegExp(`[\\p{Cc}\\p{Cs}${BIDI_CONTROLS}]+`, 'gu');

/** Whether a text contains characters that change its direction. */
export const hasBidiControls = (text: string): boolean => text.search(bidiPattern) >= 0;

/** Removes the characters that change a text's direction. */
export const withoutBidiControls = (text: string): string => text.replaceAll(bidiPattern, '');

/** Whether a text is one line without control characters, lone surrogates and direction controls. */
export const isPlainLine = (text: string): boolean => text.search(unprintable) < 0;

/** Makes external text a plain line: each run of disallowed characters becomes a space, and the ends are trimmed. */
export const plainLine = (text: string): string => text.replaceAll(unprintable, ' ').trim();
