const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** `Three patterns`, `One pattern`; numbers above eight in figures. */
export function count(n: number, one: string, many: string): string {
  return `${numbers[n] ?? n} ${n === 1 ? one : many}`;
}

/** The same text with a small first letter, for use within a sentence. */
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `red, green and blue`. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** `0.06 s`, `12.3 s`: rounded down, so that a time that is too short never reads as enough. */
export function seconds(ms: number): string {
  const grain = ms < 1000 ? 10 : 100;
  return `${(Math.floor(ms / grain) * grain) / 1000}\u202fs`;
}

/** `95%`, rounded down, of a share of 0 to 1. */
export const percent = (share: number) => `${Math.floor(share * 100 + 1e-9)}%`;
