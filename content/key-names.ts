/** Names of keyboards and their keys, by `KeyboardEvent.code`. */

export const layoutNames = {
  system: { windows: 'Windows', mac: 'Mac', chromeos: 'Chromebook' },
  variant: {
    ansi: 'ANSI (US English)',
    iso: 'ISO (UK and Europe)',
    jis: 'JIS (Japanese)',
    abnt2: 'ABNT2 (Brazilian)',
    korean: 'Korean (Han/Yeong, Hanja)',
  },
  size: { full: 'Full Size', tenkeyless: 'Tenkeyless', laptop: 'Laptop' },
} as const;
type System = keyof typeof layoutNames.system;
type Variant = keyof typeof layoutNames.variant;

/** What the legends and names of a keyboard's keys depend on. */
export interface Keyboard {
  readonly system: System;
  readonly variant: Variant;
}

/** `Windows, ANSI (US English), Full Size` */
export const layoutWords = (layout: Keyboard & { readonly size: keyof typeof layoutNames.size }): string =>
  [layoutNames.system[layout.system], layoutNames.variant[layout.variant], layoutNames.size[layout.size]].join(', ');

/** What is printed on a key. */
export interface Legend {
  readonly main: string;
  /** What Shift types, printed above. */
  readonly up?: string;
  /** A word rather than a sign. */
  readonly word?: true;
  /** A shorter word for narrow screens. */
  readonly short?: string;
}

/** Parses pairs of a code and its one or two signs, `Minus·-_`. */
function signs(text: string): Record<string, Legend> {
  return Object.fromEntries(
    text.split(' ').map((pair) => {
      const [code = '', printed = ''] = pair.split('·');
      const [main = '', up] = [...printed];
      return [code, up ? { main, up } : { main }];
    }),
  );
}

const american = signs(
  'Backquote·`~ Digit1·1! Digit2·2@ Digit3·3# Digit4·4$ Digit5·5% Digit6·6^ Digit7·7& Digit8·8* Digit9·9( Digit0·0) Minus·-_ Equal·=+ BracketLeft·[{ BracketRight·]} Backslash·\\| Semicolon·;: Quote·\'" Comma·,< Period·.> Slash·/? IntlBackslash·\\| IntlRo·/? IntlYen·¥| NumpadDivide·/ NumpadMultiply·* NumpadSubtract·− NumpadAdd·+ NumpadDecimal·. NumpadComma·, NumpadEqual·= ArrowUp·↑ ArrowLeft·← ArrowDown·↓ ArrowRight·→',
);

/** `short` is used where the word does not fit. */
const word = (main: string, short?: string): Legend => ({ main, word: true, ...(short && { short }) });

/** Legends that differ from the American board, by variant. */
const printed: Readonly<Record<Variant, Record<string, Legend>>> = {
  ansi: {},
  korean: { Lang1: word('Han/Yeong', 'Han'), Lang2: word('Hanja', 'Hnj') },
  iso: signs('Backquote·`¬ Digit2·2" Digit3·3£ Quote·\'@ Backslash·#~'),
  abnt2: signs(
    'Backquote·\'" Digit6·6¨ BracketLeft·´` BracketRight·[{ Semicolon·Ç Quote·~^ Backslash·]} Slash·;: NumpadComma·. NumpadDecimal·,',
  ),
  jis: {
    ...signs(
      'Digit2·2" Digit6·6& Digit7·7\' Digit8·8( Digit9·9) Digit0·0 Minus·-= Equal·^~ BracketLeft·@` BracketRight·[{ Semicolon·;+ Quote·:* Backslash·]} IntlRo·\\_',
    ),
    Backquote: word('Zenkaku', 'Zen'),
    NonConvert: word('Muhenkan', 'Muh'),
    Convert: word('Henkan', 'Hen'),
    KanaMode: word('Kana'),
    Lang1: word('Kana'),
    Lang2: word('Eisu'),
  },
};

const words: Readonly<Record<string, Legend>> = {
  Escape: word('Esc'),
  Backspace: word('Backspace', 'Bksp'),
  Tab: word('Tab'),
  CapsLock: word('Caps Lock', 'Caps'),
  Enter: word('Enter', 'Ent'),
  ShiftLeft: word('Shift'),
  ShiftRight: word('Shift'),
  ControlLeft: word('Ctrl'),
  ControlRight: word('Ctrl'),
  AltLeft: word('Alt'),
  AltRight: word('Alt'),
  MetaLeft: word('Win'),
  MetaRight: word('Win'),
  ContextMenu: word('Menu', 'Mnu'),
  Space: word('Space'),
  PrintScreen: word('PrtSc', 'Prt'),
  ScrollLock: word('ScrLk', 'Scr'),
  Pause: word('Pause', 'Pau'),
  Insert: word('Ins'),
  Home: word('Home', 'Hm'),
  PageUp: word('PgUp', 'PU'),
  Delete: word('Del'),
  End: word('End'),
  PageDown: word('PgDn', 'PD'),
  NumLock: word('Num'),
  NumpadEnter: word('Enter', 'Ent'),
  Fn: word('Fn'),
  Power: word('Power', 'Pwr'),
};

