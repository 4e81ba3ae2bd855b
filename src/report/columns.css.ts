import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';

const narrow = below(900);

/** The main column and a narrow column beside it, stacked if there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  gap: 32,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
});
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const head = style({ display: 'grid', gap: 20, padding: 24, '@media': { [narrow]: { padding: 16 } } });
