import { compact, forced, medium, narrow, phone } from '../../theme/media';
import { css, extend, globalStyle, style, tickBoxIn, vars } from '../../theme/style';
import { details, summary as row } from '../../ui/controls/basic.css';
import { linkish } from '../../ui/controls/Linkish.css';
import { region } from '../../ui/feedback/feedback.css';
import { large } from '../../ui/figures/figures.css';

export const page = style({ paddingBottom: 104, ...css.at(narrow, { paddingBottom: 72 }) });
export const columns = style(css.columnsFrom(narrow, '5 2', 24, 'start'));
export const side = style({ position: 'sticky', top: 88, ...css.at(narrow, { position: 'static' }) });
export const zone = style({
  vars: { '--zone': '24px' },
  padding: 'var(--zone)',
  ...css.between,
  ...css.at(compact, { vars: { '--zone': '16px' } }),
});
globalStyle(`${zone} h2`, css.text('subhead', 1.3, '-.01em'));

export const deviceHead = style(css.wrapRow('4px 16px', 'baseline', 'space-between'));
export const deviceForm = style({
  ...css.columns(6, '20px 16px'),
  marginTop: 16,
  ...css.at(compact, { ...css.into(2), gap: '16px 12px' }),
});
globalStyle(`${deviceForm} > label`, { gridColumn: 'span 2' });
export const half = style({ gridColumn: 'span 3', ...css.at(compact, { gridColumn: '1 / -1' }) });
export const whole = style({ gridColumn: '1 / -1' });
/** Has its line before it says something, so that nothing below moves while a serial number is typed. */
export const deviceNote = style({
  gridColumn: '1 / -1',
  minHeight: '1.45em',
  marginBlock: '-10px',
  paddingInlineStart: 12,
  borderInlineStart: css.focus,
  ...css.text('small', 1.45),
  selectors: { '&:empty': { borderColor: 'transparent' } },
});
/** Shown only if there are keys to press. */
export const deviceForKeys = style(css.hide(phone));

export const barcodes = style({ ...css.rows(12), alignContent: 'start' });
export const barcodeField = style({ position: 'relative' });
globalStyle(`${barcodeField} input`, { paddingInlineEnd: 52 });
/** At the end of the field, inside its frame. */
export const barcodeButton = style({
  position: 'absolute',
  insetInlineEnd: 2,
  bottom: 2,
  ...css.iconButton,
  color: vars.ink2,
  ':hover': { color: vars.ink },
  ':focus-visible': { outlineOffset: -3 },
});
export const finder = style({ width: 'min(100%, 32rem)', ...css.rows(8) });

export const fold = style([
  details,
  zone,
  { paddingBlock: 0, borderBottom: 0, selectors: { '&[open]': { paddingBottom: 'var(--zone)' } } },
]);
export const foldSummary = extend(row, { flexDirection: 'column', justifyContent: 'center', alignItems: 'flex-start' });
export const told = style({ overflowWrap: 'anywhere' });

export const help = style({ ...css.columns('5fr 7fr', '32px 48px'), ...css.at(narrow, css.into('1fr')) });
globalStyle(`${help} h3`, { marginBottom: 12, color: vars.ink, ...css.subhead });
export const helpForKeys = style(css.hide(phone));
export const helpKey = style({ ...css.columns('168px 1fr', '0 16px', 'baseline'), ...css.ruled(10), color: vars.ink2 });
export const caps = style(css.wrapRow(4));
export const letters = style({ ...css.row(12, 'center'), minHeight: 44, ...css.ruled(10), cursor: 'pointer' });
tickBoxIn(letters, 20, 12);
export const promises = style({ ...css.columns('1fr 1fr', '0 32px'), ...css.at(narrow, css.into('1fr')) });
export const promise = style({ ...css.ruled(10), color: vars.ink2 });
globalStyle(`${promise} b`, { display: 'block', color: vars.ink, fontWeight: 650 });

export const planHead = style({
  ...css.wrapRow(16, 'last baseline', 'space-between'),
  padding: '30px 24px 20px',
  ...css.at(narrow, { padding: '26px 16px 18px' }),
});
export const readout = extend(large, { whiteSpace: 'nowrap' });
export const unit = style(css.unit);
export const which = style({ textAlign: 'end' });
export const go = style(css.pad(narrow, '0 24px 16px'));
globalStyle(`${go} > p`, { marginTop: 10, ...css.at(narrow, { marginTop: 0 }) });
/** On a small screen the button stays at its lower edge. */
const BAR = 76;
export const planBar = style({
  display: 'grid',
  ...css.at(narrow, {
    position: 'fixed',
    inset: 'auto var(--chart-beside, 0px) var(--chart-below, 0px) 0',
    zIndex: 11,
    ...css.into('auto 1fr'),
    alignItems: 'center',
    gap: 16,
    minHeight: BAR,
    padding: `0 16px env(safe-area-inset-bottom)`,
    background: vars.page,
    borderTop: css.strong,
  }),
});
globalStyle(`html:has(${planBar})`, { ...css.at(narrow, { scrollPaddingBottom: BAR, paddingBottom: BAR }) });
// Notices stand above it.
globalStyle(`html:has(${planBar}) ${region}`, {
  ...css.at(narrow, { bottom: `calc(${BAR + 16}px + env(safe-area-inset-bottom))` }),
});
export const brief = style({ display: 'none', lineHeight: 1.35, ...css.at(narrow, { display: 'grid' }) });
export const planRow = style({
  ...css.columns('28px 1fr auto', '0 8px', 'center'),
  minHeight: 34,
  paddingInline: 24,
  borderTop: css.hair,
  ...css.text('small'),
  ...css.at(narrow, { paddingInline: 16 }),
});
/** High enough for its button from the start, so that the rows below do not move when it appears. */
export const rowWithChoice = extend(planRow, { minHeight: 45 });
export const number = style({ color: vars.ink3 });
export const planName = style({
  fontWeight: 550,
  selectors: { '[data-off] > &': { color: vars.ink3, fontWeight: 450 } },
});
export const planFigure = style({ color: vars.ink2 });
/** On a small screen, the tests collapse behind it. */
export const planFold = style({
  display: 'none',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  minHeight: 52,
  ...css.plainButton,
  padding: '0 16px',
  borderTop: css.hair,
  ...css.font(550, 'base', 1.3),
  ...css.at(narrow, { display: 'flex' }),
});
export const tests = style({
  ...css.at(narrow, { display: 'none', selectors: { '&[data-open]': { display: 'block' } } }),
});

