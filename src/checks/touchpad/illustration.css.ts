import { keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

/** Two fingers scroll up and back. */
const scroll = keyframes({ '0%, 100%': { transform: 'none' }, '35%, 60%': { transform: 'translateY(-16px)' } });
export const mark = style([moving, { fill: vars.signal, vars: { [movement]: `${scroll} 1.2s` } }]);
