import { catalogue } from '../../../content/catalogue';
import { markWidth, pitch } from '../../inspection/inspection.css';
import { below, coarse, compact, medium, narrow } from '../../theme/media';
import { css, dimDisabledIn, extend, globalStyle, style, tickBoxIn, vars } from '../../theme/style';

/** What is read from storage comes late, and must not push the footer away. */
export const page = style({ minHeight: '100svh', paddingBottom: 104, ...css.at(narrow, { paddingBottom: 96 }) });
export const start = style({ ...css.pad(narrow, '16px 24px', '12px 16px'), borderBottom: css.hair });
export const plate = style({ ...css.rows(8, 'start'), padding: 24 });
globalStyle(`${plate} h2`, css.text('head', undefined, '-.012em'));
globalStyle(`${plate} p`, { marginBottom: 12, color: vars.ink2 });

export const tools = style({
  ...css.columns('2 repeat(3, minmax(0, 1fr)) auto', 12, 'end'),
  padding: '16px 24px',
  borderBottom: css.hair,
  '@media': { [medium]: css.into('1fr 1fr'), [narrow]: { ...css.into('1 1'), padding: '12px 16px' } },
});
globalStyle(`${tools} > :first-child`, { ...css.at(medium, { gridColumn: '1 / -1' }) });
export const filterMore = style({
  ...css.wrapRow(12, 'end', 'space-between'),
  ...css.pad(narrow, '12px 24px', '10px 16px'),
  borderBottom: css.hair,
});
export const found = style({
  ...css.flow('minmax(0, 176px)'),
  gap: 12,
  ...css.at(narrow, { gridAutoFlow: 'row', ...css.into('1 1'), width: '100%' }),
});

export const lot = style({ ...css.rows(8), marginTop: 32 });
globalStyle(`${lot} h2`, css.text('head', undefined, '-.012em'));
globalStyle(`${lot} p`, { color: vars.ink2 });
export const lotTable = style({ width: '100%', marginTop: 8, borderSpacing: 0, ...css.text('small') });
globalStyle(`${lotTable} :is(th, td)`, {
  height: 44,
  padding: '0 24px',
  borderTop: css.hair,
  fontWeight: 400,
  textAlign: 'start',
  '@media': { [narrow]: { paddingInline: 12 }, [below(400)]: { paddingInline: 4, ...css.text('caption') } },
});
globalStyle(`${lotTable} td:nth-child(2)`, { hyphens: 'auto', overflowWrap: 'anywhere' });
globalStyle(`${lotTable} thead th`, {
  borderTop: 0,
  ...css.faintText('note'),
  ...css.at(below(400), css.text('tiny')),
});
globalStyle(`${lotTable} :is(th, td):nth-child(n + 3)`, { textAlign: 'end' });

export const manage = style({
  ...css.columns(4, '32px 40px'),
  paddingTop: 48,
  '@media': { [below(1200)]: css.into(2), [compact]: css.into(1), print: { display: 'none' } },
});
globalStyle(`${manage} > div`, {
  ...css.rows(8, 'start'),
  gridTemplateRows: 'auto 1fr auto',
  paddingTop: 16,
  borderTop: css.strong,
});
globalStyle(`${manage} h2`, css.subhead);
globalStyle(`${manage} p`, css.softText('small', 1.45));
export const manageButtons = style({ ...css.wrapRow(12), marginTop: 8 });
dimDisabledIn(manageButtons);
/** The confirmation before all reports are deleted. */
export const asking = style({ flexBasis: '100%', paddingInlineStart: 12, borderInlineStart: `3px solid ${vars.fail}` });
export const columns = style({ width: 'auto' });
export const manageStatus = style({ ...css.row(0, 'center'), ...css.softText('small') });

/** The minimum height of a row, in px. */
export const ROW_HEIGHT = 64;

/** A long list has its own scroll area, so that the content below it is reachable. */
export const listFrame = style({
  height: 'max(360px, calc(100dvh - 300px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  // Rows inserted above must not move the visible ones. The list handles that itself.
  overflowAnchor: 'none',
  '@media': { [narrow]: { height: 'max(320px, calc(100dvh - 240px))' } },
});
/** The header reserves the width of the list's scroll bar, so that its columns line up with those of the list. */
export const headFrame = style({ overflow: 'hidden', scrollbarGutter: 'stable' });
export const listFoot = style({
  ...css.wrapRow('8px 24px', 'center', 'space-between'),
  minHeight: 56,
  ...css.pad(narrow, '12px 24px'),
  borderTop: css.hair,
});
export const listHint = style({ display: 'block', ...css.faintText('note') });
export const turn = style({ ...css.row(8), '@media': { print: { display: 'none' } } });

/** Width of one mark of the strip including its gap, in px. */
const MARK_PX = 17;

const tracks = style({
  ...css.columns(`44px 100px minmax(0, 1fr) 7.25rem ${MARK_PX * catalogue.length}px 9.5rem 3.5rem`, '0 16px', 'center'),
  vars: { [pitch]: `${MARK_PX}px`, [markWidth]: `${MARK_PX - 2}px` },
  paddingInline: '12px 24px',
  '@media': { [below(1200)]: css.into('44px 1 auto'), [narrow]: { paddingInline: '4px 16px', gap: '4px' } },
});
export const rowHead = extend(tracks, {
  minHeight: 40,
  borderBottom: css.strong,
  ...css.faintText('note'),
  ...css.hide(below(1200)),
});
export const row = extend(tracks, {
  minHeight: 64,
  ...css.ruled(8),
  ...css.text('small', 1.35),
  selectors: {
    '[data-place="0"] > &': { borderTop: 0 },
    '&[data-chosen]': { background: `color-mix(in srgb, ${vars.panel}, ${vars.ink} 6%)` },
  },
});
export const rowBox = style({ ...css.center, ...css.size(44), cursor: 'pointer' });
tickBoxIn(rowBox, 20, 12);
globalStyle(`${rowBox} input`, { cursor: 'inherit' });
export const when = style(css.hide(below(1200)));
export const dim = style({ display: 'block', color: vars.ink3, ...css.ellipsis });
export const device = style({ display: 'grid', minWidth: 0 });
export const rowLink = style({
  ...css.row(0, 'center'),
  minHeight: 28,
  ...css.ellipsis,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  // A flex container shows no ellipsis, so a long name wraps to a second line.
  '@media': { [coarse]: { minHeight: 44 }, [narrow]: { minHeight: 44, whiteSpace: 'normal' } },
});
export const rowTag = style({ minWidth: 0, ...css.hide(below(1200)) });
globalStyle(`${rowTag} > span`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });
export const rowStrip = style({
  '@media': {
    [below(1200)]: { gridColumn: '2 / -1', gridRow: 2 },
    [narrow]: { gridColumn: '1 / -1', paddingInlineStart: 12 },
  },
});
export const verdict = style(css.rows(2));
export const passed = style(css.hide(below(1200)));

export const selectionBar = style({
  position: 'fixed',
  zIndex: 12,
  inset: 'auto var(--chart-beside, 0px) var(--chart-below, 0px) 0',
  background: css.dark.ground,
  color: css.dark.paper,
});
export const inner = style({
  ...css.wrapRow('8px 12px', 'center'),
  minHeight: 72,
  ...css.at(narrow, { paddingBlock: 10 }),
});
globalStyle(`${inner} p`, { marginInlineEnd: 'auto', fontWeight: 650, ...css.at(narrow, { flexBasis: '100%' }) });
