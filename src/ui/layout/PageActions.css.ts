import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../theme/media';
import * as css from '../../theme/mixins';

/** The two buttons beside a page's title. On a phone they have a row of their own. */
export const actions = style({ ...css.wrapRow(12), '@media': { [phone]: { flexBasis: '100%' } } });
globalStyle(`${actions} > *`, {
  '@media': { [phone]: { flex: '1 1 40%', paddingInline: 8, whiteSpace: 'nowrap' } },
});
