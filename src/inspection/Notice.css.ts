import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { vars } from '../theme/vars.css';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '16px 24px',
  marginBottom: 24,
  borderInlineStart: `3px solid ${vars.ink}`,
  '@media': { [below(900)]: { padding: 16 } },
});
globalStyle(`${notice} h2`, { marginTop: 10, fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
globalStyle(`${notice} p`, { marginTop: 2, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const text = style({ flex: '1 1 20rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
