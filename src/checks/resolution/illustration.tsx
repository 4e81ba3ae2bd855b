import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** Lines in the upper half, a checkerboard below. In px of the drawing. */
const PITCH = 8;
const MISFIT_X = 80;
const lines = Array.from({ length: 19 }, (_, i) => 8 + i * PITCH)
  .filter((x) => x !== MISFIT_X)
  .map((x) => `M${x} 0h2v96h-2z`)
  .join('');
const cells = Array.from({ length: 20 * 8 }, (_, i) => [i % 20, Math.floor(i / 20)] as const)
  .filter(([column, row]) => (column + row) % 2 === 0)
  .map(([column, row]) => `M${column * PITCH} ${96 + row * PITCH}h${PITCH}v${PITCH}h-${PITCH}z`)
  .join('');

/** Lines of one pixel over a checkerboard. One line is too wide. */
export default function ResolutionIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d="M0 0h160v160H0z" fill="var(--ill-0)" />
        <path d={lines} fill="var(--ink)" />
        <path d={cells} fill="var(--ink)" />
        <rect className={marks.resolution} x={MISFIT_X - 1} y="0" width="5" height="96" />
      </g>
    </svg>
  );
}
