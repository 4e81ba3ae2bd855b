import { keyframes, style } from '../../theme/style';
import { markLine, movement, moving } from '../../ui/layout/Illustration.css';

/** The frame moves through the quarters and ends at the one that differs. */
const look = keyframes({
  '0%': { transform: 'none' },
  '25%': { transform: 'translate(0, -27px)' },
  '50%': { transform: 'translate(-27px, -27px)' },
  '75%': { transform: 'translate(-27px, 0)' },
  '100%': { transform: 'none' },
});
export const mark = style([markLine, moving, { vars: { [movement]: `${look} 1.2s step-end` } }]);
