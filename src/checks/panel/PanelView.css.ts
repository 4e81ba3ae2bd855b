import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { mono } from '../../theme/vars.css';

/** Readable on black and on white, without the glare of white on black. */
const middleGray = '#757575';

export const picture = style({ ...css.absolute(0), touchAction: 'none' });
const grid = style({ ...css.absolute(0), display: 'grid', forcedColorAdjust: 'none' });
export const quarters = style([grid, { gridTemplate: '1fr 1fr / 1fr 1fr' }]);
export const places = style([grid, { gridTemplate: 'repeat(5, 1fr) / repeat(5, 1fr)' }]);
export const cell = style({
  position: 'relative',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  // A press would otherwise tint the quarter on phones.
  WebkitTapHighlightColor: 'transparent',
  ':focus-visible': { outline: '2px dashed #1a1a1a', outlineOffset: -4, borderRadius: 0 },
  selectors: { '[data-dark] &:focus-visible': { outlineColor: middleGray } },
});
/** In the outer corner of each quarter, far from its patch. */
export const number = style({
  position: 'absolute',
  fontFamily: mono,
  fontStretch: '75%',
  fontSize: 14,
  lineHeight: 1,
  color: '#1a1a1a',
  selectors: {
    '[data-dark] &': { color: middleGray },
    [`${cell}:nth-child(odd) > &`]: { left: 'max(14px, env(safe-area-inset-left))' },
    [`${cell}:nth-child(even) > &`]: { right: 'max(14px, env(safe-area-inset-right))' },
    [`${cell}:nth-child(-n + 2) > &`]: { top: 'max(14px, env(safe-area-inset-top))' },
    [`${cell}:nth-child(n + 3) > &`]: { bottom: 'max(14px, env(safe-area-inset-bottom))' },
  },
});
export const sign = style({
  display: 'inline-grid',
  placeItems: 'center',
  ...css.size(26),
  border: '2px solid currentColor',
  borderRadius: '50%',
  fontFamily: mono,
  fontStretch: '75%',
  fontSize: 13,
  lineHeight: 1,
  color: '#1a1a1a',
  selectors: { '[data-dark] &': { color: css.dark.edge } },
});
