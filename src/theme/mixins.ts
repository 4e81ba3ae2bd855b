import { narrow } from './media';
import { mono, vars } from './vars.css';

/** Groups of declarations that many styles share, to spread into a style. A style file cannot export functions. */

type Length = number | string;

/** The type scale. Headings that grow with the viewport are in `base.css.ts`. */
const sizes = {
  tiny: '.75rem',
  caption: '.8125rem',
  note: '.875rem',
  small: '.9375rem',
  base: '1rem',
  body: '1.0625rem',
  subhead: '1.125rem',
  lead: '1.1875rem',
  head: '1.25rem',
  title: '1.5rem',
} as const;
type Step = keyof typeof sizes;

/** Without the declarations that have no value, which would be written as they are. */
const given = <T extends object>(declarations: T) =>
  Object.fromEntries(Object.entries(declarations).filter(([, value]) => value !== undefined)) as T;
const gapOf = (gap: Length) => (gap === 0 ? undefined : gap);

/** A row of boxes. */
export const row = (gap: Length, alignItems?: string, justifyContent?: string) =>
  given({ display: 'flex', alignItems, justifyContent, gap: gapOf(gap) });
/** A row of boxes that wraps where it has no room. */
export const wrapRow = (gap: Length, align?: string, justify?: string) =>
  ({ ...row(gap, align, justify), flexWrap: 'wrap' }) as const;
/** A row inside a line of text. */
export const inlineRow = (gap: Length, align?: string, justify?: string) => ({
  ...row(gap, align, justify),
  display: 'inline-flex',
});

const tracks = (widths: number | string) =>
  typeof widths === 'string' ? widths : widths === 1 ? 'minmax(0, 1fr)' : `repeat(${widths}, minmax(0, 1fr))`;
/** A grid with columns of the given widths, or with that many equal columns. */
export const columns = (widths: number | string, gap: Length = 0, alignItems?: string) =>
  given({ display: 'grid', gridTemplateColumns: tracks(widths), gap: gapOf(gap), alignItems });
/** For a media query: the columns of a grid become one. */
export const oneColumn = { gridTemplateColumns: tracks(1) } as const;
/** A grid whose rows have a gap. */
export const rows = (gap: Length, justifyItems?: string) => given({ display: 'grid', gap, justifyItems });
/** The content in the middle. */
export const center = { display: 'grid', placeItems: 'center' } as const;

/** Width and height; a square unless both are given. */
export const size = (width: Length, height: Length = width) => ({ width, height });
/** Over the nearest positioned parent, inset from its edges. */
export const absolute = (inset: Length) => ({ position: 'absolute', inset }) as const;

/** A step of the type scale. */
export const text = (step: Step, lineHeight?: number, letterSpacing?: Length) =>
  given({ fontSize: sizes[step], lineHeight, letterSpacing });
/** Text that stands back. */
export const softText = (step: Step, lineHeight?: number) => ({ color: vars.ink2, ...text(step, lineHeight) });
/** Text that stands back most, such as labels. */
export const faintText = (step: Step, lineHeight?: number) => ({ color: vars.ink3, ...text(step, lineHeight) });
/** Codes and small figures. */
export const monoText = (step: Step, fontWeight?: number) =>
  given({ fontFamily: mono, fontSize: sizes[step], fontStretch: '80%', fontWeight });
/** The large figure of an instrument. */
export const readout = (fontSize: string) => ({
  fontFamily: mono,
  fontStretch: '75%',
  fontWeight: 330,
  fontSize,
  letterSpacing: '-.05em',
  fontVariantNumeric: 'tabular-nums',
});

/** Colors of pictures, bars and instruments that are dark in both themes. */
export const dark = {
  ground: '#0a0a0a',
  screen: '#121212',
  hover: '#2a2a2a',
  pressed: '#3a3a3a',
  line: '#4a4a4a',
  edge: '#8a8a8a',
  dim: '#b8b8b8',
  soft: '#d6d6d6',
  paper: '#f2f2f2',
  white: '#ffffff',
} as const;

/** Lines between and around boxes, and the ring around what has focus. */
export const border = {
  hair: `1px solid ${vars.hair}`,
  edge: `1px solid ${vars.edge}`,
  strong: `2px solid ${vars.ink}`,
  focus: `3px solid ${vars.ink}`,
  dark: `1px solid ${dark.line}`,
  focusOnDark: `3px solid ${dark.white}`,
} as const;

/** A button without the look of one. */
export const plainButton = { padding: 0, border: 0, background: 'none', color: 'inherit', cursor: 'pointer' } as const;
/** A button in a dark bar. */
export const darkButton = {
  ...plainButton,
  ':hover': { background: dark.hover },
  ':focus-visible': { outline: border.focusOnDark, outlineOffset: -6 },
} as const;

/** The ground of a moving curve or picture. */
export const scope = {
  background: vars.scope,
  borderRadius: 3,
  overflow: 'clip',
  forcedColorAdjust: 'none',
} as const;
/** The unit beside a large figure. */
export const unit = {
  marginInlineStart: '.18em',
  color: vars.ink2,
  fontSize: '.42em',
  fontWeight: 370,
  letterSpacing: 0,
} as const;
/** A cell of a grid with lines between its cells. The grid clips the lines at its own edges. */
export const ruledCell = {
  minWidth: 0,
  margin: '-1px 0 0 -1px',
  padding: '14px 20px 15px',
  borderTop: border.hair,
  borderInlineStart: border.hair,
  '@media': { [narrow]: { padding: '12px 16px' } },
} as const;
/** Text that warns beside a test. */
export const warning = {
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.warn}`,
  ...softText('small', 1.45),
} as const;
