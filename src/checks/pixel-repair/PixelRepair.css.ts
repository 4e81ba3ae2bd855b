import { button as barButton, outlined } from '../../check/sequence/SequenceBar.css';
import { below, forced, slim, snug } from '../../theme/media';
import { css, extend, globalStyle, motion, radius, style, styleVariants, vars } from '../../theme/style';
import { input } from '../../ui/controls/basic.css';

const pad = css.pad(slim);

export const notice = extend(pad, { ...css.columnsFrom(slim, 'auto 1', '12px 24px', 'start'), borderBottom: css.hair });
export const noticeText = style({ ...css.rows(8), maxWidth: '80ch', color: vars.ink2 });

export const columns = style({ ...css.columnsFrom(below(1000), '7 5'), borderBottom: css.hair });
export const viewer = extend(pad, {
  borderInlineEnd: css.hair,
  ...css.at(below(1000), { borderInlineEnd: 0, borderBottom: css.hair }),
});
/** The specification's preview: 300 px high. Dark in both themes. */
export const scope = style({ position: 'relative', height: 300, background: '#000000', ...css.ownColors });
export const screen = style(css.absolute(0));
export const viewerBar = style({ ...css.wrapRow('12px 24px', 'center', 'space-between'), marginTop: 16 });
export const note = style({ flex: '1 1 20em', maxWidth: '60ch', ...css.softText('small', 1.45) });

export const group = style(css.plainFieldset);
export const legend = style({ padding: 0, ...css.faintText('note', 1.35) });
/** A floated legend takes part in the layout of the fieldset like any other child. */
export const legendInRow = style({ float: 'left' });
export const modes = style([pad]);
export const mode = style({
  ...css.columns('20px 1', '2px 12px', 'start'),
  minHeight: 64,
  paddingBlock: 10,
  borderBottom: css.hair,
  cursor: 'pointer',
});
/** A touch target of 44 px around a sign of 20 px. */
const box = style({
  appearance: 'none',
  ...css.center,
  ...css.size(44),
  margin: '-10px -12px',
  cursor: 'inherit',
  '::before': {
    content: '',
    gridArea: '1 / 1',
    ...css.size(20),
    border: `1.5px solid ${vars.ink}`,
    background: vars.panel,
  },
  ':focus-visible': { outlineOffset: -9 },
  ':disabled': { opacity: 0.45 },
});
export const radio = extend(box, {
  '::before': { borderRadius: '50%' },
  // Borders, because forced colors remove backgrounds.
  selectors: {
    '&:checked::after': { content: '', gridArea: '1 / 1', border: `5px solid ${vars.ink}`, borderRadius: '50%' },
  },
});
export const check = extend(box, {
  selectors: {
    '&:checked::after': {
      content: '',
      gridArea: '1 / 1',
      ...css.size(6, 11),
      marginTop: -3,
      border: `solid ${vars.ink}`,
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'rotate(45deg)',
    },
  },
});
export const modeName = style({ ...css.wrapRow('4px 10px', 'center'), fontWeight: 600, lineHeight: 1.4 });
export const modeDoes = style(css.softText('small', 1.4));
export const sizes = style({ ...css.wrapRow('8px 16px', 'center', 'space-between'), marginTop: 16 });
export const segments = style({ display: 'inline-flex', ...css.box, overflow: 'clip' });
export const segment = style({
  position: 'relative',
  ...css.center,
  minHeight: 44,
  minWidth: 72,
  color: vars.ink2,
  ...css.font(550, 'small', 1),
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '& + &': { borderInlineStart: css.edge },
    '&:has(:checked)': css.inverse,
    '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: -5, borderRadius: radius.control },
    '&:has(:disabled)': { opacity: 0.45, cursor: 'default' },
  },
  ...css.at(forced, { selectors: { '&:has(:checked)': { outline: '3px solid', outlineOffset: -5 } } }),
});
export const segmentInput = input;

