/** An element of XML or HTML. Names are in lower case and without prefix. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
}

const DEEPEST = 64;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
/** Elements of HTML without content, of which closing tags are missing. */
const EMPTY = /^(?:br|col|hr|img|input|link|meta)$/;
const ENTITY = /&(?:#(x?)([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decode = (text: string) =>
  text.replace(ENTITY, (whole, hex: string, code: string, name: string | undefined) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const point = Number.parseInt(code, hex ? 16 : 10);
    return point > 0 && point < 0x110000 ? String.fromCodePoint(point) : whole;
  });

/** Values in double quotes, as the systems write them. */
function attributesOf(inside: string): ReadonlyMap<string, string> {
  const parts = inside.split('"');
  const attributes = new Map<string, string>();
  for (let i = 1; i < parts.length; i += 2) {
    const name = (parts[i - 1] ?? '').trim().replace(/=$/, '').trim();
    attributes.set(name.toLowerCase(), decode(parts[i] ?? ''));
  }
  return attributes;
}

/**
 * A lenient tree of elements and text, in one pass over the text: nothing is run, fetched or expanded. Scripts, styles,
 * comments and declarations are left out; elements deeper than 64 levels become siblings; what is never closed ends with
 * its parent.
 */
export function parseMarkup(text: string): Element {
  const root: Element = { name: '', attributes: NO_ATTRIBUTES, children: [] };
  const open = [root];
  const top = () => open[open.length - 1] as Element;
  /** Where the reading goes on after a mark. Without the mark, the rest of the text is left out. */
  const after = (mark: string, from: number) => {
    const found = text.indexOf(mark, from);
    return found < 0 ? text.length : found + mark.length;
  };
  let at = 0;
  while (at < text.length) {
    const tag = text.indexOf('<', at);
    if (tag !== at) {
      const words = decode(text.slice(at, tag < 0 ? text.length : tag)).trim();
      if (words) top().children.push(words);
      if (tag < 0) break;
    }
    if (text.startsWith('<!--', tag)) at = after('-->', tag);
    else if (text.startsWith('<![CDATA[', tag)) {
      at = after(']]>', tag);
      top().children.push(text.slice(tag + 9, at - 3));
    } else {
      at = after('>', tag);
      const inside = text.slice(tag + 1, at - 1);
      const name = /^\/?(?:[\w.-]{1,60}:)?([\p{L}_][\p{L}\p{N}_.-]{0,60})/u.exec(inside)?.[1]?.toLowerCase();
      if (name === undefined) continue;
      if (inside.startsWith('/')) {
        const index = open.findLastIndex((element) => element.name === name);
        if (index > 0) open.length = index;
        continue;
      }
      const space = inside.search(/\s/);
      const element: Element = {
        name,
        attributes: space < 0 ? NO_ATTRIBUTES : attributesOf(inside.slice(space)),
        children: [],
      };
      top().children.push(element);
      if (inside.endsWith('/') || EMPTY.test(name)) continue;
      if (name === 'script' || name === 'style') {
        const end = text.indexOf(`</${name}`, at);
        at = end < 0 ? text.length : end;
      }
      if (open.length < DEEPEST) open.push(element);
    }
  }
  return root;
}

const isElement = (child: Element | string): child is Element => typeof child !== 'string';

/** The elements directly inside another one, by name if one is given. */
export const childrenOf = (element: Element | undefined, name?: string): Element[] =>
  (element?.children ?? []).filter(
    (child): child is Element => isElement(child) && (name === undefined || child.name === name),
  );

/** The first element with this name directly inside another one, and so on along the names. */
export const childOf = (element: Element | undefined, ...names: readonly string[]): Element | undefined =>
  names.reduce((at: Element | undefined, name) => childrenOf(at, name)[0], element);

/** Every element with this name, at any depth, in the order of the text, added to `found`. */
export function allOf(element: Element, name: string, found: Element[] = []): Element[] {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    if (child.name === name) found.push(child);
    allOf(child, name, found);
  }
  return found;
}

/** No field of a report is longer, and elements inside each other would be read once for each level. */
const LONGEST = 400;

/** The text inside an element, in one line of at most 400 characters. */
export function textOf(element: Element | undefined): string {
  let words = '';
  for (const child of element?.children ?? []) {
    if (words.length > LONGEST) break;
    words += ` ${isElement(child) ? textOf(child) : child.slice(0, 4 * LONGEST)}`;
  }
  return words.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}
