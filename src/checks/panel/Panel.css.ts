import { outlined } from '../../check/sequence/SequenceBar.css';
import { coarse, forced, medium, narrow, slim } from '../../theme/media';
import { css, extend, globalStyle, mono, radius, sans, style, styleVariants, vars } from '../../theme/style';
import { choosable, input } from '../../ui/controls/basic.css';

const pad = css.pad(slim);

export const notice = extend(pad, { borderBottom: css.hair });
export const noticeText = style({ color: vars.ink2, maxWidth: '72ch' });
export const setupColumns = style(css.columnsFrom(narrow, '7 5'));
export const setupPart = style([pad, css.beside(narrow)]);
export const setupHeading = style({
  padding: 0,
  fontFamily: sans,
  ...css.boldText(650, 'subhead'),
  letterSpacing: '-.01em',
});
export const questions = style({ ...css.columnsFrom(slim, '1fr 1fr', '20px 24px'), marginTop: 20 });
export const warning = style({ marginTop: 16, ...css.warning });
export const sample = style({ height: 240, ...css.at(slim, { height: 180 }) });

/** The border is around the fieldset, because a legend would overlap the fieldset's own border. */
export const setupChoice = extend(pad, { borderTop: css.hair });
export const experiments = style(css.plainFieldset);
export const setupList = style({
  ...css.columns(3, 1),
  marginTop: 16,
  background: vars.hair,
  border: css.hair,
  '@media': { [medium]: css.into('1fr 1fr'), [slim]: css.into(1) },
});
export const experiment = extend(choosable, {
  // In two columns, the last of nine would leave an empty cell next to it.
  '@media': {
    [medium]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    [forced]: { selectors: { '&:has(:checked)': { outlineOffset: -4 } } },
  },
  alignContent: 'start',
  gap: 4,
  minHeight: 44,
  padding: '12px 14px 14px',
  selectors: { '&:has(:focus-visible)': { outline: css.focus, outlineOffset: -5, zIndex: 1 } },
});
export const radio = input;
export const setupName = style({ ...css.row(8, undefined, 'space-between'), fontWeight: 650 });
export const minutes = style({ fontWeight: 370 });
export const setupText = style(css.text('note', 1.4));
export const setupFoot = extend(pad, { ...css.wrapRow('12px 24px', 'center', 'flex-end'), borderTop: css.hair });
export const reason = style({ flex: '1 1 18em', ...css.softText('small', 1.45) });

/** Readable on black and on white, without the glare of white on black. */
const middleGray = '#757575';

export const viewPicture = style({ ...css.absolute(0), touchAction: 'none' });
const grid = style({ ...css.absolute(0), display: 'grid', ...css.ownColors });
export const quarters = extend(grid, { gridTemplate: '1fr 1fr / 1fr 1fr' });
export const places = extend(grid, { gridTemplate: 'repeat(5, 1fr) / repeat(5, 1fr)' });
export const viewCell = style({
  position: 'relative',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  // A press would otherwise tint the quarter on phones.
  WebkitTapHighlightColor: 'transparent',
  ':focus-visible': { outline: '2px dashed #1a1a1a', outlineOffset: -4, borderRadius: 0 },
  selectors: { '[data-dark] &:focus-visible': { outlineColor: middleGray } },
});
/** In the outer corner of each quarter, far from its patch. */
export const viewNumber = style({
  position: 'absolute',
  ...css.legend(14),
  color: '#1a1a1a',
  selectors: {
    '[data-dark] &': { color: middleGray },
    [`${viewCell}:nth-child(odd) > &`]: { left: 'max(14px, env(safe-area-inset-left))' },
    [`${viewCell}:nth-child(even) > &`]: { right: 'max(14px, env(safe-area-inset-right))' },
    [`${viewCell}:nth-child(-n + 2) > &`]: { top: 'max(14px, env(safe-area-inset-top))' },
    [`${viewCell}:nth-child(n + 3) > &`]: { bottom: 'max(14px, env(safe-area-inset-bottom))' },
  },
});
export const viewSign = style({
  display: 'inline-grid',
  placeItems: 'center',
  ...css.size(26),
  ...css.ring('2px solid currentColor'),
  ...css.legend(13),
  color: '#1a1a1a',
  selectors: { '[data-dark] &': { color: css.dark.edge } },
});

