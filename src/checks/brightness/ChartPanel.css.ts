import { globalStyle, style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const panel = style({ ...css.wrapRow('6px 24px', 'center'), minHeight: 48 });
globalStyle(`${panel} > :first-child`, { flex: '1 1 260px' });
export const text = style(css.text('small', 1.35));
export const formula = style({ marginTop: 4, color: vars.ink2, whiteSpace: 'normal' });
export const chosen = style({ fontWeight: 650, ':empty': { display: 'none' } });
globalStyle(`${panel} button[aria-pressed="true"]`, { background: vars.ink, color: vars.panel });
