import { keyframes, style } from '../../theme/style';
import { markLine, movement, moving } from '../../ui/layout/Illustration.css';

const click = keyframes({
  '0%, 100%': { transform: 'none' },
  '15%, 45%': { transform: 'scale(.7)' },
  '30%, 60%': { transform: 'none' },
});
/** The ring around a click, shown twice. */
export const ring = style([markLine, moving, { transformOrigin: '162px 68px', vars: { [movement]: `${click} 1.2s` } }]);
