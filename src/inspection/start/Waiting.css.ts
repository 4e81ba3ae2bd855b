import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: '16px 32px',
  alignItems: 'center',
  padding: '20px 24px',
  marginBottom: 24,
  borderInlineStart: `3px solid ${vars.ink}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 } },
});
globalStyle(`${waiting} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
export const text = style({ marginTop: 2, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
globalStyle(`${buttons} > *`, { minHeight: 44, '@media': { [narrow]: { flex: 1 } } });
