import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';

/** The profile's hint for a test, in plain words. */
export const hint = style({
  marginTop: 24,
  paddingInlineStart: 12,
  borderInlineStart: css.border.focus,
  lineHeight: 1.45,
});
