import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** A cell with its gap, in px of the drawing. */
const PITCH = 20;
const COLUMNS = 16;
const ROWS = 8;
/** The painted cells, column by column from the left: the rows of each. */
const path: readonly (readonly number[])[] = [[6], [6], [5, 6], [4, 5], [3, 4], [3], [2, 3], [2]];
const isPainted = (column: number, row: number) => path[column]?.includes(row) ?? false;
const square = (column: number, row: number) => `M${column * PITCH + 0.5} ${row * PITCH + 0.5}h19v19h-19z`;

const cells = Array.from({ length: COLUMNS * ROWS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const);
const draw = (wanted: boolean) =>
  cells.flatMap(([column, row]) => (isPainted(column, row) === wanted ? [square(column, row)] : [])).join('');

/** A painted path on a grid, and the cell under the finger. */
export default function TouchIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d={draw(false)} fill="var(--ill-0)" />
        <path d={draw(true)} fill="var(--ink)" />
      </g>
      <g className={marks.touch}>
        <path className={crisp} d={square(8, 2)} fill="var(--signal)" />
        <circle cx="170" cy="50" r="27" fill="none" stroke="var(--ink)" strokeWidth="2" />
      </g>
    </svg>
  );
}