export const last = extend(planRow, { display: 'flex', flexWrap: 'wrap', minHeight: 45 });
export const code = style({ ...css.inlineRow(0, 'center'), minHeight: 44, color: vars.ink, overflowWrap: 'anywhere' });

export const choiceAction = linkish;
export const choiceActions = style(css.wrapRow('4px 24px'));

export const editor = style({ marginTop: 24, paddingTop: 20, borderTop: css.hair });
export const fields = style(css.columnsFrom(compact, '1fr 2fr', 16));
export const editorHeading = style({ margin: '24px 0 8px', ...css.text('base', undefined, 0) });
export const editorRow = style({
  ...css.columns('28px 1 auto auto auto', '0 12px', 'center'),
  minHeight: 48,
  borderTop: css.hair,
  ...css.at(compact, { ...css.into('28px 1 auto auto'), rowGap: 4, paddingBlock: 4 }),
});
export const check = style({ ...css.inlineRow(10, 'center'), minHeight: 44, cursor: 'pointer' });
tickBoxIn(check, 22, 11);
export const required = extend(check, { ...css.text('small'), ...css.at(compact, { gridColumn: '2', gridRow: 2 }) });
export const move = style({
  ...css.iconButton,
  ...css.box,
  ':hover': css.inverse,
  ':disabled': { opacity: 0.35, background: 'none', color: 'inherit', cursor: 'default' },
});
export const marks = style({ ...css.columns(4, 16, 'end'), ...css.at(medium, css.into(2)) });
export const editorButtons = style({ ...css.wrapRow(12), marginTop: 24 });

export const picks = style({
  ...css.columns('repeat(auto-fit, minmax(11rem, 1fr))', 1),
  ...css.plainFieldset,
  borderRadius: 'inherit',
  overflow: 'hidden',
  background: vars.hair,
  '@media': {
    [medium]: css.into('1fr 1fr'),
    // One column where two names have no room, such as with large text.
    [phone]: css.into('repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))'),
  },
});
export const pick = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  padding: '18px 20px 16px',
  background: vars.panel,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { outline: css.focus, outlineOffset: -3, zIndex: 1 },
    '&:has(:focus-visible)': { outline: css.focus, outlineOffset: 3, zIndex: 2 },
  },
  '@media': {
    [narrow]: { padding: 16 },
    [phone]: { padding: '12px 14px' },
    [forced]: { selectors: { '&:has(:checked)': { outlineColor: 'Highlight' } } },
  },
});
export const profileName = style({
  ...css.row(10, 'center'),
  ...css.text('head', 1.2, '-.012em'),
  fontWeight: 600,
  overflowWrap: 'anywhere',
  ...css.at(phone, css.text('body')),
});
export const ring = style({ ...css.center, ...css.fixed(18), ...css.ring(`1.5px solid ${vars.ink}`) });
globalStyle(`${pick}:has(:checked) ${ring}::after`, {
  content: '',
  ...css.size(10),
  borderRadius: '50%',
  background: vars.ink,
});
export const ticks = style({
  ...css.flow('minmax(0, 8px)'),
  height: 16,
  marginTop: 12,
  // A press on a mark is a press on the radio button below it.
  pointerEvents: 'none',
  ...css.hide(phone),
});
export const tick = style({
  ...css.size(4, 16),
  background: vars.ink,
  opacity: 0.22,
  ...css.ownColors,
  selectors: { '&[data-on]': { opacity: 1 } },
});
export const size = style({ marginTop: 10, ...css.at(phone, { marginTop: 4 }) });

export const waiting = style({
  ...css.columns('1 auto auto', '16px 32px', 'center'),
  padding: '20px 24px',
  marginBottom: 24,
  borderInlineStart: css.focus,
  ...css.at(narrow, { ...css.into(1), padding: 16 }),
});
globalStyle(`${waiting} h2`, css.text('subhead', 1.3, '-.01em'));
export const waitingText = style({ marginTop: 2, ...css.softText('small', 1.45) });
export const jobFacts = style({ ...css.text('small', 1.45), maxWidth: '34rem' });
globalStyle(`${jobFacts} > div`, css.columns('7rem 1', '0 12px', 'baseline'));
globalStyle(`${jobFacts} dt`, { color: vars.ink2 });
globalStyle(`${jobFacts} dd`, { overflowWrap: 'anywhere' });
export const waitingButtons = style(css.wrapRow(12));
globalStyle(`${waitingButtons} > *`, { minHeight: 44, ...css.at(narrow, { flex: 1 }) });
