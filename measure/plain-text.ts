/**
 * Characters that turn the direction of the text around them, so that it reads otherwise than it is: of 'gnp.exe' with one
 * before it the reader sees 'exe.png'. Marks of direction, as Arabic and Hebrew need them, are none of these.
 * https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings
 */
const TURNS = '\\u202a-\\u202e\\u2066-\\u2069';
const turning = new RegExp(`[${TURNS}]`, 'gu');
const unprintable = new RegExp(`[\\p{Cc}\\p{Cs}${TURNS}]+`, 'gu');

/** Whether a text holds characters that turn its direction. */
export const isTurned = (text: string): boolean => text.search(turning) >= 0;

/** A text without the characters that turn its direction. */
export const unturned = (text: string): string => text.replaceAll(turning, '');

/** Whether a text is one line without control characters, half characters and what turns its direction. */
export const isPlainLine = (text: string): boolean => text.search(unprintable) < 0;

/** A text that came from outside as one such line: each run of other characters becomes a space, the ends are trimmed. */
export const plainLine = (text: string): string => text.replaceAll(unprintable, ' ').trim();
