import { keyframes, style } from '../../theme/style';
import { movement, moving } from '../../ui/layout/Illustration.css';

/** One cell, in px of the drawing. */
const CELL = 20;
const at = (column: number, row: number) => ({ transform: `translate(${column * CELL}px, ${row * CELL}px)` });
/** Moves along the painted path to its end. */
const follow = keyframes({
  '0%': at(-4, 1),
  '20%': at(-3, 1),
  '40%': at(-2, 1),
  '60%': at(-2, 0),
  '80%, 100%': at(0, 0),
});
export const mark = style([moving, { vars: { [movement]: `${follow} 1.2s step-end` } }]);
