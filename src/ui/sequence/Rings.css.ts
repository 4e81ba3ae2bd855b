import { style } from '@vanilla-extract/css';
import { snug } from '../../theme/media';
import * as css from '../../theme/mixins';
import { mono } from '../../theme/vars.css';

/** White between two black lines: it stands out on any color. */
export const ring = style({
  position: 'absolute',
  translate: '-50% -50%',
  ...css.size(28),
  borderRadius: '50%',
  border: `2px solid ${css.dark.white}`,
  boxShadow: `0 0 0 1px ${css.dark.ground}, inset 0 0 0 1px ${css.dark.ground}`,
  forcedColorAdjust: 'none',
});
export const question = style({
  ...css.wrapRow(0, 'center'),
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [snug]: { ...css.columns('repeat(6, 1fr)'), rowGap: 8 } },
});
/** A floating legend is laid out like any other element. */
export const legend = style({
  float: 'left',
  flex: 1,
  gridColumn: '1 / -1',
  padding: 0,
  fontWeight: 650,
  lineHeight: 1.2,
});
export const count = style({
  minWidth: 44,
  height: 44,
  marginInlineStart: -1,
  padding: 0,
  border: css.border.dark,
  background: 'none',
  color: 'inherit',
  font: `500 1rem/1 ${mono}`,
  cursor: 'pointer',
  ':hover': { background: css.dark.hover },
  ':focus-visible': { outline: css.border.focusOnDark, outlineOffset: -3 },
});
