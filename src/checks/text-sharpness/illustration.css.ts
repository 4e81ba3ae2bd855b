import { keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

const rise = keyframes({ from: { transform: 'translateY(-48px)' }, to: { transform: 'none' } });
export const line = style([moving, { fill: vars.signal, vars: { [movement]: `${rise} 1.2s steps(4)` } }]);
