import { style } from '@vanilla-extract/css';
import { sans } from '../../theme/vars.css';

/** A button in a dark bar next to a picture. It is as wide as its cell and as high as the bar. */
export const barButton = style({
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: '#ffffff',
  font: `600 .9375rem/1.1 ${sans}`,
  cursor: 'pointer',
  ':hover': { background: '#2a2a2a' },
  ':focus-visible': { outline: '3px solid #ffffff', outlineOffset: -6 },
});
