import { keyframes, sans, style, vars } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

export const letter = style({ fontFamily: sans, fontSize: 16, fontWeight: 600, fill: vars.ink });
export const onDone = style([letter, { fill: vars.onCapDone }]);
export const onHeld = style([letter, { fill: '#111' }]);

const typed = keyframes({ '0%, 30%, 60%, 100%': { transform: 'none' }, '15%, 45%': { transform: 'translateY(-4px)' } });
/** The held key moves up and down twice. */
export const held = style([moving, { vars: { [movement]: `${typed} 1.2s step-end` } }]);
