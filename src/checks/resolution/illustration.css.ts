import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { movement, moving } from '../../ui/layout/Illustration.css';

const settle = keyframes({ from: { transform: 'translateX(-24px)' }, to: { transform: 'none' } });
export const misfit = style([moving, { fill: vars.signal, vars: { [movement]: `${settle} 1.2s steps(6)` } }]);
