/** Formats figures, counts and lists. */

/** The narrow no-break space between a figure and a unit symbol. */
export const NARROW_SPACE = '\u202f';
/** The no-break space between a figure and a unit that is a word. */
export const NO_BREAK_SPACE = '\u00a0';

/** `60 Hz`, `1920 × 1080 px`, on one line. */
export const withUnit = (figure: number | string, unit: string) => `${figure}${NARROW_SPACE}${unit}`;

/**
 * Rounds the decimal notation of a value half away from zero: 1.005 to 1.01, like `Intl.NumberFormat`.
 * `Intl.NumberFormat` itself takes 27 ms to start in a page on a desktop computer, and several times that on a phone.
 */
function toDecimals(value: number, decimals: number): number {
  const [digits, exponent = '0'] = String(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  return (Math.sign(value) * shifted) / 10 ** decimals;
}

/** Formats a finite value with exactly `decimals` decimals: `60.0`, `−0.5`. Zero has no sign. */
export const fixed = (value: number, decimals: number) => withMinus(toDecimals(value, decimals).toFixed(decimals));

/** Formats a finite value with at most `decimals` decimals (6 or fewer): `60`, `59.94`. Zero has no sign. */
export const rounded = (value: number, decimals: number) => withMinus(toDecimals(value, decimals));

/** Formats a whole number from 0 with two digits: `07`, `12`. */
export const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A figure with a true minus sign instead of a hyphen. */
export const withMinus = (figure: number | string) => String(figure).replace('-', '−');

/** The text with a capital first letter, for the start of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with a lowercase first letter, for use within a sentence. */
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `red, green and blue`. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in words: `three`. Numbers above ten, or above `most`, in digits. */
export const inWords = (n: number, most = 10) => (n <= most && numbers[n]) || String(n);

/** `3 patterns`, `1 pattern`. */
export const counted = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** `Three patterns`, `One pattern`. Numbers above ten, or above `most`, in digits. */
export const countInWords = (n: number, one: string, many = `${one}s`, most = 10) =>
  `${capital(inWords(n, most))} ${n === 1 ? one : many}`;

/** `once`, `3 times`. */
export const times = (n: number) => (n === 1 ? 'once' : `${n} times`);

/** Formats milliseconds as seconds: `0.06 s`, `12.3 s`. Rounds down, so too short a time never looks sufficient. */
export function seconds(ms: number): string {
  const step = ms < 1000 ? 10 : 100;
  return withUnit((Math.floor(ms / step) * step) / 1000, 's');
}

/** Formats whole seconds as `1:05`. Includes hours only if there are any. */
export function inMinutes(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}

/** Formats a share from 0 to 1 as `95%`, rounded down. */
export const percent = (share: number) => `${Math.floor(share * 100 + 1e-9)}%`;
