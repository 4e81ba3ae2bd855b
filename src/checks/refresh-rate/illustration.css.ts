import { keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

/** Falls one frame behind, then is on time again. */
const lag = keyframes({
  '0%, 20%': { transform: 'none' },
  '40%, 70%': { transform: 'translateY(-24px)' },
  '90%, 100%': { transform: 'none' },
});
export const mark = style([moving, { fill: vars.signal, vars: { [movement]: `${lag} 1.2s` } }]);
