/** Where a text stops being valid JSON. */
export interface JsonFault {
  /** Index of the first wrong character, or the length of the text if it ends too early. */
  readonly at: number;
  /** Whether the text is valid up to its end and the rest is missing. */
  readonly isCut: boolean;
}

const SPACE = /[\t\n\r ]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** The start of a number that may be truncated at the end of the text. */
const NUMBER_START = /-?(?:0|[1-9]\d*)?(?:\.\d*)?(?:[eE][+-]?\d*)?/y;
const words = ['true', 'false', 'null'];

/** Finds where a text stops being valid JSON; null if all of it is valid. One pass, no recursion. */
export function jsonFault(text: string): JsonFault | null {
  /** Stack of open brackets. */
  const open: ('{' | '[')[] = [];
  let at = 0;
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at;
    at += pattern.exec(text)?.[0].length ?? 0;
  };
  const fault = (): JsonFault => ({ at, isCut: at >= text.length });
  let wants: 'value' | 'value or end' | 'name' | 'name or end' | 'next' = 'value';
  for (;;) {
    skip(SPACE);
    const character = text[at] ?? '';
    const inside = open.at(-1);
    if (wants === 'next') {
      if (inside === undefined) return character === '' ? null : fault();
      if (character === ',') wants = inside === '{' ? 'name' : 'value';
      else if (character === (inside === '{' ? '}' : ']')) open.pop();
      else return fault();
      at++;
    } else if ((wants === 'name or end' && character === '}') || (wants === 'value or end' && character === ']')) {
      open.pop();
      at++;
      wants = 'next';
    } else if (wants === 'name' || wants === 'name or end') {
      if (character !== '"') return fault();
      const end = stringEnd(text, at);
      if (typeof end !== 'number') return end;
      at = end;
      skip(SPACE);
      if (text[at] !== ':') return fault();
      at++;
      wants = 'value';
    } else if (character === '{' || character === '[') {
      open.push(character);
      at++;
      wants = character === '{' ? 'name or end' : 'value or end';
    } else if (character === '"') {
      const end = stringEnd(text, at);
      if (typeof end !== 'number') return end;
      at = end;
      wants = 'next';
    } else {
      const word = words.find((one) => text.startsWith(one, at));
      const from = at;
      if (word) at += word.length;
      else skip(NUMBER);
      if (at === from || /[\w.+-]/.test(text[at] ?? '')) {
        at = from;
        return scalarFault(text, from);
      }
      wants = 'next';
    }
  }
}

/** The fault of an invalid word or number: truncated, or wrong. */
function scalarFault(text: string, at: number): JsonFault {
  NUMBER_START.lastIndex = at;
  const begun = NUMBER_START.exec(text)?.[0] ?? '';
  const rest = text.slice(at, at + 6);
  const isBegun = (begun !== '' && at + begun.length === text.length) || words.some((word) => word.startsWith(rest));
  return isBegun ? { at: text.length, isCut: true } : { at, isCut: false };
}

/** The index after the string that starts at `from`, or its fault. */
function stringEnd(text: string, from: number): number | JsonFault {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return { at, isCut: false };
    if (code !== 0x5c) continue;
    at++;
    const escaped = text[at] ?? '';
    if (escaped === 'u') {
      const digits = text.slice(at + 1, at + 5);
      if (!/^[\da-f]*$/i.test(digits)) return { at, isCut: false };
      at += 4;
    } else if (escaped !== '' && !'"\\/bfnrt'.includes(escaped)) return { at, isCut: false };
  }
  return { at: text.length, isCut: true };
}
