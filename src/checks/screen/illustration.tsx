import { bars, crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** Side of the loupe's grid in cells, and side of a cell with and without its grid line in px. */
const SIDE = 7;
const PITCH = 13;
const CELL = 11;
const LEFT = 160 - (SIDE * PITCH - 2) / 2;
const TOP = 80 - (SIDE * PITCH - 2) / 2;
const cells = Array.from({ length: SIDE * SIDE }, (_, i) => ({
  x: LEFT + (i % SIDE) * PITCH,
  y: TOP + Math.floor(i / SIDE) * PITCH,
  dead: i === (SIDE * SIDE - 1) / 2,
}));
const live = cells.filter(({ dead }) => !dead);

/** Eight bars, and a loupe over one dead pixel. */
export default function ScreenIllustration() {
  return (
    <>
      <span className={bars} />
      <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <clipPath id="screen-illustration-loupe">
          <circle cx="160" cy="80" r="42" />
        </clipPath>
        <circle cx="160" cy="80" r="45" fill="#111" />
        <g clipPath="url(#screen-illustration-loupe)">
          <path d="M110 30h100v100H110z" fill="#9a9a9a" />
          <path
            className={crisp}
            d={live.map(({ x, y }) => `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`).join('')}
            fill="#fff"
          />
          <path d="M154.5 74.5h11v11h-11z" />
        </g>
        <path className={marks.screen} d="M151 71h18v18h-18z" />
      </svg>
    </>
  );
}
