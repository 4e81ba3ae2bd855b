import { css, keyframes, style } from '../../theme/style';
import { markLine, movement, moving } from '../../ui/layout/Illustration.css';

const colors = ['#fff', '#000', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f'];

export const bars = style({
  ...css.absolute(0),
  background: `linear-gradient(90deg, ${colors.map((color, i) => `${color} 0 ${(i + 1) * 12.5}%`).join(', ')})`,
});

/** One cell of the loupe, in px of the drawing. */
const CELL = 13;
const at = (column: number, row: number) => ({ transform: `translate(${column * CELL}px, ${row * CELL}px)` });
/** Searches cell by cell and stops at the dead one. */
const search = keyframes({
  '0%': at(-2, -1),
  '16%': at(-1, -1),
  '32%': at(-1, 1),
  '48%': at(0, 1),
  '64%': at(1, 0),
  '80%, 100%': at(0, 0),
});
export const mark = style([markLine, moving, { vars: { [movement]: `${search} 1.2s step-end` } }]);
