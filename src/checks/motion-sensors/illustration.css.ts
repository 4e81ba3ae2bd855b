import { keyframes, style } from '../../theme/style';
import { markLine, movement, moving } from '../../ui/layout/Illustration.css';

/** Leans to both sides, then stops. */
const lean = keyframes({
  '0%, 100%': { transform: 'none' },
  '30%': { transform: 'rotate(22deg)' },
  '65%': { transform: 'rotate(-16deg)' },
});
export const mark = style([markLine, moving, { transformOrigin: '80px 92px', vars: { [movement]: `${lean} 1.2s` } }]);
