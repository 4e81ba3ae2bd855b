import { globalStyle, style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** The label of a checkbox, including the checkbox. */
export const checkbox = style({ ...css.row(12, 'center'), minHeight: 44, cursor: 'pointer' });
globalStyle(`${checkbox} input`, {
  position: 'relative',
  flex: 'none',
  ...css.size(20),
  margin: 0,
  accentColor: vars.ink,
  cursor: 'pointer',
});
// The box is small, so its touch target is enlarged.
globalStyle(`${checkbox} input::after`, { content: '', ...css.absolute(-12) });
