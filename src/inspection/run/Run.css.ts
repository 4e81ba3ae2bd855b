import { below, narrow, snug } from '../../theme/media';
import {
  alwaysDark,
  contentWidth,
  css,
  extend,
  globalStyle,
  gutter,
  mark as markBase,
  radius,
  style,
  vars,
} from '../../theme/style';
import { choosable } from '../../ui/controls/basic.css';
import { region } from '../../ui/feedback/feedback.css';
import { codeTag, face } from '../../ui/figures/badges.css';
import { locked } from '../../ui/layout/FullscreenView.css';
import { keycap, markWidth, pitch } from '../inspection.css';

/** The profile's hint for a test, in plain words. */
export const hint = style({ marginTop: 24, paddingInlineStart: 12, borderInlineStart: css.focus, lineHeight: 1.45 });

const noRoom = below(1360);

export const dock = extend(alwaysDark, {
  vars: { [face]: css.dark.ground },
  position: 'fixed',
  inset: 'auto var(--chart-beside, 0px) var(--chart-below, 0px) 0',
  zIndex: 11,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: css.dark.ground,
  color: css.dark.paper,
  borderTop: '1px solid transparent',
});
/** Above the dock, which has no room for it on most screens. */
export const leaving = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: '100%',
  background: css.dark.ground,
  ...css.text('small'),
  selectors: { '&:not(:empty)': { padding: '10px 20px' } },
});
export const dockInner = style({
  ...css.columns('auto 1 auto auto auto'),
  width: contentWidth,
  minHeight: 72,
  marginInline: 'auto',
  ...css.at(narrow, { ...css.into('1.15fr 1fr .85fr .9fr 1.25fr'), width: '100%', minHeight: 0 }),
});

export const dockButton = style({
  ...css.center,
  gridTemplateRows: '24px 18px',
  placeContent: 'center',
  gap: 6,
  minHeight: 72,
  ...css.darkButton,
  padding: '0 6px',
  ...css.font(600, 'small', 1),
  whiteSpace: 'nowrap',
  ':disabled': { color: css.dark.edge, cursor: 'default', background: 'none' },
  selectors: {
    '&[data-pressed]': { background: css.dark.pressed },
    '&[aria-pressed="true"]': { background: css.dark.paper, color: '#111111' },
  },
  ...css.at(narrow, { minHeight: 60, gridTemplateRows: '20px 16px', gap: 4, padding: '0 2px' }),
});
export const previous = extend(dockButton, {
  width: 84,
  padding: 0,
  borderInlineEnd: css.darkLine,
  ...css.at(narrow, { width: 'auto', order: 1 }),
});
export const dockSide = extend(dockButton, { ...css.at(narrow, { order: 2, borderInlineEnd: css.darkLine }) });
export const judgeButton = extend(dockButton, { display: 'none', ...css.at(narrow, { display: 'grid', order: 3 }) });
export const next = extend(dockButton, {
  gridTemplateRows: '18px 16px',
  gap: 3,
  width: 112,
  minHeight: 52,
  marginBlock: 10,
  marginInlineStart: 8,
  borderRadius: radius.control,
  background: css.dark.paper,
  color: '#111111',
  ':hover': { background: css.dark.white },
  ':focus-visible': { outline: '3px solid #111111', outlineOffset: -6 },
  selectors: { '&:not([aria-keyshortcuts])': { gridTemplateRows: '18px' } },
  ...css.at(narrow, { order: 4, gridTemplate: '1fr / auto auto', gap: 8, width: 'auto', minHeight: 48, margin: 6 }),
});
const icon = style({ ...css.size(18), ...css.stroke(1.75) });
/** An icon, used if there is no room or no keyboard for a keycap. */
export const dockSign = extend(icon, { display: 'none', ...css.at(narrow, { display: 'block' }) });
export const arrow = extend(icon, { height: 12, strokeWidth: 2 });
export const narrowArrow = extend(dockSign, { height: 12, strokeWidth: 2 });

