import { style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const people = style({ ...css.columns('repeat(3, 1fr)', '32px 48px'), '@media': { [narrow]: css.oneColumn } });
export const person = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  borderTop: css.border.strong,
  paddingTop: 16,
});
export const text = style({ color: vars.ink2, marginTop: 8 });
export const route = style({ marginTop: 24, borderTop: css.border.hair });
export const link = style({
  ...css.columns('36px 1fr 16px', 0, 'center'),
  minHeight: 44,
  borderBottom: css.border.hair,
  ...css.text('small'),
  fontWeight: 550,
  textDecoration: 'none',
  ':hover': { background: vars.panel },
});
export const number = style({ color: vars.ink3 });
