import { fallbackVar, style } from '@vanilla-extract/css';
import { markWidth, pitch, places } from '../../inspection/RunStrip.css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

export const frame = style({
  display: 'grid',
  gap: 4,
  vars: { [pitch]: '29px', [markWidth]: '24px' },
  '@media': { [below(900)]: { vars: { [pitch]: 'minmax(0, 1fr)', [markWidth]: '20px' } } },
});
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${places}, ${fallbackVar(pitch, '20px')})`,
});
export const number = style({
  color: vars.ink3,
  fontFamily: mono,
  fontStretch: '80%',
  fontSize: '.75rem',
  letterSpacing: '-.04em',
  lineHeight: 1.5,
  textAlign: 'center',
  // On a phone only every fourth number fits.
  '@media': { [below(480)]: { visibility: 'hidden', selectors: { '&:nth-child(4n + 1)': { visibility: 'visible' } } } },
});
