import { css, keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

export const ramp = style({ ...css.absolute('0 0 50%'), background: 'linear-gradient(90deg, #000000, #ffffff)' });
/** Moves to the edge on the left, to the one on the right, and back. Edges are one step apart. */
const stepAlong = keyframes({
  '0%': { transform: 'translateX(-20px)' },
  '33%': { transform: 'translateX(20px)' },
  '66%, 100%': { transform: 'translateX(0)' },
});
export const mark = style([moving, { fill: vars.signal, vars: { [movement]: `${stepAlong} 1.2s step-end` } }]);
