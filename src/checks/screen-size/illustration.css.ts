import { keyframes, style } from '../../theme/style';
import { markLine, movement, moving } from '../../ui/layout/Illustration.css';

/** Length of the diagonal with its arrow heads, px. */
const LENGTH = 200;
const draw = keyframes({ from: { strokeDashoffset: LENGTH }, to: { strokeDashoffset: 0 } });
export const diagonal = style([
  markLine,
  moving,
  { strokeDasharray: LENGTH, vars: { [movement]: `${draw} 1.2s steps(24)` } },
]);
