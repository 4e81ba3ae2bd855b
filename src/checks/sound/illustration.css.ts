import { keyframes, mono, style, vars } from '../../theme/style';
import { markLine, movement, moving } from '../../ui/layout/Illustration.css';

export const label = style({ fontFamily: mono, fontStretch: '80%', fontSize: 13, fill: vars.ink });

/** Moves from crest to crest along the wave. */
const ride = keyframes({
  '0%, 100%': { transform: 'none' },
  '25%': { transform: 'translate(-16px, 44px)' },
  '50%': { transform: 'translate(-32px, 88px)' },
  '75%': { transform: 'translate(-16px, 44px)' },
});
export const mark = style([markLine, moving, { vars: { [movement]: `${ride} 1.2s linear` } }]);
