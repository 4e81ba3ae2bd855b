import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

const phone = below(760);

export const count = style({
  display: 'flex',
  alignItems: 'last baseline',
  gap: 14,
  color: vars.ink2,
  fontSize: '1.0625rem',
  lineHeight: 1.25,
});
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
export const readout = style([large, { '@media': { [phone]: { paddingTop: 14 } } }]);
export const words = style({ display: 'block' });
