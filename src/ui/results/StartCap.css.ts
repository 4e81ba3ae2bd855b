import { globalStyle, mono, style } from '../../theme/style';

export const cap = style({
  display: 'none',
  padding: '3px 6px',
  border: '1px solid currentColor',
  borderRadius: 3,
  fontFamily: mono,
  fontSize: '.6875rem',
  fontWeight: 500,
  lineHeight: 1.1,
});
/** Enter starts the open test. */
globalStyle(`[data-starts] ${cap}`, { '@media': { '(pointer: fine)': { display: 'inline-block' } } });
