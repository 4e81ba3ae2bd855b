import { globalStyle, style } from '@vanilla-extract/css';
import { compact, phone } from '../../theme/media';
import * as css from '../../theme/mixins';

export const head = style(css.wrapRow('4px 16px', 'baseline', 'space-between'));
export const form = style({
  ...css.columns(6, '20px 16px'),
  marginTop: 16,
  '@media': { [compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px 12px' } },
});
globalStyle(`${form} > label`, { gridColumn: 'span 2' });
export const half = style({ gridColumn: 'span 3', '@media': { [compact]: { gridColumn: '1 / -1' } } });
export const whole = style({ gridColumn: '1 / -1' });
export const note = style({
  gridColumn: '1 / -1',
  paddingInlineStart: 12,
  borderInlineStart: css.border.focus,
  ...css.text('small', 1.45),
});
/** Shown only if there are keys to press. */
export const forKeys = style({ '@media': { [phone]: { display: 'none' } } });
