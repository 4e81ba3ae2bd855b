import { css, keyframes, style, vars } from '../../theme/style';
import { markLine, movement, moving } from '../../ui/layout/Illustration.css';

export const ridge = style({ ...css.stroke(2, vars.ink), strokeLinecap: 'round' });
const scan = keyframes({
  '0%, 100%': { transform: 'none' },
  '30%': { transform: 'translateY(24px)' },
  '70%': { transform: 'translateY(-56px)' },
});
export const line = style([markLine, moving, { vars: { [movement]: `${scan} 1.2s` } }]);
