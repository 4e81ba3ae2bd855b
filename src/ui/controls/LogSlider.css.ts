import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

export const marks = style({ display: 'block', width: '100%', height: 20, overflow: 'visible' });
export const mark = style({
  fill: vars.ink3,
  fontFamily: mono,
  fontStretch: '80%',
  fontSize: '.75rem',
  fontWeight: 370,
});
/** Hidden on a phone, to make room for the other labels. */
export const spare = style({ '@media': { [below(480)]: { display: 'none' } } });
