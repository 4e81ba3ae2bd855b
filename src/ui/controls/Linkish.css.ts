import { style } from '@vanilla-extract/css';
import { sans } from '../../theme/vars.css';

/** A button that reads like a link. */
export const linkish = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: `550 .9375rem/1.3 ${sans}`,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textDecorationThickness: 1,
  cursor: 'pointer',
});
