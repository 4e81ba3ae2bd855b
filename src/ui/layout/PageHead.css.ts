import { compact, css, globalStyle, style, vars } from '../../theme/style';

export const head = style({
  ...css.wrapRow('16px 48px', 'end'),
  paddingBlock: '32px 24px',
  '@media': { [compact]: { ...css.columns('1fr'), paddingBlock: '24px 16px' } },
});
/** Several buttons go below a text that would be narrower. */
export const words = style({ flex: '1 1 20em', minWidth: 0 });
export const title = style({ ...css.row('.3em', 'baseline'), overflowWrap: 'anywhere', ':focus': { outline: 'none' } });
export const number = style({ fontSize: '.36em', color: vars.ink3, letterSpacing: 0 });
export const text = style({
  marginTop: 12,
  maxWidth: '44em',
  overflowWrap: 'anywhere',
  '@media': { [compact]: css.text('body') },
});
// Figures stay on one line, but a serial number may be too long for that.
globalStyle(`${text} > span`, { whiteSpace: 'normal' });