const base = extend(outlined, {
  ...css.centered,
  width: 'min(100% - 24px, 25rem)',
  maxHeight: 'calc(100% - 24px)',
  overflow: 'auto',
  // Next to a dark field, white would dazzle and hide the darkest steps.
  selectors: { '&[data-dark]': { color: css.dark.edge, borderColor: css.dark.line, background: '#000000' } },
});
/** In the middle it covers the same part of each quarter. */
export const trialBar = styleVariants({
  middle: [base, { top: '50%', translate: '-50% -50%' }],
  bottom: [base, { bottom: 'max(12px, env(safe-area-inset-bottom))', width: 'min(100% - 24px, 44rem)' }],
  top: [base, { top: 'max(12px, env(safe-area-inset-top))', width: 'min(100% - 24px, 44rem)' }],
});
export const trialTop = style({ ...css.columns('1 auto', '4px 12px', 'baseline'), padding: '12px 16px 11px' });
export const ask = style(css.boldText(650, 'body', 1.25));
export const trialCount = style(css.text('caption'));
export const trialHint = style({ gridColumn: '1 / -1', ...css.text('note', 1.35) });
const row = style({ display: 'grid', borderTop: css.darkLine });
export const trialActions = extend(row, { gridAutoFlow: 'column', gridAutoColumns: '1fr' });
export const answer = row;
export const match = extend(row, { ...css.into('44px 1 44px auto'), alignItems: 'center' });
export const slider = style({ width: '100%', minHeight: 44, accentColor: css.dark.edge });
export const kinds = extend(row, { ...css.into('112px 1'), ...css.at(slim, css.into('84px 1')) });
export const trialMap = style({ padding: 8 });
export const trialKind = style({
  ...css.columns('repeat(4, 1fr)'),
  borderInlineStart: css.darkLine,
  ...css.at(slim, css.into('1fr 1fr')),
});
export const moves = extend(row, { ...css.into('1 72px 72px'), alignItems: 'center' });
export const replyText = style({ padding: '8px 16px', ...css.text('note', 1.35) });
export const trialStatus = style({
  padding: '8px 16px',
  borderTop: css.darkLine,
  ...css.text('note'),
  ':empty': { display: 'none' },
});
export const trialButton = style({
  ...css.inlineRow(10, 'center', 'center'),
  minWidth: 44,
  minHeight: 48,
  ...css.plainButton,
  padding: '0 10px',
  ...css.font(600, 'small', 1.1),
  ':hover': { background: css.dark.hover },
  ':focus-visible': { outline: '3px solid currentColor', outlineOffset: -6 },
  selectors: {
    '& + &': { borderInlineStart: css.darkLine },
    '&[aria-pressed="true"]': { background: css.dark.soft, color: css.dark.ground },
    [`${base}[data-dark] &[aria-pressed="true"]`]: { background: css.dark.line, color: css.dark.soft },
  },
});
export const trialKey = style({
  ...css.monoText('tiny', 400, 1),
  padding: '4px 6px',
  border: '1px solid #757575',
  borderRadius: radius.control,
  ...css.hide(coarse),
});
export const countdown = style({ padding: '0 16px 14px', fontSize: '2rem', lineHeight: 1 });

/** Dark in both themes, like the fields. */
export const evennessMap = style({
  ...css.fullBlock,
  background: css.dark.screen,
  border: '1px solid #757575',
  ...css.ownColors,
});
export const rule = style({ stroke: '#3d3d3d', strokeWidth: 0.5 });
export const once = style({ fill: 'none', stroke: '#c4c4c4' });
export const twice = style({ fill: css.dark.paper, stroke: css.dark.paper });
globalStyle(`${once} text, ${twice} text`, {
  fill: '#c4c4c4',
  stroke: 'none',
  fontFamily: mono,
  fontSize: 6,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
globalStyle(`${twice} text`, { fill: css.dark.screen });

export const resultHeading = style({ ...css.subhead, marginBottom: 12 });
export const resultFigure = style({ selectors: { '& + &': { marginTop: 28 } } });
export const resultNote = style({ marginTop: 10, ...css.softText('note', 1.4) });
export const curve = style({ ...css.fullBlock, border: css.edge });
export const resultFrame = style(css.stroke(0.5, vars.hair));
export const usual = style(css.stroke(0.8, vars.ink));
export const standard = extend(usual, { strokeDasharray: '2 1.6' });
const channelOf = (color: string) => ({ fill: color, stroke: color, strokeWidth: 0.6, ...css.ownColors }) as const;
export const channel = styleVariants({
  red: channelOf('#d8322c'),
  green: channelOf('#1f8f4e'),
  blue: channelOf('#3a72e8'),
});
export const axis = style({ ...css.row(0, undefined, 'space-between'), marginTop: 4, ...css.faintText('note') });
export const legend = style({ ...css.rows(4), marginTop: 10 });
export const resultKey = style({ ...css.row(8, 'center'), ...css.text('small') });
export const shape = style(css.fixed(14));

export const resultSheet = extend(pad, { marginTop: 32 });
export const resultTable = style({ width: '100%', borderCollapse: 'collapse', ...css.text('small', 1.4) });
globalStyle(`${resultTable} :is(th, td)`, {
  padding: '9px 12px 9px 0',
  borderBottom: css.hair,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 'inherit',
});
globalStyle(`${resultTable} thead th`, css.faintText('note'));
globalStyle(`${resultTable} td`, { whiteSpace: 'normal' });
export const day = style({ color: vars.ink3 });
export const conditions = style({ ...css.wrapRow('12px 32px'), marginTop: 20 });
export const condition = style({ minWidth: 0 });
export const resultLabel = style(css.faintText('note', 1.35));
export const forget = style({ marginTop: 20 });
export const next = style({ marginTop: 40, scrollMarginTop: 80 });
export const nextHeading = style({ marginBottom: 16 });
