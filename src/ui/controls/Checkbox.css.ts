import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** The label of a checkbox, including the checkbox. */
export const checkbox = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, cursor: 'pointer' });
globalStyle(`${checkbox} input`, {
  position: 'relative',
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  accentColor: vars.ink,
  cursor: 'pointer',
});
// The box is small, so its touch target is enlarged.
globalStyle(`${checkbox} input::after`, { content: '', position: 'absolute', inset: -12 });
