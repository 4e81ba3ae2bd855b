import { keyframes, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

/** Lifts from the sheet and presses down again. */
const press = keyframes({
  '0%, 20%': { transform: 'none' },
  '45%, 65%': { transform: 'translate(7px, -8px)' },
  '90%, 100%': { transform: 'none' },
});
export const mark = style([moving, { fill: vars.signal, vars: { [movement]: `${press} 1.2s` } }]);
