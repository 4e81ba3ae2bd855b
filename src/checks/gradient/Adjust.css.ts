import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';

const phone = below(720);

export const adjust = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  '@media': { [phone]: { gap: '8px 20px' } },
});
export const ends = style({
  flex: '1 1 100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 32,
  paddingInline: 2,
  '@media': { [phone]: { gap: 20 } },
});
