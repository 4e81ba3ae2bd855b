import { keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

/** The playhead goes back to the start of the word and plays it again. */
const read = keyframes({ '0%, 10%': { transform: 'translateX(-90px)' }, '80%, 100%': { transform: 'none' } });
export const mark = style([moving, { fill: vars.signal, vars: { [movement]: `${read} 1.2s linear` } }]);
