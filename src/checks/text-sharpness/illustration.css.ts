import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { movement, moving } from '../../ui/layout/Illustration.css';

const rise = keyframes({ from: { transform: 'translateY(-48px)' }, to: { transform: 'none' } });
export const line = style([moving, { fill: vars.signal, vars: { [movement]: `${rise} 1.2s steps(4)` } }]);
