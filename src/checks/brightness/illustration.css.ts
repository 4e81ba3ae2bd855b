import { keyframes, style } from '../../theme/style';
import { markLine, movement, moving } from '../../ui/layout/Illustration.css';

/** Closes in from the lightest level to the darkest two. */
const closeIn = keyframes({
  '0%': { transform: 'scale(2.36)' },
  '25%': { transform: 'scale(1.91)' },
  '50%': { transform: 'scale(1.45)' },
  '75%, 100%': { transform: 'none' },
});
export const mark = style([
  markLine,
  moving,
  { transformOrigin: '80px 80px', vars: { [movement]: `${closeIn} 1.2s step-end` } },
]);
