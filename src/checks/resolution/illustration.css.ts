import { keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

const settle = keyframes({ from: { transform: 'translateX(-24px)' }, to: { transform: 'none' } });
export const misfit = style([moving, { fill: vars.signal, vars: { [movement]: `${settle} 1.2s steps(6)` } }]);