export const dockCap = style({
  display: 'inline-block',
  minWidth: 22,
  padding: '4px 6px',
  ...css.darkBox,
  borderBottomWidth: 2,
  ...css.monoText('tiny', 500, 1.1),
  textAlign: 'center',
  ...css.hide(narrow),
  selectors: {
    '[data-held] &': { borderStyle: 'dashed', borderWidth: 1, color: css.dark.dim },
    '[aria-pressed="true"] &, [data-held] [aria-pressed="true"] &': { borderColor: '#555555', color: '#111111' },
    [`${next} &`]: { padding: 0, border: 0, color: '#454545' },
  },
});
globalStyle(`${dockButton}:disabled ${dockCap}`, { color: css.dark.edge });

export const middle = style({
  ...css.columns('336px 1', '0 24px', 'center'),
  padding: '9px 20px',
  '@media': {
    [noRoom]: css.into('minmax(0, 336px)'),
    [narrow]: {
      gridRow: 1,
      gridColumn: '1 / -1',
      ...css.into(1),
      width: `calc(100% - 2 * ${gutter})`,
      marginInline: 'auto',
      padding: '8px 0 7px',
    },
  },
});
globalStyle(`${middle} > *`, { minWidth: 0 });
export const dockLine = style({
  display: 'none',
  ...css.at(narrow, { display: 'block', gridRow: 2, gridColumn: '1 / -1', borderTop: css.darkLine }),
});
export const dockName = style({
  ...css.row(12, 'baseline', 'space-between'),
  ...css.boldText(650, 'base', 1.25),
  ...css.at(narrow, { alignItems: 'center' }),
});
export const dockTitle = style(css.row(9, 'baseline'));
export const dockNumber = style({ color: css.dark.dim, fontWeight: 400 });
export const dockStrip = style({ marginTop: 6 });
export const dockWide = style(css.hide(narrow));
export const narrowOnly = style({ display: 'none', ...css.at(narrow, { display: 'block' }) });
export const soFar = style({ ...css.rows(5), color: css.dark.dim, ...css.text('note', 1.35), ...css.hide(noRoom) });
globalStyle(`${soFar} > *`, css.ellipsis);
export const found = style(css.row(8, 'center'));
globalStyle(`${dock} ${found} > span:first-child, ${dock} ${narrowOnly} > span`, { height: 24, ...css.text('tiny') });
export const dockCode = style({
  padding: '3px 6px',
  ...css.darkBox,
  color: css.dark.paper,
  ...css.monoText('tiny', 500, 1.2),
});
export const judge = style({
  ...css.columns('72px 84px 72px 98px'),
  ...css.plainFieldset,
  border: `solid ${css.dark.line}`,
  borderWidth: '0 1px',
  ...css.hide(narrow),
});
globalStyle(`${judge} > * + *`, { borderInlineStart: '1px solid #2c2c2c' });
export const dockMore = style({ ...css.columns('76px 68px'), ...css.at(narrow, { display: 'contents' }) });
/** Space below the content, so that the dock does not cover it when the page is scrolled to the end. */
export const room = style({
  paddingBottom: 88,
  ...css.at(narrow, { paddingBottom: 'calc(124px + env(safe-area-inset-bottom))' }),
});

/** Toasts lie above the dock, and above the bar of a test in full screen, so that they cover no button. */
globalStyle(`:has(${dock}) > ${region}`, {
  bottom: 'calc(88px + env(safe-area-inset-bottom))',
  ...css.at(narrow, { bottom: 'calc(136px + env(safe-area-inset-bottom))' }),
});
globalStyle(`${locked}:has(${dock}) ${region}`, {
  bottom: 'calc(176px + env(safe-area-inset-bottom))',
  ...css.at(narrow, { bottom: 'calc(224px + env(safe-area-inset-bottom))' }),
});

/** Width of the test's controls: on a phone, and as a panel in a corner. */
const fullscreenNarrow = '(max-width: 695px)';
const panel = '(max-width: 300px)';

