import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';

export const board = style({ marginTop: 32, padding: 24, '@media': { [below(900)]: { padding: 16 } } });
export const legend = style({ paddingTop: 24 });
export const figures = style({ marginTop: 32 });
export const log = style({ marginTop: 48 });
export const heading = style({ marginBottom: 16, fontSize: '1.5rem' });
export const size = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '16px 32px',
  marginBottom: 24,
  padding: '16px 24px',
  '@media': { [below(760)]: { padding: 16 } },
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