const macWords: Readonly<Record<string, Legend>> = {
  Escape: word('esc'),
  Backspace: word('delete', 'del'),
  Tab: word('tab'),
  CapsLock: word('caps lock', 'caps'),
  Enter: word('return', 'ret'),
  ShiftLeft: word('shift'),
  ShiftRight: word('shift'),
  ControlLeft: word('control', 'ctrl'),
  ControlRight: word('control', 'ctrl'),
  AltLeft: word('option', 'opt'),
  AltRight: word('option', 'opt'),
  MetaLeft: word('command', 'cmd'),
  MetaRight: word('command', 'cmd'),
  Space: word('space'),
  Home: word('home', 'hm'),
  PageUp: word('pg up', 'pu'),
  Delete: word('del'),
  End: word('end'),
  PageDown: word('pg dn', 'pd'),
  NumLock: word('clear', 'clr'),
  NumpadEnter: word('enter', 'ent'),
  Fn: word('fn'),
  Power: word('lock', 'lck'),
};

const chromeosWords: Readonly<Record<string, Legend>> = {
  MetaLeft: word('Search', 'Srch'),
  BrowserBack: word('Back'),
  BrowserRefresh: word('Refresh', 'Refr'),
  ZoomToggle: word('Full'),
  SelectTask: word('Overview', 'Ovw'),
  BrightnessDown: word('Dim'),
  BrightnessUp: word('Bright', 'Brt'),
  AudioVolumeMute: word('Mute'),
  AudioVolumeDown: word('Vol −'),
  AudioVolumeUp: word('Vol +'),
  Power: word('Lock'),
};

/** The words that differ from those of a Windows keyboard, by system. */
const systemWords: Readonly<Record<System, Readonly<Record<string, Legend>>>> = {
  windows: {},
  mac: macWords,
  chromeos: chromeosWords,
};

/** The codes of letters, number pad digits and function keys contain their legend. */
const inCode = /^(?:Key([A-Z])|Numpad(\d)|(F\d+))$/;

/**
 * The legend of a key. `reported` is what each key types now, by code, as the browser reports it. If it differs from
 * the layout, it is shown without a Shift legend, because the browser does not report what Shift types.
 */
export function legendOf(code: string, layout: Keyboard, reported?: Readonly<Record<string, string>> | null): Legend {
  const own = legend(code, layout);
  const says = own.word || code.startsWith('Numpad') || code.startsWith('Arrow') ? undefined : reported?.[code];
  if (!says || says.trim() === '' || says.toLowerCase() === own.main.toLowerCase()) return own;
  const upper = says.toUpperCase();
  // The capital of ß is two letters, which no key prints.
  return { main: upper.length === 1 ? upper : says };
}

function legend(code: string, { system, variant }: Keyboard): Legend {
  const letter = inCode.exec(code);
  return (
    printed[variant][code] ??
    systemWords[system][code] ??
    words[code] ??
    american[code] ?? { main: letter?.[1] ?? letter?.[2] ?? letter?.[3] ?? code }
  );
}

const names: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  Equal: 'Equals',
  BracketLeft: 'Left bracket',
  BracketRight: 'Right bracket',
  CapsLock: 'Caps Lock',
  ShiftLeft: 'Left Shift',
  ShiftRight: 'Right Shift',
  ControlLeft: 'Left Ctrl',
  ControlRight: 'Right Ctrl',
  AltLeft: 'Left Alt',
  AltRight: 'Right Alt',
  MetaLeft: 'Left Win',
  MetaRight: 'Right Win',
  ContextMenu: 'Menu',
  PrintScreen: 'Print Screen',
  ScrollLock: 'Scroll Lock',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ArrowUp: 'Arrow up',
  ArrowDown: 'Arrow down',
  ArrowLeft: 'Arrow left',
  ArrowRight: 'Arrow right',
  NumLock: 'Num Lock',
  IntlBackslash: 'Key right of left Shift',
  IntlRo: 'Key left of right Shift',
  IntlYen: 'Yen',
  NonConvert: 'Muhenkan',
  Convert: 'Henkan',
  KanaMode: 'Kana',
};
const macNames: Readonly<Record<string, string>> = {
  Backspace: 'Delete',
  Enter: 'Return',
  ControlLeft: 'Left Control',
  ControlRight: 'Right Control',
  AltLeft: 'Left Option',
  AltRight: 'Right Option',
  MetaLeft: 'Left Command',
  MetaRight: 'Right Command',
  Delete: 'Forward Delete',
  NumLock: 'Clear',
  Lang1: 'Kana',
  Lang2: 'Eisu',
};
const chromeosNames: Readonly<Record<string, string>> = {
  MetaLeft: 'Search',
  BrowserBack: 'Back',
  BrowserRefresh: 'Refresh',
};
const systemNames = { windows: names, mac: macNames, chromeos: chromeosNames } as const;

/**
 * The name of a key in a sentence. No two keys of a board share a name.
 * @param reported what each key types now, by code: A at the place of Q on a French keyboard
 */
export function nameOf(code: string, layout: Keyboard, reported?: Readonly<Record<string, string>> | null): string {
  const korean = layout.variant === 'korean' ? printed.korean[code]?.main : undefined;
  const special = korean ?? systemNames[layout.system][code] ?? names[code];
  if (special) return special;
  if (code.startsWith('Key')) return legendOf(code, layout, reported).main;
  if (code.startsWith('Digit')) return code.slice(5);
  if (code.startsWith('Numpad')) return `Numpad ${code.slice(6).toLowerCase()}`;
  return code;
}
