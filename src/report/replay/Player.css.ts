import { style } from '@vanilla-extract/css';
import { fadeFast } from '../../theme/base.css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { radius, vars } from '../../theme/vars.css';

export const moment = style({
  ...css.columns('minmax(0, 2fr) minmax(0, 3fr)'),
  borderTop: css.border.hair,
  '@media': { [narrow]: css.oneColumn },
});
export const picture = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: 232,
  padding: 24,
  borderInlineEnd: css.border.hair,
  '@media': { [narrow]: { minHeight: 200, padding: 16, borderInlineEnd: 0, borderBottom: css.border.hair } },
});
export const controls = style({
  ...css.wrapRow(12, 'center', 'space-between'),
  padding: '0 24px 20px',
  '@media': { [narrow]: { padding: '0 16px 16px' } },
});
export const buttons = style(css.row(8));
export const icon = style({
  ...css.center,
  ...css.size(48),
  border: css.border.edge,
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.ink,
  cursor: 'pointer',
  transition: fadeFast,
  ':hover': { background: vars.ink, color: vars.panel },
  selectors: { '&[aria-disabled]': { background: 'transparent', color: vars.ink3, cursor: 'default', opacity: 0.6 } },
});
export const forged = style({
  padding: '16px 24px',
  borderTop: css.border.hair,
  color: vars.fail,
  '@media': { [narrow]: { padding: 16 } },
});
