import { markWidth, pitch } from '../../inspection/inspection.css';
import { css, phone, style, vars } from '../../theme/style';

export const frame = style({ ...css.rows(4), vars: { [pitch]: '29px', [markWidth]: '24px' } });
export const numbers = style({});
export const number = style({
  color: vars.ink3,
  ...css.monoText('tiny'),
  letterSpacing: '-.04em',
  lineHeight: 1.5,
  textAlign: 'center',
  // On a phone only every fourth number of many fits.
  '@media': {
    [phone]: {
      selectors: { [`${numbers}:has(> :nth-child(13)) > &:not(:nth-child(4n + 1))`]: { visibility: 'hidden' } },
    },
  },
});
