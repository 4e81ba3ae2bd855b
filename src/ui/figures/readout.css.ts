import { style } from '@vanilla-extract/css';
import { mono } from '../../theme/vars.css';

/** The large figure of a panel. A panel has one at most. */
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
