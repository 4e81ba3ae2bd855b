import { assignVars, createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css';

/**
 * The design tokens, as one typed contract. Each is a CSS custom property with the name given here, so that an SVG
 * illustration can use `var(--ink)`.
 */
export const vars = createGlobalThemeContract(
  {
    page: 'page',
    panel: 'panel',
    well: 'well',
    scope: 'scope',
    hair: 'hair',
    edge: 'edge',
    ink: 'ink',
    ink2: 'ink-2',
    ink3: 'ink-3',
    signal: 'signal',
    onSignal: 'on-signal',
    signalInk: 'signal-ink',
    pass: 'pass',
    warn: 'warn',
    fail: 'fail',
    onVerdict: 'on-verdict',
    illustration0: 'ill-0',
    illustration1: 'ill-1',
    illustration2: 'ill-2',
    cap: 'cap',
    capSide: 'cap-side',
    capDone: 'cap-done',
    capDoneSide: 'cap-done-side',
    onCapDone: 'on-cap-done',
    close: 'close',
    strip: 'strip',
  },
  (name) => name ?? '',
);

const eightBars = (colors: readonly string[]) =>
  `linear-gradient(90deg, ${colors
    .map((color, i) => `${color} ${i === 0 ? '' : '0 '}${i === 7 ? '' : `${(i + 1) * 12.5}%`}`)
    .join(', ')})`;

const strip = eightBars(['#fff', '#000', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f']);
/** The same eight by luminance, for pages that judge color and for black-and-white print. */
const luminanceStrip = eightBars(['#fff', '#000', '#7f7f7f', '#dbdbdb', '#4c4c4c', '#f7f7f7', '#e5e5e5', '#919191']);

const light = assignVars(vars, {
  page: '#ebebeb',
  panel: '#f8f8f8',
  well: '#d9d9d9',
  scope: '#121212',
  hair: '#c9c9c9',
  edge: '#7a7a7a',
  ink: '#111111',
  ink2: '#454545',
  ink3: '#5c5c5c',
  signal: '#f24400',
  onSignal: '#111111',
  signalInk: '#b33600',
  pass: '#14633d',
  warn: '#7a5000',
  fail: '#b3121d',
  onVerdict: '#ffffff',
  illustration0: '#ececec',
  illustration1: '#bdbdbd',
  illustration2: '#8f8f8f',
  cap: '#fbfbfb',
  capSide: '#b5b5b5',
  capDone: '#1f1f1f',
  capDoneSide: '#000000',
  onCapDone: '#f4f4f4',
  close: '#111111',
  strip,
});

const dark = assignVars(vars, {
  page: '#131313',
  panel: '#1c1c1c',
  well: '#0b0b0b',
  scope: '#050505',
  hair: '#343434',
  edge: '#7d7d7d',
  ink: '#f2f2f2',
  ink2: '#c4c4c4',
  ink3: '#9c9c9c',
  signal: '#ff5c1a',
  onSignal: '#111111',
  signalInk: '#ff8552',
  pass: '#63d297',
  warn: '#f0b94a',
  fail: '#ff7070',
  onVerdict: '#111111',
  illustration0: '#262626',
  illustration1: '#3c3c3c',
  illustration2: '#777777',
  cap: '#2b2b2b',
  capSide: '#0a0a0a',
  capDone: '#dcdcdc',
  capDoneSide: '#8d8d8d',
  onCapDone: '#111111',
  close: '#000000',
  strip,
});

const { [vars.strip]: _, ...darkOnly } = dark;
/** The dark theme inside an element, independent of the page's theme. The strip keeps the page's colors. */
export const alwaysDark = style({ vars: darkOnly, colorScheme: 'dark' });

globalStyle(':root', { vars: light, colorScheme: 'light' });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } },
});
globalStyle(':root[data-theme="dark"]', { vars: dark, colorScheme: 'dark' });

// A page that judges color has no signal color and no colored strip, so that they do not bias the eye.
globalStyle('body:has([data-silent])', {
  vars: {
    [vars.signal]: vars.ink,
    [vars.onSignal]: vars.panel,
    [vars.signalInk]: vars.ink,
    [vars.strip]: luminanceStrip,
  },
});

export const sans = '"Schibsted Grotesk", "Schibsted Grotesk Fallback", "Helvetica Neue", Arial, sans-serif';

const monoFallbacks =
  '"Martian Mono Fallback", "Martian Mono Fallback 2", ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace';
const monoLoaded = { '--mono': `"Martian Mono", ${monoFallbacks}` };
globalStyle(':root', { vars: { '--mono': monoFallbacks }, '@media': { '(scripting: none)': { vars: monoLoaded } } });
// Set by src/boot/boot.js once the font is loaded.
globalStyle(':root[data-mono]', { vars: monoLoaded });
/** For figures, codes and identifiers. */
export const mono = 'var(--mono)';
export const radius = { control: '3px', panel: '6px' } as const;
export const motion = { fast: '120ms', slow: '240ms', ease: 'cubic-bezier(.2, 0, 0, 1)' } as const;
export const gutter = 'clamp(16px, 7.1vw - 22px, 80px)';
export const contentWidth = `min(100% - 2 * ${gutter}, 80rem)`;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
