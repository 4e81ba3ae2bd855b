/** The operating system that the keyboard is made for. */
export type System = 'windows' | 'mac' | 'chromeos';
/** How keyboards of one size differ: the keys next to Enter, the left Shift and the space bar. */
export type Variant = 'ansi' | 'iso' | 'jis' | 'abnt2' | 'korean';
export type Size = 'full' | 'tenkeyless' | 'laptop';

export interface Layout {
  readonly system: System;
  readonly variant: Variant;
  readonly size: Size;
}

/** A key on its block. `x` and `w` are in quarters of a key's width, `y` and `h` in halves of its height. */
export interface Cap {
  /** `KeyboardEvent.code`, or our own name for a key that browsers do not report. */
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The Enter key over two rows, a quarter wider in the upper row. */
  readonly hooked?: true;
  /** Browsers do not report it, or the system keeps it. It is drawn but never counted. */
  readonly unseen?: true;
}

interface Block {
  readonly name: 'main' | 'navigation' | 'numpad';
  /** In whole keys. */
  readonly width: 15 | 3 | 4;
  readonly caps: readonly Cap[];
}

export interface Board {
  readonly layout: Layout;
  readonly blocks: readonly Block[];
  /** Codes of the keys that count. */
  readonly codes: readonly string[];
  /** Codes of the keys that are drawn and do not count. Some come in full screen. */
  readonly unseen: readonly string[];
}

/** Top edges of the six rows, in halves of a key. There is a gap after the function row. */
const ROWS = [0, 3, 5, 7, 9, 11] as const;

/** A key one unit wide, a key with a width, a gap, or a key that browsers do not report. */
type Item = string | readonly [code: string, width: number] | number | { readonly unseen: string; readonly w: number };

function row(at: number, items: readonly Item[], from = 0): Cap[] {
  const y = ROWS[at] ?? 0;
  let x = from;
  const caps: Cap[] = [];
  for (const item of items) {
    if (typeof item === 'number') {
      x += item;
      continue;
    }
    const cap: Cap =
      typeof item === 'string'
        ? { code: item, x, y, w: 4, h: 2 }
        : 'unseen' in item
          ? { code: item.unseen, x, y, w: item.w, h: 2, unseen: true }
          : { code: item[0], x, y, w: item[1], h: 2 };
    caps.push(cap);
    x += cap.w;
  }
  return caps;
}

const codesOf = (prefix: string, names: string) => [...names].map((name) => `${prefix}${name}`);
const functionKeys = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `F${from + i}`) as readonly string[];

const digits = codesOf('Digit', '1234567890');
const upper = [...codesOf('Key', 'QWERTYUIOP'), 'BracketLeft', 'BracketRight'];
const home = [...codesOf('Key', 'ASDFGHJKL'), 'Semicolon', 'Quote'];
const lower = [...codesOf('Key', 'ZXCVBNM'), 'Comma', 'Period', 'Slash'];

/** Whether Enter spans two rows. */
const tallEnter = ({ variant }: Layout) => variant === 'iso' || variant === 'jis' || variant === 'abnt2';

/**
 * The action row of a Chromebook, as Chromium names its keys (`dom_code_data.inc`, and the action keys of
 * `event_rewriter.cc`). ChromeOS takes most of them before a page does: see `IsSystemKey` in its `accelerator_filter.cc`.
 */
const actionRow: readonly Item[] = [
  ['Escape', 6],
  ['BrowserBack', 5],
  ['BrowserRefresh', 6],
  { unseen: 'ZoomToggle', w: 5 },
  { unseen: 'SelectTask', w: 6 },
  { unseen: 'BrightnessDown', w: 5 },
  { unseen: 'BrightnessUp', w: 5 },
  { unseen: 'AudioVolumeMute', w: 5 },
  { unseen: 'AudioVolumeDown', w: 5 },
  { unseen: 'AudioVolumeUp', w: 5 },
  { unseen: 'Power', w: 7 },
];

function functionRow({ system, size }: Layout): Cap[] {
  if (system === 'chromeos') return row(0, actionRow);
  if (system === 'mac') return row(0, [['Escape', 6], ...functionKeys(1, 12), { unseen: 'Power', w: 6 }]);
  if (size === 'laptop') return row(0, ['Escape', ...functionKeys(1, 12), 'Delete', { unseen: 'Power', w: 4 }]);
  return row(0, ['Escape', 4, ...functionKeys(1, 4), 2, ...functionKeys(5, 8), 2, ...functionKeys(9, 12)]);
}