export const fullscreenRows = extend(alwaysDark, {
  flex: '1 0 100%',
  minWidth: 0,
  background: css.dark.ground,
  color: css.dark.white,
  containerType: 'inline-size',
  ...css.at(snug, { order: -2 }),
});
export const fullscreenRow = style({
  ...css.row(14, 'center'),
  minHeight: 48,
  paddingInlineStart: 20,
  borderBottom: css.darkLine,
  ...css.text('small'),
  '@container': {
    [fullscreenNarrow]: {
      gap: 10,
      paddingInlineStart: 14,
      selectors: { '&[data-judging]': { paddingInlineStart: 0 } },
    },
  },
});
export const fullscreenFigure = style({ color: css.dark.soft });
export const fullscreenWide = style({ '@container': { [fullscreenNarrow]: { display: 'none' } } });
export const fullscreenStrip = style({
  vars: { [pitch]: '15px', [markWidth]: '15px' },
  '@container': {
    [fullscreenNarrow]: { vars: { [pitch]: '12px', [markWidth]: '12px' } },
    [panel]: { display: 'none' },
  },
});
export const fullscreenPush = style({ display: 'flex', alignSelf: 'stretch', marginInlineStart: 'auto' });
// If there is little room, the verdicts need the whole row.
globalStyle(`${fullscreenRow}[data-judging] > :not(${fullscreenPush})`, {
  '@container': { [fullscreenNarrow]: { display: 'none' } },
});
globalStyle(`${fullscreenRow}[data-judging] > ${fullscreenPush}`, {
  '@container': { [fullscreenNarrow]: { flex: 1 }, [panel]: { flexWrap: 'wrap' } },
});
globalStyle(`${fullscreenRow}[data-judging] > ${fullscreenPush} > button`, {
  '@container': {
    [fullscreenNarrow]: { flex: '1 1 auto', justifyContent: 'center', padding: '0 4px' },
    [panel]: { flexBasis: '40%' },
  },
});
globalStyle(`${fullscreenRow}[data-judging] > ${fullscreenPush} > button:nth-child(n + 3)`, {
  '@container': { [panel]: { borderTop: css.darkLine } },
});
export const fullscreenButton = style({
  ...css.inlineRow(8, 'center'),
  minHeight: 48,
  ...css.darkButton,
  padding: '0 12px',
  borderInlineStart: css.darkLine,
  ...css.font(600, 'small', 1),
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-pressed]': { background: css.dark.pressed },
    '&[aria-pressed="true"]': { background: css.dark.white, color: '#111111' },
  },
});
export const fullscreenCap = style({
  minWidth: 22,
  padding: '4px 6px',
  ...css.darkBox,
  color: css.dark.soft,
  ...css.monoText('tiny', undefined, 1.1),
  textAlign: 'center',
  '@container': { [fullscreenNarrow]: { display: 'none' } },
  selectors: {
    '[data-held] &': { borderStyle: 'dashed' },
    '[aria-pressed="true"] &': { borderColor: '#555555', color: '#111111' },
  },
});
export const asks = style({
  ...css.wrapRow(0, 'stretch'),
  ...css.plainFieldset,
  border: `solid ${css.dark.line}`,
  borderWidth: '0 0 1px',
  // In a low window the rest of the panel stays in place.
  '@container': { [panel]: { maxHeight: 'max(7.5rem, 100vh - 15rem)', overflowY: 'auto', touchAction: 'pan-y' } },
});
globalStyle(`${asks} > p`, {
  alignSelf: 'center',
  padding: '0 20px',
  fontWeight: 650,
  '@container': { [fullscreenNarrow]: { flex: '1 0 100%', padding: '12px 14px' } },
});
export const ask = extend(fullscreenButton, {
  ...css.columns('auto 1', 10),
  flex: '1 1 8rem',
  minHeight: 64,
  whiteSpace: 'normal',
  textAlign: 'start',
  '@container': { [fullscreenNarrow]: { minHeight: 56, borderTop: css.darkLine }, [panel]: { flexBasis: '100%' } },
});
export const fullscreenCode = style({
  display: 'block',
  marginTop: 5,
  color: css.dark.soft,
  ...css.monoText('tiny', 400),
});

export const broken = style({ paddingTop: 32 });
/** Keeps the dock in place while a page loads. */
export const loading = style({ minHeight: '60dvh' });

