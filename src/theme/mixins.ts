import { compact, narrow } from './media';
import { mono, radius, sans, vars } from './vars.css';

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

/** What holds for one media query only. */
export const at = <T>(query: string, declarations: T) => ({ '@media': { [query]: declarations } });

/** A row of boxes. */
export const row = (gap: Length, alignItems?: string, justifyContent?: string) =>
  given({ display: 'flex', alignItems, justifyContent, gap: gapOf(gap) });
/** A row of boxes that wraps where it has no room. */
export const wrapRow = (gap: Length, align?: string, justify?: string) =>
  ({ ...row(gap, align, justify), flexWrap: 'wrap' }) as const;
/** A column of boxes. */
export const column = (gap: Length) => given({ display: 'flex', flexDirection: 'column', gap: gapOf(gap) } as const);
/** A row inside a line of text. */
export const inlineRow = (gap: Length, align?: string, justify?: string) => ({
  ...row(gap, align, justify),
  display: 'inline-flex',
});

/** In a list of widths, a number alone is a share that does not grow with its content. */
const tracks = (widths: number | string) =>
  typeof widths === 'string'
    ? widths.replaceAll(/(?<=^| )[\d.]+(?= |$)/g, 'minmax(0, $&fr)')
    : widths === 1
      ? 'minmax(0, 1fr)'
      : `repeat(${widths}, minmax(0, 1fr))`;
/** A grid with columns of the given widths, such as `'28px 1 auto'`, or with that many equal columns. */
export const columns = (widths: number | string, gap: Length = 0, alignItems?: string) =>
  given({ display: 'grid', gridTemplateColumns: tracks(widths), gap: gapOf(gap), alignItems });
/** For a media query: the columns of a grid become these. */
export const into = (widths: number | string) => ({ gridTemplateColumns: tracks(widths) });
/** The same, with one column below a width. */
export const columnsFrom = (query: string, ...of: Parameters<typeof columns>) => ({
  ...columns(...of),
  '@media': { [query]: into(1) },
});
/** A grid of one row whose columns have this width. */
export const flow = (gridAutoColumns: string) =>
  ({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns }) as const;
export const hide = (query: string) => ({ '@media': { [query]: { display: 'none' } } }) as const;
/** A grid whose rows have a gap. */
export const rows = (gap: Length, justifyItems?: string) => given({ display: 'grid', gap, justifyItems });
/** The content in the middle, both ways or one. */
export const center = { display: 'grid', placeItems: 'center' } as const;
export const middle = { display: 'grid', alignContent: 'center' } as const;

/** Width and height; a square unless both are given. */
export const size = (width: Length, height: Length = width) => ({ width, height });
/** The same inside a row, which does not squeeze it. */
export const fixed = (width: Length, height: Length = width) => ({ flex: 'none', width, height }) as const;
/** Over the nearest positioned parent, inset from its edges. */
export const absolute = (inset: Length) => ({ position: 'absolute', inset }) as const;
/** The same with its center at a place, or in the middle of the width. */
export const around = { position: 'absolute', translate: '-50% -50%' } as const;
export const centered = { position: 'absolute', left: '50%', translate: '-50% 0' } as const;
export const fullBlock = { display: 'block', width: '100%' } as const;
/** The same for `::before` and `::after`. */
export const drawn = (inset: Length) => ({ content: '', ...absolute(inset) }) as const;

/** A step of the type scale. */
export const text = (step: Step, lineHeight?: number, letterSpacing?: Length) =>
  given({ fontSize: sizes[step], lineHeight, letterSpacing });
export const boldText = (fontWeight: number, step: Step, lineHeight?: number) => ({
  ...text(step, lineHeight),
  fontWeight,
});
/** For text such as identifiers, which may be longer than its box. */
export const breaks = { minWidth: 0, overflowWrap: 'anywhere' } as const;
export const subhead = text('subhead', undefined, '-.01em');
/** The short form, for a control, which has a font of its own. */
export const font = (weight: number, step: Step, lineHeight: number) => ({
  font: `${weight} ${sizes[step]}/${lineHeight} ${sans}`,
});
export const monoFont = (weight: number, step: Step, lineHeight: number) => ({
  font: `${weight} ${sizes[step]}/${lineHeight} ${mono}`,
});
/** Text that stands back. */
export const softText = (step: Step, lineHeight?: number) => ({ color: vars.ink2, ...text(step, lineHeight) });
/** Text that stands back most, such as labels. */
export const faintText = (step: Step, lineHeight?: number) => ({ color: vars.ink3, ...text(step, lineHeight) });
export const caps = { textTransform: 'uppercase', whiteSpace: 'nowrap' } as const;
/** Codes and small figures. */
export const monospace = { fontFamily: mono, fontStretch: '80%' } as const;
export const monoText = (step: Step, fontWeight?: number, lineHeight?: number) =>
  given({ fontFamily: mono, fontSize: sizes[step], fontStretch: '80%', fontWeight, lineHeight });