function digitRow({ system, variant }: Layout): Cap[] {
  const end = ['Minus', 'Equal'];
  if (variant !== 'jis') return row(1, ['Backquote', ...digits, ...end, ['Backspace', 8]]);
  if (system === 'mac') return row(1, [['Digit1', 6], ...digits.slice(1), ...end, 'IntlYen', ['Backspace', 6]]);
  return row(1, ['Backquote', ...digits, ...end, 'IntlYen', 'Backspace']);
}

function letterRows(layout: Layout): Cap[] {
  const { system, variant } = layout;
  const corner = system === 'mac' && variant === 'jis' ? 'ControlLeft' : 'CapsLock';
  // The Search or Launcher key of a Chromebook, which Chromium reports as the Windows key.
  const caps = system === 'chromeos' ? 'MetaLeft' : corner;
  const iso = variant === 'iso' || variant === 'abnt2';
  const ro = variant === 'jis' || variant === 'abnt2';
  return [
    ...row(2, [['Tab', 6], ...upper, ...(tallEnter(layout) ? [] : [['Backslash', 6] as const])]),
    ...row(3, [[caps, 7], ...home, tallEnter(layout) ? 'Backslash' : ['Enter', 9]]),
    ...(tallEnter(layout) ? [{ code: 'Enter', x: 55, y: ROWS[2], w: 5, h: 4, hooked: true } as const] : []),
    ...row(4, [
      ['ShiftLeft', iso ? 5 : 9],
      ...(iso ? ['IntlBackslash'] : []),
      ...lower,
      ...(ro ? ['IntlRo'] : []),
      ['ShiftRight', ro ? 7 : 11],
    ]),
  ];
}

/** The space bar and the keys next to it, together `width` quarters wide. */
function spaceBar({ system, variant }: Layout, width: number): Item[] {
  if (variant === 'korean')
    return [
      ['Lang2', 4],
      ['Space', width - 8],
      ['Lang1', 4],
    ];
  if (variant !== 'jis') return [['Space', width]];
  if (system === 'mac')
    return [
      ['Lang2', 5],
      ['Space', width - 10],
      ['Lang1', 5],
    ];
  if (system === 'chromeos') return ['NonConvert', ['Space', width - 8], 'Convert'];
  return ['NonConvert', ['Space', width - 12], 'Convert', 'KanaMode'];
}

function bottomRow(layout: Layout): Cap[] {
  const { system, size, variant } = layout;
  const fn: Item = { unseen: 'Fn', w: 4 };
  // Apple's Japanese keyboards have Control next to A and Caps Lock below.
  const corner = variant === 'jis' ? 'CapsLock' : 'ControlLeft';
  const option: Item = ['AltLeft', 5];
  if (system === 'chromeos') {
    const space = spaceBar(layout, size === 'laptop' ? 26 : 38);
    const keys: Item[] = [['ControlLeft', 7], option, ...space, ['AltRight', 5], ['ControlRight', 5]];
    return size === 'laptop' ? [...row(5, keys), ...halfArrows()] : row(5, keys);
  }
  if (size === 'laptop') {
    const keys: Item[] =
      system === 'windows'
        ? [['ControlLeft', 5], fn, 'MetaLeft', 'AltLeft', ...spaceBar(layout, 23), 'AltRight', 'ControlRight']
        : variant === 'jis'
          ? [corner, 'AltLeft', ['MetaLeft', 5], ...spaceBar(layout, 26), ['MetaRight', 5], fn]
          : [fn, corner, 'AltLeft', ['MetaLeft', 5], ...spaceBar(layout, 22), ['MetaRight', 5], 'AltRight'];
    return [...row(5, keys), ...halfArrows()];
  }
  if (system === 'mac') {
    const right: Item[] = [
      ['MetaRight', 6],
      ['AltRight', 5],
      ['ControlRight', 6],
    ];
    return row(5, [[corner, 6], option, ['MetaLeft', 6], ...spaceBar(layout, 26), ...right]);
  }
  const right: Item[] = [
    ['AltRight', 5],
    ['MetaRight', 5],
    ['ContextMenu', 5],
    ['ControlRight', 5],
  ];
  return row(5, [['ControlLeft', 5], ['MetaLeft', 5], option, ...spaceBar(layout, 25), ...right]);
}

