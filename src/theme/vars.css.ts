import { assignVars, createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css';

/** The design tokens: the name as a CSS custom property, so that an SVG may use `var(--ink)`, its light and dark value. */
const tokens = {
  page: ['page', '#ebebeb', '#131313'],
  panel: ['panel', '#f8f8f8', '#1c1c1c'],
  well: ['well', '#d9d9d9', '#0b0b0b'],
  scope: ['scope', '#121212', '#050505'],
  hair: ['hair', '#c9c9c9', '#343434'],
  edge: ['edge', '#7a7a7a', '#7d7d7d'],
  ink: ['ink', '#111111', '#f2f2f2'],
  ink2: ['ink-2', '#454545', '#c4c4c4'],
  ink3: ['ink-3', '#5c5c5c', '#9c9c9c'],
  signal: ['signal', '#f24400', '#ff5c1a'],
  onSignal: ['on-signal', '#111111', '#111111'],
  signalInk: ['signal-ink', '#b33600', '#ff8552'],
  pass: ['pass', '#14633d', '#63d297'],
  warn: ['warn', '#7a5000', '#f0b94a'],
  fail: ['fail', '#b3121d', '#ff7070'],
  onVerdict: ['on-verdict', '#ffffff', '#111111'],
  illustration0: ['ill-0', '#ececec', '#262626'],
  illustration1: ['ill-1', '#bdbdbd', '#3c3c3c'],
  illustration2: ['ill-2', '#8f8f8f', '#777777'],
  cap: ['cap', '#fbfbfb', '#2b2b2b'],
  capSide: ['cap-side', '#b5b5b5', '#0a0a0a'],
  capDone: ['cap-done', '#1f1f1f', '#dcdcdc'],
  capDoneSide: ['cap-done-side', '#000000', '#8d8d8d'],
  onCapDone: ['on-cap-done', '#f4f4f4', '#111111'],
  close: ['close', '#111111', '#000000'],
} as const;
type Token = keyof typeof tokens;
const table = Object.entries(tokens) as [Token, readonly [string, string, string]][];
const column = (at: 0 | 1 | 2) =>
  Object.fromEntries(table.map(([token, values]) => [token, values[at]])) as Record<Token, string>;

/** The design tokens and the logo's strip, as one typed contract. */
export const vars = createGlobalThemeContract({ ...column(0), strip: 'strip' }, (name) => name ?? '');

const eightBars = (colors: readonly string[]) =>
  `linear-gradient(90deg, ${colors
    .map((color, i) => `${color} ${i === 0 ? '' : '0 '}${i === 7 ? '' : `${(i + 1) * 12.5}%`}`)
    .join(', ')})`;

const strip = eightBars(['#fff', '#000', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f']);
/** The same eight by luminance, for pages that judge color and for black-and-white print. */
const luminanceStrip = eightBars(['#fff', '#000', '#7f7f7f', '#dbdbdb', '#4c4c4c', '#f7f7f7', '#e5e5e5', '#919191']);

const light = assignVars(vars, { ...column(1), strip });
const dark = assignVars(vars, { ...column(2), strip });
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
