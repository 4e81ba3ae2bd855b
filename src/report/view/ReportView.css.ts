import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';

const narrow = below(900);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  gap: 32,
  alignItems: 'start',
  marginTop: 40,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, marginTop: 16 } },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  '@media': { [narrow]: { gap: 40, marginTop: 24 } },
});
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
// On a phone the actions follow the verdict.
globalStyle(`${columns} > ${main}, ${columns} > ${side}`, { '@media': { [narrow]: { display: 'contents' } } });
globalStyle(`${side} > :first-child`, { '@media': { [narrow]: { order: -1, marginBottom: 24 } } });
globalStyle(`${main} > * + *`, { '@media': { [narrow]: { marginTop: 24 } } });