/** The arrow keys of a laptop, half as high as other keys. */
function halfArrows(): Cap[] {
  const y = ROWS[5];
  return [
    { code: 'ArrowLeft', x: 48, y: y + 1, w: 4, h: 1 },
    { code: 'ArrowUp', x: 52, y, w: 4, h: 1 },
    { code: 'ArrowDown', x: 52, y: y + 1, w: 4, h: 1 },
    { code: 'ArrowRight', x: 56, y: y + 1, w: 4, h: 1 },
  ];
}

function navigation({ system }: Layout): Cap[] {
  const windows = system === 'windows' ? ['PrintScreen', 'ScrollLock', 'Pause'] : [];
  const first = system === 'mac' ? functionKeys(13, 15) : windows;
  return [
    ...row(0, first),
    ...row(1, [system === 'mac' ? { unseen: 'Fn', w: 4 } : 'Insert', 'Home', 'PageUp']),
    ...row(2, ['Delete', 'End', 'PageDown']),
    ...row(4, [4, 'ArrowUp']),
    ...row(5, ['ArrowLeft', 'ArrowDown', 'ArrowRight']),
  ];
}

function numpad({ system, variant }: Layout): Cap[] {
  const [seven, four, one] = ['789', '456', '123'].map((names) => codesOf('Numpad', names)) as [
    string[],
    string[],
    string[],
  ];
  const tall = (code: string, at: number): Cap => ({ code, x: 12, y: ROWS[at] ?? 0, w: 4, h: 4 });
  const comma = variant === 'jis' || variant === 'abnt2';
  const zero = row(
    5,
    system === 'mac' && comma ? ['Numpad0', 'NumpadComma', 'NumpadDecimal'] : [['Numpad0', 8], 'NumpadDecimal'],
  );
  if (system === 'mac') {
    return [
      ...row(0, functionKeys(16, 19)),
      ...row(1, ['NumLock', 'NumpadEqual', 'NumpadDivide', 'NumpadMultiply']),
      ...row(2, [...seven, 'NumpadSubtract']),
      ...row(3, [...four, 'NumpadAdd']),
      ...row(4, one),
      tall('NumpadEnter', 4),
      ...zero,
    ];
  }
  const abnt = variant === 'abnt2';
  return [
    ...row(1, ['NumLock', 'NumpadDivide', 'NumpadMultiply', 'NumpadSubtract']),
    ...row(2, abnt ? [...seven, 'NumpadAdd'] : seven),
    ...row(3, abnt ? [...four, 'NumpadComma'] : four),
    ...(abnt ? [] : [tall('NumpadAdd', 2)]),
    ...row(4, one),
    tall('NumpadEnter', 4),
    ...zero,
  ];
}

const known = new Map<string, Board>();

/** The board of a layout. Memoized: returns the same object for the same layout. */
export function boardOf(layout: Layout): Board {
  const id = `${layout.system} ${layout.variant} ${layout.size}`;
  const before = known.get(id);
  if (before) return before;
  const main: Block = {
    name: 'main',
    width: 15,
    caps: [...functionRow(layout), ...digitRow(layout), ...letterRows(layout), ...bottomRow(layout)],
  };
  const blocks: Block[] = [main];
  if (layout.size !== 'laptop') blocks.push({ name: 'navigation', width: 3, caps: navigation(layout) });
  if (layout.size === 'full') blocks.push({ name: 'numpad', width: 4, caps: numpad(layout) });
  const caps = blocks.flatMap((block) => block.caps);
  const codesWhere = (isUnseen: boolean) => caps.flatMap(({ code, unseen }) => (!unseen === isUnseen ? [] : [code]));
  const board = { layout, blocks, codes: codesWhere(false), unseen: codesWhere(true) };
  known.set(id, board);
  return board;
}

export const systems = ['windows', 'mac', 'chromeos'] as const satisfies readonly System[];
export const variants = ['ansi', 'iso', 'jis', 'abnt2', 'korean'] as const satisfies readonly Variant[];
export const sizes = ['full', 'tenkeyless', 'laptop'] as const satisfies readonly Size[];

/** All layouts. `boardOf` makes their boards on demand. */
export const layouts: readonly Layout[] = systems.flatMap((system) =>
  variants.flatMap((variant) => sizes.map((size) => ({ system, variant, size }))),
);
