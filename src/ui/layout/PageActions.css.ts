import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';

/** The two buttons beside a page's title. On a phone they have a row of their own. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media': { [below(480)]: { flexBasis: '100%' } },
});
globalStyle(`${actions} > *`, {
  '@media': { [below(480)]: { flex: '1 1 40%', paddingInline: 8, whiteSpace: 'nowrap' } },
});
