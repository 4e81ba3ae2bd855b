import { css, style } from '../../theme/style';

/** A button that reads like a link. */
export const linkish = style({
  ...css.inlineRow(0, 'center'),
  minWidth: 44,
  minHeight: 44,
  ...css.plainButton,
  ...css.font(550, 'small', 1.3),
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textDecorationThickness: 1,
});