export const sliders = style(css.columnsFrom(below(1000), 3));
export const sliderCell = extend(css.beside(below(1000)), css.pad(slim, '20px 24px 16px'));
export const pace = style({
  minHeight: 48,
  padding: '12px 24px',
  borderBlock: css.hair,
  ...css.softText('small', 1.45),
  ...css.at(slim, { minHeight: 92, paddingInline: 16 }),
});

export const starting = style([pad, css.columnsFrom(below(1000), 'auto 1', '16px 32px', 'center')]);
export const consent = style({ minHeight: 72, display: 'grid', alignItems: 'center' });
export const consentRow = style({
  ...css.columns('20px 1', 12, 'start'),
  minHeight: 44,
  paddingBlock: 8,
  maxWidth: '56ch',
  cursor: 'pointer',
});
export const noConsent = style({ maxWidth: '56ch', color: vars.ink2 });
export const reason = style(css.softText('small', 1.45));
export const label = style(css.faintText('note', 1.35));

export const runField = style({ ...css.absolute(0), background: '#000000', touchAction: 'none' });
export const whole = style({ ...css.absolute(0), ...css.ownColors });
/** Positioned by left and top, in whole device pixels. */
export const square = style({
  position: 'absolute',
  touchAction: 'none',
  cursor: 'grab',
  forcedColorAdjust: 'none',
  selectors: {
    // The frame is outside, so that the pixel inside stays visible while the square is placed.
    '&[data-empty]': { outline: '2px solid #ffffff', outlineOffset: 1 },
  },
});

const base = extend(outlined, {
  position: 'absolute',
  insetInline: 12,
  width: 'fit-content',
  marginInline: 'auto',
  ...css.row(0, 'stretch'),
  cursor: 'default',
  selectors: { '&[data-hosted]': { flexWrap: 'wrap', width: 'min(100% - 24px, 65rem)' } },
  ...css.at(snug, { selectors: { '&[data-placing]': { flexWrap: 'wrap' } } }),
});
export const runBar = styleVariants(css.atEdge, (edge) => [base, edge]);
export const runButton = extend(barButton, { ...css.at(snug, { flex: '1 1 auto', minWidth: 72, paddingInline: 12 }) });
export const runCount = style({
  marginInlineEnd: 'auto',
  ...css.middle,
  padding: '8px 24px',
  minWidth: '6.4rem',
  ...css.readout('3rem'),
  lineHeight: 1,
  ...css.at(snug, { padding: '8px 16px', fontSize: '2.5rem' }),
});
export const runWords = style({
  marginInlineEnd: 'auto',
  ...css.middle,
  padding: '8px 20px',
  minWidth: 0,
  lineHeight: 1.3,
  fontWeight: 600,
  ...css.at(snug, { flex: '1 1 100%', paddingBlock: 14 }),
});
export const runHint = style({ ...css.boldText(400, 'small'), color: css.dark.soft, ...css.hide(snug) });
const icon = style(css.fixed(16));
export const stopSign = extend(icon, { background: 'currentColor', ...css.size(14) });
export const moveSign = style([icon, css.stroke(2)]);
globalStyle(`${runBar.top} ${moveSign}`, { transform: 'rotate(180deg)' });

export const completeHeading = style({ ...css.subhead, ':focus': { outline: 'none' } });
export const completeNote = style({ marginTop: 12, ...css.softText('small', 1.45) });
export const completeChoice = style({ ...css.rows(8), marginTop: 16 });
export const completeFacts = style({ marginTop: 16, borderTop: css.hair });
export const completeFact = style({
  ...css.wrapRow('2px 16px', undefined, 'space-between'),
  paddingBlock: 8,
  borderBottom: css.hair,
  ...css.text('small', 1.45),
});
export const term = style({ color: vars.ink3 });

export const lookField = style(css.absolute(0));
/** White and black, so that one of them is visible on any color; around the spot, not over it. */
export const lookFrame = style({
  position: 'absolute',
  border: '1px solid #ffffff',
  outline: '1px solid #000000',
  pointerEvents: 'none',
  ...css.ownColors,
});
