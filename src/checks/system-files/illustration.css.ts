import { keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

/** Empties the battery, and fills it less than before. */
const drain = keyframes({ '0%, 100%': { transform: 'none' }, '50%': { transform: 'scaleX(.2)' } });
export const mark = style([
  moving,
  { transformOrigin: '54px 0', fill: vars.signal, vars: { [movement]: `${drain} 1.2s` } },
]);
