import { style } from '@vanilla-extract/css';
import { snug } from '../../theme/media';
import * as css from '../../theme/mixins';

export const adjust = style({ ...css.wrapRow('12px 32px'), '@media': { [snug]: { gap: '8px 20px' } } });
export const ends = style({
  flex: '1 1 100%',
  ...css.columns(2, 32),
  paddingInline: 2,
  '@media': { [snug]: { gap: 20 } },
});
