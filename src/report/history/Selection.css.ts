import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';

export const bar = style({
  position: 'fixed',
  zIndex: 12,
  inset: 'auto var(--chart-beside, 0px) var(--chart-below, 0px) 0',
  background: css.dark.ground,
  color: css.dark.paper,
});
export const inner = style({
  ...css.wrapRow('8px 12px', 'center'),
  minHeight: 72,
  '@media': { [narrow]: { paddingBlock: 10 } },
});
globalStyle(`${inner} p`, {
  marginInlineEnd: 'auto',
  fontWeight: 650,
  '@media': { [narrow]: { flexBasis: '100%' } },
});
