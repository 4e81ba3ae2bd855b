import { ALWAYS, actorOf, delayNameOf } from '../../machines/describe';
import type { ChartTransition } from './chart-of';

/** A range of lines in a file, counted from 1, inclusive. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

/** A range of characters in a file. `to` is exclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
}
interface Property extends Span {
  /** Position of the property's value. */
  readonly value: number;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };
const isOneOf = (characters: string, text: string, at: number) => characters.includes(text[at] ?? ' ');

/** The end of the string that starts at a quote. */
function endOfString(text: string, open: number): number {
  const quote = text[open];
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (quote === '`' && text.startsWith('${', at)) at = endOfBracket(text, at + 1) - 1;
    else if (text[at] === quote) return at + 1;
  }
  return text.length;
}

/** The end of the token at this position: a comment, a string, a bracketed part, or one character. */
function endOfPiece(text: string, at: number): number {
  if (text.startsWith('//', at)) return Math.max(at + 2, text.indexOf('\n', at));
  if (text.startsWith('/*', at)) return Math.max(at + 2, text.indexOf('*/', at) + 2);
  if (isOneOf('\'"`', text, at)) return endOfString(text, at);
  if (isOneOf('{[(', text, at)) return endOfBracket(text, at);
  return at + 1;
}

function endOfBracket(text: string, open: number): number {
  const close = closing[text[open] ?? ''];
  let at = open + 1;
  while (at < text.length && text[at] !== close) at = endOfPiece(text, at);
  return at + 1;
}

/** The comma-separated parts of a literal, without surrounding white space and comments. */
function partsOf(text: string, open: number): Span[] {
  const parts: Span[] = [];
  const end = endOfBracket(text, open) - 1;
  let from = -1;
  let to = -1;
  const close = () => {
    if (from >= 0) parts.push({ from, to });
    from = -1;
  };
  for (let at = open + 1; at < end; ) {
    const next = endOfPiece(text, at);
    const isBlank = isOneOf(' \n\r\t', text, at) || text.startsWith('//', at) || text.startsWith('/*', at);
    if (text[at] === ',') close();
    else if (!isBlank) {
      if (from < 0) from = at;
      to = next;
    }
    at = next;
  }
  close();
  return parts;
}

/** The property with this name in the object literal that starts at `open`. */
function propertyOf(text: string, open: number, name: string): Property | null {
  if (text[open] !== '{') return null;
  for (const part of partsOf(text, open)) {
    const [head = '', quoted, plain] = /^(?:'([^']*)'|([\w$]+))\s*:\s*/.exec(text.slice(part.from, part.to)) ?? [];
    if ((quoted ?? plain) === name) return { ...part, value: part.from + head.length };
  }
  return null;
}

/** The alternative at index `place`: the array's element if the value is an array, otherwise the whole value. */
function alternativeOf(text: string, property: Property, place: number): Span {
  if (text[property.value] !== '[') return property;
  return partsOf(text, property.value)[place] ?? property;
}

/** The property for an invoked actor's outcome, found by the actor's id. */
function outcomeOf(text: string, open: number, actor: string, name: string): Property | null {
  const invoke = propertyOf(text, open, 'invoke');
  if (!invoke) return null;
  const entries = text[invoke.value] === '[' ? partsOf(text, invoke.value).map(({ from }) => from) : [invoke.value];
  const own = entries.find((entry) => {
    const id = propertyOf(text, entry, 'id');
    return id && text.slice(id.value, id.to) === `'${actor}'`;
  });
  return own === undefined ? null : propertyOf(text, own, name);
}

/** The property with the alternatives of an event, in the state whose literal starts at `open`. */
function eventOf(text: string, open: number, type: string): Property | null {
  const within = (group: string, name: string) => {
    const found = propertyOf(text, open, group);
    return found && propertyOf(text, found.value, name);
  };
  // A state may also handle the outcome of an actor that an enclosing state invokes.
  const named = within('on', type);
  if (named) return named;
  if (type === ALWAYS) return propertyOf(text, open, ALWAYS);
  if (type.startsWith('xstate.done.state.')) return propertyOf(text, open, 'onDone');
  const actor = actorOf({ type });
  if (actor !== undefined) return outcomeOf(text, open, actor, type.startsWith('xstate.done.') ? 'onDone' : 'onError');
  const delay = delayNameOf(type);
  return delay === undefined ? null : within('after', delay);
}

function linesOf(text: string, { from, to }: Span): Lines {
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  return { first: lineAt(from), last: lineAt(Math.max(from, to - 1)) };
}

/**
 * The lines of a machine's file that define a transition.
 * @param text of a file with one call of `createMachine` whose definition is written as literals
 * @returns null if it is not found
 */
export function sourceLines(text: string, { path, type, place }: ChartTransition): Lines | null {
  const call = text.indexOf('createMachine({');
  let open = call < 0 ? -1 : text.indexOf('{', call);
  for (const key of path) {
    const states = open < 0 ? null : propertyOf(text, open, 'states');
    open = (states && propertyOf(text, states.value, key)?.value) ?? -1;
  }
  const property = open < 0 ? null : eventOf(text, open, type);
  return property && linesOf(text, alternativeOf(text, property, place));
}

const plain = (text: string) => text.replaceAll(/\W/g, '').toLowerCase();

/**
 * Finds the file of a machine by the machine's id: `pixelRepair` is in `pixel-repair/pixel-repair.machine.ts`,
 * `inspectionBarcodes` in `inspection/barcodes.machine.ts`.
 * @param files paths that end in `<folder>/<name>.machine.ts`
 */
export function sourceFile(id: string, files: readonly string[]): string | undefined {
  return files.find((file) => {
    const [, folder = '', name = ''] = /([^/]+)\/([^/]+)\.machine\.ts$/.exec(file) ?? [];
    return plain(name) === plain(id) || plain(folder + name) === plain(id);
  });
}
