import { keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

const blink = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0 } });
export const mark = style([moving, { fill: vars.signal, vars: { [movement]: `${blink} 1.2s` } }]);
