import { style } from '@vanilla-extract/css';
import { markWidth, pitch } from '../../inspection/RunStrip.css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

export const frame = style({
  display: 'grid',
  gap: 4,
  vars: { [pitch]: '29px', [markWidth]: '24px' },
});
export const numbers = style({});
export const number = style({
  color: vars.ink3,
  fontFamily: mono,
  fontStretch: '80%',
  fontSize: '.75rem',
  letterSpacing: '-.04em',
  lineHeight: 1.5,
  textAlign: 'center',
  // On a phone only every fourth number of many fits.
  '@media': {
    [below(480)]: {
      selectors: { [`${numbers}:has(> :nth-child(13)) > &:not(:nth-child(4n + 1))`]: { visibility: 'hidden' } },
    },
  },
});
