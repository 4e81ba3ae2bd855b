import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import * as css from '../../theme/mixins';

const phone = below(720);

export const adjust = style({ ...css.wrapRow('12px 32px'), '@media': { [phone]: { gap: '8px 20px' } } });
export const ends = style({
  flex: '1 1 100%',
  ...css.columns(2, 32),
  paddingInline: 2,
  '@media': { [phone]: { gap: 20 } },
});