/** A figure in a picture, in CSS pixels, which do not grow with the text. */
export const legend = (fontSize: number) => ({ fontFamily: mono, fontStretch: '75%', fontSize, lineHeight: 1 });
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

// Lines between and around boxes, and the ring around what has focus.
export const hair = `1px solid ${vars.hair}`;
export const edge = `1px solid ${vars.edge}`;
export const strong = `2px solid ${vars.ink}`;
export const focus = `3px solid ${vars.ink}`;
export const darkLine = `1px solid ${dark.line}`;
export const focusOnDark = `3px solid ${dark.white}`;
/** Outlines: of a control, of one that stands out, of one in a dark bar, of a panel. */
export const box = { border: edge, borderRadius: radius.control } as const;
export const inkBox = { border: `1.5px solid ${vars.ink}`, borderRadius: radius.control } as const;
export const darkBox = { border: `1px solid ${dark.edge}`, borderRadius: radius.control } as const;
export const plate = { border: hair, borderRadius: radius.panel } as const;
/** What is selected or under the pointer. */
export const inverse = { background: vars.ink, color: vars.panel } as const;
export const darkInverse = { background: dark.white, color: dark.ground } as const;
/** A picture or sign that keeps its colors where the system forces its own. */
export const ownColors = { forcedColorAdjust: 'none' } as const;
/** Rows with lines between them. */
export const between = { borderTop: hair, ':first-child': { borderTop: 0 } } as const;
/** The lines of an icon or a drawing. */
export const stroke = (strokeWidth: number, color = 'currentColor') => ({ fill: 'none', stroke: color, strokeWidth });

export const ring = (border: string) => ({ border, borderRadius: '50%' }) as const;
/** A row below a line. */
export const ruled = (paddingBlock: Length) => ({ paddingBlock, borderTop: hair });

// The inside of a panel, with less room at its sides below a width, or all around.
export const pad = (
  query: string,
  padding: Length = 24,
  less: Length | undefined = padding === 24 ? 16 : undefined,
) => ({
  padding,
  '@media': { [query]: less === undefined ? { paddingInline: 16 } : { padding: less } },
});
export const padInline = (query: string) => ({ paddingInline: 24, '@media': { [query]: { paddingInline: 16 } } });
/** Boxes side by side with a line between them; below a width, one above the other. */
export const beside = (query: string) => ({
  selectors: { '& + &': { borderInlineStart: hair } },
  '@media': { [query]: { selectors: { '& + &': { borderInlineStart: 0, borderTop: hair } } } },
});

export const plainFieldset = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;
export const noSelect = { userSelect: 'none', WebkitUserSelect: 'none' } as const;
/** Text in one line that ends with three dots where it has no room. */
export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** A button without the look of one. */
export const plainButton = { padding: 0, border: 0, background: 'none', color: 'inherit', cursor: 'pointer' } as const;
export const textButton = (padding: Length) => ({ minHeight: 44, ...plainButton, padding });
export const iconButton = { ...center, ...size(44), ...plainButton } as const;
/** A button in a dark bar. */
export const darkButton = {
  ...plainButton,
  ':hover': { background: dark.hover },
  ':focus-visible': { outline: focusOnDark, outlineOffset: -6 },
} as const;

/** At an edge of the screen, clear of rounded corners and of the system's own bars. */
export const atEdge = {
  bottom: { bottom: 'max(24px, env(safe-area-inset-bottom))' },
  top: { top: 'max(24px, env(safe-area-inset-top))' },
} as const;
/** The frame of a slider, so that its touch target does not widen the page. */
export const sliderTrack = { position: 'relative', overflow: 'clip', overflowClipMargin: 10 } as const;
/** A text above a field. Its height stays the same, so that a shorter text does not move the field under the pointer. */
export const task = {
  // Two lines, three on a phone.
  minHeight: 'calc(2.8em + 20px)',
  paddingBlock: 10,
  ...softText('small', 1.4),
  '@media': { [compact]: { minHeight: 'calc(4.2em + 20px)' } },
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
export const gridCell = { minWidth: 0, margin: '-1px 0 0 -1px', borderTop: hair, borderInlineStart: hair } as const;
export const ruledCell = { ...gridCell, ...pad(narrow, '14px 20px 15px', '12px 16px') } as const;
/** Text that warns beside a test. */
export const warning = {
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.warn}`,
  ...softText('small', 1.45),
} as const;
