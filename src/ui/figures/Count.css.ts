import { style } from '@vanilla-extract/css';
import { mono, vars } from '../../theme/vars.css';

export const count = style({ alignSelf: 'center', color: vars.ink2, fontSize: '.9375rem' });
/** The large number. */
export const large = style({
  color: vars.ink,
  fontFamily: mono,
  fontStretch: '75%',
  fontWeight: 330,
  fontSize: '4.5rem',
  lineHeight: 0.76,
  letterSpacing: '-.05em',
  fontVariantNumeric: 'tabular-nums',
});
