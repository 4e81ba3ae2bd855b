import { css, style, vars } from '../../theme/style';

export const track = style({
  position: 'relative',
  height: 48,
  marginTop: 16,
  background: vars.well,
  ...css.ownColors,
});
const place = style({ position: 'absolute', insetBlock: 0, width: 56 });
/** Initial position of the block. */
export const home = style([place, { left: 0 }]);
export const block = style([
  place,
  {
    left: 0,
    width: 48,
    background: vars.ink,
    cursor: 'grab',
    selectors: { '&[data-held]': { background: vars.signal, outline: css.strong, outlineOffset: -2 } },
  },
]);
export const goal = style([place, { right: 0, border: `2px dashed ${vars.ink}` }]);
