import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 24px',
  minHeight: 48,
});
globalStyle(`${panel} > :first-child`, { flex: '1 1 260px' });
export const text = style({ fontSize: '.9375rem', lineHeight: 1.35 });
export const formula = style({ marginTop: 4, color: vars.ink2, whiteSpace: 'normal' });
export const chosen = style({ fontWeight: 650, ':empty': { display: 'none' } });
globalStyle(`${panel} button[aria-pressed="true"]`, { background: vars.ink, color: vars.panel });
