import { css, sans, style } from '../../theme/style';

/** A button that reads like a link. */
export const linkish = style({
  ...css.inlineRow(0, 'center'),
  minWidth: 44,
  minHeight: 44,
  ...css.plainButton,
  font: `550 .9375rem/1.3 ${sans}`,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textDecorationThickness: 1,
});
