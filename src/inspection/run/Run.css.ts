import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** The profile's hint for a test, in plain words. */
export const hint = style({
  marginTop: 24,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.ink}`,
  lineHeight: 1.45,
});
