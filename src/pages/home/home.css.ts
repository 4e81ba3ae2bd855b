import { style } from '@vanilla-extract/css';
import { belowFold } from '../../theme/below-fold';
import { compact } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const section = style({
  ...belowFold(900),
  paddingTop: 104,
  '@media': { [compact]: { paddingTop: 72 } },
});
/** The operator's claims: one quiet line between rules. */
export const claims = style({
  borderBlock: css.border.hair,
  paddingBlock: 12,
  ...css.wrapRow('4px 32px'),
  color: vars.ink2,
});
