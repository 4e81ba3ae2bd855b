import { forced, narrow, phone, snug } from '../../theme/media';
import { createVar, css, extend, globalStyle, motion, style, styleVariants, vars } from '../../theme/style';
import { card, illustration } from './Illustration.css';

const paired = '(min-width: 720px) and (max-width: 1099px)';
/** From medium screens on, a grid with three cells per row keeps them. */
const tripled = '(min-width: 768px) and (max-width: 1099px)';
const full = '(min-width: 1100px)';

const pad = createVar();

/** Twelve tracks, so that a row can hold two, three or four cells. */
export const grid = style({
  ...css.columns('repeat(12, minmax(0, 1fr))', 1),
  background: vars.hair,
  ...css.plate,
  overflow: 'clip',
});

export const cell = extend(card, {
  vars: { [pad]: '20px' },
  position: 'relative',
  display: 'grid',
  background: vars.panel,
  ':hover': { zIndex: 2, background: `color-mix(in srgb, ${vars.panel}, ${vars.ink} 3.5%)` },
  ':focus-within': { zIndex: 2 },
  selectors: {
    '&:has(:focus-visible)::after': {
      ...css.drawn(0),
      zIndex: 3,
      border: css.focus,
      outline: `2px solid ${vars.panel}`,
      outlineOffset: -5,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [snug]: { vars: { [pad]: '16px' } },
    // The rules between cells are the grid's background, which forced colors remove.
    [forced]: { outline: '1px solid' },
  },
});

export const well = extend(illustration, { alignSelf: 'stretch' });

const lying = (share: string) => ({
  cell: { gridTemplate: `1fr auto / ${share} minmax(0, 1fr)` },
  well: { aspectRatio: 'auto', gridRow: '1 / -1', minHeight: 176, borderInlineEnd: css.hair },
});
/** The illustration is above the text, or on the left with the given width. */
const upright = {
  cell: { gridTemplate: 'auto 1fr auto / minmax(0, 1fr)' },
  well: { aspectRatio: '2 / 1', gridRow: 'auto', minHeight: 0, borderBottom: css.hair, borderInlineEnd: 0 },
};
const beside = lying('38%');
/** On a phone. */
const onPhone = lying('31%');

const tracks = (count: number) => ({ gridColumn: `span ${count}` });

/** By how many cells a full row has. Between phone and full width, two share a row, or three on medium screens. */
export const ofRow = styleVariants({
  4: { '@media': { [full]: { ...tracks(3), ...upright.cell }, [paired]: { ...tracks(6), ...upright.cell } } },
  3: {
    '@media': {
      [full]: { ...tracks(4), ...beside.cell },
      [paired]: { ...tracks(6), ...beside.cell },
      [tripled]: { ...tracks(4), ...upright.cell },
    },
  },
});
globalStyle(`${ofRow[4]} > ${well}`, { '@media': { [full]: upright.well, [paired]: upright.well } });
globalStyle(`${ofRow[3]} > ${well}`, {
  '@media': {
    [full]: beside.well,
    [paired]: beside.well,
    // These drawings are square. A flatter frame would crop them.
    [tripled]: { ...upright.well, aspectRatio: '4 / 3' },
  },
});
globalStyle(`${cell}`, { ...css.at(snug, { ...tracks(12), ...onPhone.cell }) });
globalStyle(`${cell} > ${well}`, { ...css.at(snug, { ...onPhone.well, minHeight: 148 }) });

export const body = style({ padding: `18px ${pad} 16px`, ...css.at(snug, { padding: `14px ${pad} 12px` }) });
export const heading = style(css.wrapRow(10, 'baseline'));
export const number = style(css.faintText('caption'));
export const badge = style({
  marginBlock: -5,
  marginInlineStart: 'auto',
  transform: 'translateY(-2px)',
  ...css.at(snug, { marginInlineStart: 0 }),
});
export const summary = style({ marginTop: 8, ...css.softText('small', 1.45) });
export const start = style({
  ...css.row(0, 'center', 'space-between'),
  minHeight: 48,
  marginInline: pad,
  borderTop: css.hair,
  ...css.text('note'),
  fontWeight: 650,
  letterSpacing: '.03em',
  textDecoration: 'none',
  textTransform: 'uppercase',
  // The whole cell is the link.
  '::before': { ...css.drawn(0), zIndex: 1 },
  ':focus-visible': { outline: 'none' },
});
/** Between the verdict and the arrow. */
export const note = style({
  flex: 1,
  paddingInline: 12,
  color: vars.ink2,
  fontWeight: 400,
  letterSpacing: 0,
  textTransform: 'none',
  whiteSpace: 'normal',
});
export const arrow = style({
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { [`${cell}:hover &`]: { transform: 'translateX(4px)' } },
});

export const groups = style({ ...css.wrapRow('24px 16px'), marginTop: 24 });
/** As wide as its cells, in a row of its own where they have no room. */
export const smallGroup = styleVariants({ 2: 2, 3: 3 }, (count) => ({
  flex: `${count} 1 ${count * 8.4}rem`,
  minWidth: 0,
  ...css.at(snug, { flexBasis: '100%' }),
}));
export const smallHeading = style({ marginBottom: 10, ...css.text('base', undefined, 0) });
export const smallCells = style({
  ...css.flow('minmax(0, 1fr)'),
  gap: 1,
  overflow: 'clip',
  ...css.plate,
  background: vars.hair,
  ...css.at(snug, { gridAutoFlow: 'row' }),
});
export const smallCell = extend(cell, {
  gridTemplateRows: '100px 52px',
  ...css.at(snug, { gridColumn: 'auto', gridTemplate: '60px / 88px minmax(0, 1fr)' }),
});
export const smallWell = extend(well, {
  ...css.at(snug, { gridRow: 'auto', minHeight: 0, borderInlineEnd: css.hair }),
});
export const smallRow = style({
  ...css.row(6, 'center'),
  minWidth: 0,
  paddingInline: 10,
  ...css.text('small'),
  textDecoration: 'none',
  // The whole cell is the link.
  '::before': { ...css.drawn(0), zIndex: 1 },
  ':focus-visible': { outline: 'none' },
});
export const smallName = style({ fontWeight: 550 });
export const smallNumber = style(css.faintText('caption'));
export const end = style({ marginInlineStart: 'auto' });
export const smallSign = style({ ...css.size(14), ...css.stroke(2) });

/** The gaps of 1 px are the rules. */
export const rows = style({ ...css.columnsFrom(narrow, 2, 1), overflow: 'hidden', background: vars.hair });
export const row = style({
  position: 'relative',
  ...css.columns('88px 1 auto', 20, 'center'),
  minHeight: 88,
  paddingInlineEnd: 20,
  background: vars.panel,
  selectors: {
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    '&:hover': { background: `color-mix(in srgb, ${vars.ink} 3.5%, ${vars.panel})` },
    '&:has(:focus-visible)': { outline: css.focus, outlineOffset: -3 },
  },
  ...css.at(phone, { gap: '0 14px', paddingInlineEnd: 14 }),
});
export const rowsWell = extend(well, { height: '100%', minHeight: 88 });
export const name = style({ ...css.row(8, 'baseline'), margin: '12px 0 0', ...css.boldText(600, 'body', 1.3) });
export const rowsNumber = style({ color: vars.ink3, fontWeight: 400 });
export const link = style({
  ...css.inlineRow(0, 'center'),
  minWidth: 44,
  minHeight: 44,
  marginBlock: -11,
  textDecoration: 'none',
  // The whole row is the link.
  '::after': css.drawn(0),
  ':focus-visible': { outline: 'none' },
});
export const rowsSummary = style({ margin: '2px 0 12px', ...css.softText('small', 1.4) });
