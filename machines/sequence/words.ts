const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** `Three patterns`, `One pattern`; numbers above eight in figures. */
export function count(n: number, one: string, many: string): string {
  return `${numbers[n] ?? n} ${n === 1 ? one : many}`;
}

/** The same text with a small first letter, as it stands within a sentence. */
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `red, green and blue`. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
