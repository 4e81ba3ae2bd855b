import { globalStyle, style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const barcodes = style({ ...css.rows(12), alignContent: 'start' });
export const field = style({ position: 'relative' });
globalStyle(`${field} input`, { paddingInlineEnd: 52 });
/** At the end of the field, inside its frame. */
export const button = style({
  position: 'absolute',
  insetInlineEnd: 2,
  bottom: 2,
  ...css.center,
  ...css.size(44),
  ...css.plainButton,
  color: vars.ink2,
  ':hover': { color: vars.ink },
  ':focus-visible': { outlineOffset: -3 },
});
export const finder = style({ width: 'min(100%, 32rem)', ...css.rows(8) });
