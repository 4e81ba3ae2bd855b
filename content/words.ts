/** How figures, counts and lists are written. */

/** The narrow no-break space between a figure and the sign of its unit. */
export const NARROW_SPACE = '\u202f';
/** The no-break space between a figure and a unit that is a word. */
export const NO_BREAK_SPACE = '\u00a0';

/** `60 Hz`, `1920 × 1080 px`, on one line. */
export const withUnit = (figure: number | string, unit: string) => `${figure}${NARROW_SPACE}${unit}`;

/**
 * Rounds the decimal number as which a value is written, half away from zero: 1.005 to 1.01, as `Intl.NumberFormat` does.
 * That takes 27 ms to start in a page of a desktop computer, and several times as much on a phone.
 */
function toDecimals(value: number, decimals: number): number {
  const [digits, exponent = '0'] = String(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  return (Math.sign(value) * shifted) / 10 ** decimals;
}

/** `60.0`, `−0.5`: a finite value with exactly so many decimals. Zero has no sign. */
export const fixed = (value: number, decimals: number) => withMinus(toDecimals(value, decimals).toFixed(decimals));

/** `60`, `59.94`: a finite value with at most so many decimals, six or fewer. Zero has no sign. */
export const rounded = (value: number, decimals: number) => withMinus(toDecimals(value, decimals));

/** `07`, `12`, of a whole number from 0. */
export const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A figure with a true minus sign in place of a hyphen. */
export const withMinus = (figure: number | string) => String(figure).replace('-', '−');

/** The same text with a capital first letter, for the beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The same text with a small first letter, for use within a sentence. */
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `red, green and blue`. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `three`; numbers above ten, or above `most`, in figures. */
export const inWords = (n: number, most = 10) => (n <= most && numbers[n]) || String(n);

/** `3 patterns`, `1 pattern`. */
export const counted = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** `Three patterns`, `One pattern`; numbers above ten, or above `most`, in figures. */
export const countInWords = (n: number, one: string, many = `${one}s`, most = 10) =>
  `${capital(inWords(n, most))} ${n === 1 ? one : many}`;

/** `once`, `3 times`. */
export const times = (n: number) => (n === 1 ? 'once' : `${n} times`);

/** `0.06 s`, `12.3 s`: rounded down, so that a time that is too short never reads as enough. */
export function seconds(ms: number): string {
  const step = ms < 1000 ? 10 : 100;
  return withUnit((Math.floor(ms / step) * step) / 1000, 's');
}

/** `1:05` of whole seconds, with hours only where there are any. */
export function inMinutes(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}

/** `95%`, rounded down, of a share of 0 to 1. */
export const percent = (share: number) => `${Math.floor(share * 100 + 1e-9)}%`;
