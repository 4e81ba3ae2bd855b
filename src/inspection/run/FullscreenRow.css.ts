import { globalStyle, style } from '@vanilla-extract/css';
import { snug } from '../../theme/media';
import * as css from '../../theme/mixins';
import { alwaysDark, radius, sans } from '../../theme/vars.css';
import { markWidth, pitch } from '../RunStrip.css';

/** Width of the test's controls: on a phone, and as a panel in a corner. */
const narrow = '(max-width: 695px)';
const panel = '(max-width: 300px)';

export const rows = style([
  alwaysDark,
  {
    flex: '1 0 100%',
    minWidth: 0,
    background: css.dark.ground,
    color: css.dark.white,
    containerType: 'inline-size',
    '@media': { [snug]: { order: -2 } },
  },
]);
export const row = style({
  ...css.row(14, 'center'),
  minHeight: 48,
  paddingInlineStart: 20,
  borderBottom: css.border.dark,
  ...css.text('small'),
  '@container': {
    [narrow]: { gap: 10, paddingInlineStart: 14, selectors: { '&[data-judging]': { paddingInlineStart: 0 } } },
  },
});
export const figure = style({ color: css.dark.soft });
export const wide = style({ '@container': { [narrow]: { display: 'none' } } });
export const strip = style({
  vars: { [pitch]: '15px', [markWidth]: '15px' },
  '@container': {
    [narrow]: { vars: { [pitch]: '12px', [markWidth]: '12px' } },
    [panel]: { display: 'none' },
  },
});
export const push = style({ display: 'flex', alignSelf: 'stretch', marginInlineStart: 'auto' });
// If there is little room, the verdicts need the whole row.
globalStyle(`${row}[data-judging] > :not(${push})`, { '@container': { [narrow]: { display: 'none' } } });
globalStyle(`${row}[data-judging] > ${push}`, {
  '@container': { [narrow]: { flex: 1 }, [panel]: { flexWrap: 'wrap' } },
});
globalStyle(`${row}[data-judging] > ${push} > button`, {
  '@container': {
    [narrow]: { flex: '1 1 auto', justifyContent: 'center', padding: '0 4px' },
    [panel]: { flexBasis: '40%' },
  },
});
globalStyle(`${row}[data-judging] > ${push} > button:nth-child(n + 3)`, {
  '@container': { [panel]: { borderTop: css.border.dark } },
});
export const button = style({
  ...css.inlineRow(8, 'center'),
  minHeight: 48,
  ...css.darkButton,
  padding: '0 12px',
  borderInlineStart: css.border.dark,
  font: `600 .9375rem/1 ${sans}`,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-pressed]': { background: css.dark.pressed },
    '&[aria-pressed="true"]': { background: css.dark.white, color: '#111111' },
  },
});
export const cap = style({
  minWidth: 22,
  padding: '4px 6px',
  border: `1px solid ${css.dark.edge}`,
  borderRadius: radius.control,
  color: css.dark.soft,
  ...css.monoText('tiny'),
  lineHeight: 1.1,
  textAlign: 'center',
  '@container': { [narrow]: { display: 'none' } },
  selectors: {
    '[data-held] &': { borderStyle: 'dashed' },
    '[aria-pressed="true"] &': { borderColor: '#555555', color: '#111111' },
  },
});
export const asks = style({
  ...css.wrapRow(0, 'stretch'),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: `solid ${css.dark.line}`,
  borderWidth: '0 0 1px',
  // In a low window the rest of the panel stays in place.
  '@container': {
    [panel]: { maxHeight: 'max(7.5rem, 100vh - 15rem)', overflowY: 'auto', touchAction: 'pan-y' },
  },
});
globalStyle(`${asks} > p`, {
  alignSelf: 'center',
  padding: '0 20px',
  fontWeight: 650,
  '@container': { [narrow]: { flex: '1 0 100%', padding: '12px 14px' } },
});
export const ask = style([
  button,
  {
    ...css.columns('auto minmax(0, 1fr)', 10),
    flex: '1 1 8rem',
    minHeight: 64,
    whiteSpace: 'normal',
    textAlign: 'start',
    '@container': { [narrow]: { minHeight: 56, borderTop: css.border.dark }, [panel]: { flexBasis: '100%' } },
  },
]);
export const code = style({ display: 'block', marginTop: 5, color: css.dark.soft, ...css.monoText('tiny', 400) });
