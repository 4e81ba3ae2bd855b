import { style, styleVariants } from '@vanilla-extract/css';
import { colors } from '../../../machines/screen/screen';
import { slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** Absolute colors, never themed. */
export const chip = styleVariants(Object.fromEntries(colors.map(({ name, value }) => [name, value])), (value) => ({
  background: value,
}));
export const advice = style({ borderTop: css.border.strong });
export const adviceRow = style({
  ...css.columns('5fr 7fr', '4px 24px'),
  paddingBlock: 14,
  borderBottom: css.border.hair,
  color: vars.ink2,
  '@media': { [slim]: { gridTemplateColumns: '1fr' } },
});
export const problem = style({ ...css.text('body', 1.4, 0), color: vars.ink });
