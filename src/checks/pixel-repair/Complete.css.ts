import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const heading = style({ ...css.text('subhead'), letterSpacing: '-.01em', ':focus': { outline: 'none' } });
export const note = style({ marginTop: 12, ...css.softText('small', 1.45) });
export const choice = style({ ...css.rows(8), marginTop: 16 });
export const facts = style({ marginTop: 16, borderTop: css.border.hair });
export const fact = style({
  ...css.wrapRow('2px 16px'),
  justifyContent: 'space-between',
  paddingBlock: 8,
  borderBottom: css.border.hair,
  ...css.text('small', 1.45),
});
export const term = style({ color: vars.ink3 });