/** The rails are the black of the full-screen bar in both themes, to set them apart from the page. */
export const rail = extend(alwaysDark, {
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: css.dark.ground,
  color: css.dark.paper,
  borderBottom: '1px solid transparent',
});
export const railInner = style({
  ...css.row(16, 'center'),
  ...css.size(contentWidth, 44),
  marginInline: 'auto',
  ...css.text('small'),
  ...css.at(narrow, { gap: 10 }),
});
globalStyle(`${railInner} > *`, { whiteSpace: 'nowrap' });
export const railMark = extend(markBase, { ...css.size(27, 16), borderColor: css.dark.edge });
export const strong = style({ fontWeight: 650 });
export const device = style({ minWidth: 0, overflow: 'hidden', color: css.dark.dim, textOverflow: 'ellipsis' });
export const quiet = style({ color: css.dark.dim });
export const railWide = style(css.hide(narrow));
export const railPush = style({ ...css.row(16, 'center'), marginInlineStart: 'auto' });
export const railTime = style({ minWidth: '5ch', ...css.text('small'), textAlign: 'end' });
export const railButton = style({
  ...css.inlineRow(9, 'center'),
  height: 44,
  marginInlineEnd: -14,
  ...css.darkButton,
  padding: '0 14px',
  borderInlineStart: css.darkLine,
  ...css.font(600, 'small', 1),
  ...css.at(narrow, { marginInlineEnd: `calc(-1 * ${gutter})`, paddingInline: gutter }),
});
export const railSign = style({ ...css.size(12), fill: 'currentColor' });

export const sheet = style({
  position: 'fixed',
  zIndex: 12,
  right: `max(${gutter}, (100% - 80rem) / 2)`,
  bottom: 84,
  ...css.column(0),
  width: 'min(480px, 100% - 32px)',
  maxHeight: 'calc(100dvh - 44px - 84px - 12px)',
  overflow: 'clip auto',
  border: `1.5px solid ${vars.ink}`,
  borderRadius: radius.panel,
  background: vars.panel,
  color: vars.ink,
  ':focus': { outline: 'none' },
  ...css.at(narrow, { right: 16, bottom: 136, maxHeight: 'calc(100dvh - 44px - 136px - 12px)' }),
});
export const sheetHead = style({ padding: '18px 20px 12px' });
globalStyle(`${sheetHead} h2`, css.text('subhead', 1.3, '-.01em'));
globalStyle(`${sheetHead} p`, { marginTop: 2, ...css.softText('small') });
export const sheetOptions = style(css.plainFieldset);
export const sheetOption = extend(choosable, {
  ...css.into('34px 1 auto'),
  gap: '0 10px',
  minHeight: 48,
  padding: '4px 20px',
  borderTop: css.hair,
  fontWeight: 550,
  lineHeight: 1.25,
  selectors: {
    '&:has(:focus-visible)': { outline: css.focus, outlineOffset: -3 },
    '&:has(:checked:focus-visible)': { outlineColor: vars.panel, outlineOffset: -6 },
  },
});
export const sheetCap = keycap;
globalStyle(`${sheetOption}:has(:checked) ${keycap}`, { background: 'none', color: 'inherit' });
export const sheetCode = extend(codeTag, { borderColor: vars.edge, color: vars.ink2 });
globalStyle(`${sheetOption}:has(:checked) ${sheetCode}`, { color: 'inherit' });
export const extra = style({ padding: '12px 20px', borderTop: css.hair });
export const sheetFoot = style({ ...css.wrapRow(8, undefined, 'flex-end'), padding: '12px 20px', borderTop: css.hair });
globalStyle(`${sheetFoot} > *`, { minHeight: 44, paddingInline: 16, ...css.text('small') });
// As wide as "None of These", its name before the first choice: the buttons stay where they are.
globalStyle(`${sheetFoot} > * + :last-child`, { minWidth: 140 });
globalStyle(`${sheetFoot} > :first-child:nth-last-child(3)`, { marginInlineEnd: 'auto' });
