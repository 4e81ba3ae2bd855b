import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const barcodes = style({ display: 'grid', alignContent: 'start', gap: 12 });
export const field = style({ position: 'relative' });
globalStyle(`${field} input`, { paddingInlineEnd: 52 });
/** At the end of the field, inside its frame. */
export const button = style({
  position: 'absolute',
  insetInlineEnd: 2,
  bottom: 2,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink2,
  cursor: 'pointer',
  ':hover': { color: vars.ink },
  ':focus-visible': { outlineOffset: -3 },
});
export const finder = style({ width: 'min(100%, 32rem)', display: 'grid', gap: 8 });
