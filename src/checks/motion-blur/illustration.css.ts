import { keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

const pass = keyframes({ '0%': { transform: 'translateX(-54px)' }, '70%, 100%': { transform: 'none' } });
export const mark = style([moving, { fill: vars.signal, vars: { [movement]: `${pass} 1.2s linear` } }]);
