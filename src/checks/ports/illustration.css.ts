import { keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

/** Goes up into the socket and comes back. */
const insert = keyframes({
  '0%, 20%': { transform: 'none' },
  '45%, 65%': { transform: 'translateY(-16px)' },
  '90%, 100%': { transform: 'none' },
});
export const mark = style([moving, { fill: vars.signal, vars: { [movement]: `${insert} 1.2s` } }]);
