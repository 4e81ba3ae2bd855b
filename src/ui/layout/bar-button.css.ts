import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { sans } from '../../theme/vars.css';

/** A button in a dark bar next to a picture. It is as wide as its cell and as high as the bar. */
export const barButton = style({
  ...css.plainButton,
  padding: '0 8px',
  color: '#ffffff',
  font: `600 .9375rem/1.1 ${sans}`,
  ':hover': { background: '#2a2a2a' },
  ':focus-visible': { outline: '3px solid #ffffff', outlineOffset: -6 },
});
