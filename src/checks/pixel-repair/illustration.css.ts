import { keyframes, style, vars } from '../../theme/style';
import { markLine, movement, moving } from '../../ui/layout/Illustration.css';

export const rest = style({ fill: vars.illustration0 });
/** The corners close on the patch. */
const close = keyframes({ from: { transform: 'scale(1.35)' }, '60%, to': { transform: 'none' } });
export const mark = style([
  markLine,
  moving,
  { strokeWidth: 3, transformOrigin: '160px 80px', vars: { [movement]: `${close} 1.2s cubic-bezier(.2, 0, 0, 1)` } },
]);
