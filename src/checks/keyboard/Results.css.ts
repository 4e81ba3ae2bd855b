import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingTop: 24,
});
export const absent = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
export const gaps = style({
  padding: '16px 24px 24px',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [below(720)]: { paddingInline: 16 } },
});
globalStyle(`${gaps} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em' });
export const log = style({ marginTop: 48 });
export const heading = style({ marginBottom: 16, fontSize: '1.5rem' });
export const size = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '16px 32px',
  paddingTop: 24,
});
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  flex: '1 1 22rem',
  '@media': { [below(760)]: { flexBasis: '100%' } },
});
export const offerText = style({ flex: '1 1 14rem', fontWeight: 550 });
