import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { sans } from '../../theme/vars.css';

/** A button in a dark bar next to a picture. It is as wide as its cell and as high as the bar. */
export const barButton = style({
  ...css.darkButton,
  padding: '0 8px',
  color: css.dark.white,
  font: `600 .9375rem/1.1 ${sans}`,
});
