import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';

export const columns = style({
  ...css.columns('minmax(0, 8fr) minmax(0, 4fr)', 32, 'start'),
  marginTop: 40,
  '@media': { [narrow]: { ...css.oneColumn, gap: 16, marginTop: 16 } },
});
export const main = style({ ...css.columns(1, 48), '@media': { [narrow]: { gap: 40, marginTop: 24 } } });
export const side = style(css.columns(1, 16));
// On a phone the actions follow the verdict.
globalStyle(`${columns} > ${main}, ${columns} > ${side}`, { '@media': { [narrow]: { display: 'contents' } } });
globalStyle(`${side} > :first-child`, { '@media': { [narrow]: { order: -1, marginBottom: 24 } } });
globalStyle(`${main} > * + *`, { '@media': { [narrow]: { marginTop: 24 } } });
