import { style } from '@vanilla-extract/css';
import { wrap } from '../../theme/base.css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';

/** Absolute colors, never themed. */
export const field = style({
  position: 'relative',
  height: 450,
  background: '#000',
  borderBlock: css.border.hair,
  overflow: 'clip',
  forcedColorAdjust: 'none',
  '@media': { [narrow]: { height: 360 } },
});
export const stage = style({ height: '100%' });
/** No wider, so that two cells cover less than the area that WCAG 2.3.1 allows to flash. */
export const photo = style([wrap, stage]);
/** A status line below the moving picture, empty unless there is a notice. */
export const news = style([wrap, { selectors: { '&:not(:empty)': { paddingTop: 14, ...css.text('small') } } }]);
