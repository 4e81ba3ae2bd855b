import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';

export const page = style({ paddingBottom: 104 });
export const board = style({ marginTop: 32, padding: 24, '@media': { [below(900)]: { padding: 16 } } });
export const legend = style({ paddingTop: 24 });
export const figures = style({ marginTop: 32 });
export const log = style({ marginTop: 48 });
export const heading = style({ marginBottom: 16, fontSize: '1.5rem' });
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginBottom: 24,
  padding: '12px 24px',
  '@media': { [below(760)]: { padding: 16 } },
});
export const offerText = style({ flex: '1 1 20rem', fontWeight: 550 });
