import { style } from '@vanilla-extract/css';
import { narrow } from '../theme/media';
import * as css from '../theme/mixins';

/** The main column and a narrow column beside it, stacked if there is no room. */
export const columns = style({
  ...css.columns('minmax(0, 8fr) minmax(0, 4fr)', 32, 'start'),
  '@media': { [narrow]: { ...css.oneColumn, gap: 16 } },
});
export const side = style(css.columns(1, 16));
export const head = style({ ...css.rows(20), padding: 24, '@media': { [narrow]: { padding: 16 } } });
