import { style } from '@vanilla-extract/css';
import { mono, vars } from '../../theme/vars.css';

/** The countdown. */
export const readout = style({
  fontFamily: mono,
  fontStretch: '75%',
  fontWeight: 330,
  fontSize: '4.5rem',
  lineHeight: 1,
  letterSpacing: '-.05em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const label = style({ fontSize: '.875rem', lineHeight: 1.35, color: vars.ink3 });
