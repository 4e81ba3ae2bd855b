import { crisp, drawing, legend, marks, onDone, onHeld } from '../ui/layout/Illustration.css';

/** A cell with its gap, in px of the drawing. */
const TOUCH_PITCH = 20;
const TOUCH_COLUMNS = 16;
const TOUCH_ROWS = 8;
/** The painted cells, column by column from the left: the rows of each. */
const painted: readonly (readonly number[])[] = [[6], [6], [5, 6], [4, 5], [3, 4], [3], [2, 3], [2]];
const isPainted = (column: number, row: number) => painted[column]?.includes(row) ?? false;
const touchSquare = (column: number, row: number) =>
  `M${column * TOUCH_PITCH + 0.5} ${row * TOUCH_PITCH + 0.5}h19v19h-19z`;

const touchCells = Array.from(
  { length: TOUCH_COLUMNS * TOUCH_ROWS },
  (_, i) => [i % TOUCH_COLUMNS, Math.floor(i / TOUCH_COLUMNS)] as const,
);
const drawCells = (wanted: boolean) =>
  touchCells.flatMap(([column, row]) => (isPainted(column, row) === wanted ? [touchSquare(column, row)] : [])).join('');

/** A painted path on a grid, and the cell under the finger. */
export function Touch() {
  return (
    <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d={drawCells(false)} fill="var(--ill-0)" />
        <path d={drawCells(true)} fill="var(--ink)" />
      </g>
      <g className={marks.touch}>
        <path className={crisp} d={touchSquare(8, 2)} fill="var(--signal)" />
        <circle cx="170" cy="50" r="27" fill="none" stroke="var(--ink)" strokeWidth="2" />
      </g>
    </svg>
  );
}

/** Rows of keys: left edge, upper edge, letters, and how many of them are already tested. */
const keyRows = [
  { x: -17, y: -14, letters: 'QWERTYU', pressed: 7 },
  { x: -3, y: 48, letters: 'ASDFGHJ', pressed: 3 },
  { x: 23, y: 110, letters: 'ZXCVBNM', pressed: 0 },
] as const;
const KEY_PITCH = 50;
const HELD_LETTER = 'F';
const keys = keyRows.flatMap(({ x, y, letters, pressed }) =>
  [...letters].map((letter, i) => ({ letter, x: x + i * KEY_PITCH, y, done: i < pressed })),
);

/** Keycaps: tested, held and not tested. */
export function Keyboard() {
  return (
    <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {keys.map(({ letter, x, y, done }) =>
        letter === HELD_LETTER ? (
          <g key={letter} className={marks.keyboard}>
            <rect
              x={x}
              y={y + 4}
              width="46"
              height="53"
              rx="5"
              fill="var(--signal)"
              stroke="var(--ink)"
              strokeWidth="2"
            />
            <text x={x + 10} y={y + 26} className={onHeld}>
              {letter}
            </text>
          </g>
        ) : (
          <g key={letter}>
            <rect
              x={x}
              y={y + 3}
              width="46"
              height="55"
              rx="5"
              fill={done ? 'var(--cap-done-side)' : 'var(--cap-side)'}
            />
            <rect
              x={x}
              y={y}
              width="46"
              height="53"
              rx="5"
              fill={done ? 'var(--cap-done)' : 'var(--cap)'}
              stroke="var(--edge)"
              strokeWidth={done ? 0 : 1}
            />
            <text x={x + 10} y={y + 22} className={done ? onDone : legend}>
              {letter}
            </text>
          </g>
        ),
      )}
    </svg>
  );
}

/** Samples of a mouse on its way to the click, denser and larger toward the end. */
const mouseSamples = Array.from({ length: 23 }, (_, i) => {
  const s = i / 22;
  return { x: 18 + 142 * s, y: 132 - 62 * s + 26 * Math.sin(5.65 * s) * (1 - s), r: 1.2 + 2 * s };
});

/** A sampled trail, and the ring around a click. */
export function Mouse() {
  return (
    <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {mouseSamples.map(({ x, y, r }, i) => (
        <circle key={x} cx={x} cy={y.toFixed(1)} r={r} fill={i < 10 ? 'var(--ill-2)' : 'var(--ink)'} />
      ))}
      <circle className={marks.mouse} cx="162" cy="68" r="24" />
      <path
        d="M162 68v44l10.5-9.5 7.5 17.5 9-4-7.4-17.2 14.4-1.3z"
        fill="var(--panel)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A stroke that gets wider with pressure, the cells of the sheet, and the tip of the pen. */
export function Pen() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={crisp}
        d="M20 0h1v160h-1zM60 0h1v160h-1zM100 0h1v160h-1zM140 0h1v160h-1zM0 20h160v1H0zM0 60h160v1H0zM0 100h160v1H0zM0 140h160v1H0z"
        fill="var(--ill-1)"
      />
      <path d="M4 130C30 118 48 116 86 82l6 8C56 124 34 126 5 132z" fill="var(--ink)" />
      <path d="M98 78l48-58 10 8-48 58z" fill="var(--ill-0)" stroke="var(--ink)" strokeWidth="2" />
      <path className={marks.pen} d="M88 92l10-14 10 8z" />
    </svg>
  );
}

/** A touch pad below the keys of a laptop, and two fingers that scroll. */
export function Touchpad() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={crisp}
        d="M12 8h20v14H12zM36 8h20v14H36zM60 8h20v14H60zM84 8h20v14H84zM108 8h20v14H108zM132 8h20v14H132zM28 26h104v14H28z"
        fill="var(--ill-1)"
      />
      <path className={crisp} d="M21 53h118v90H21z" fill="var(--ill-0)" stroke="var(--ink)" strokeWidth="2" />
      <path className={crisp} d="M21 124h118M80 124v19" stroke="var(--ill-2)" strokeWidth="1" />
      <g className={marks.touchpad}>
        <path d="M66 82a8 8 0 0 1 16 0v26a8 8 0 0 1-16 0zM86 78a8 8 0 0 1 16 0v26a8 8 0 0 1-16 0z" />
      </g>
    </svg>
  );
}

/** A gamepad with two stick wells. One stick is out of its middle. */
export function Gamepad() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={crisp} d="M24 34h34v14H24zM102 34h34v14h-34z" fill="var(--ill-1)" />
      <path className={crisp} d="M14 52h132v72H14z" fill="var(--ill-0)" stroke="var(--ink)" strokeWidth="2" />
      <path className={crisp} d="M26 60h8v8h-8zM126 60h8v8h-8zM116 60h6v8h-6zM38 60h6v8h-6z" fill="var(--ill-2)" />
      <g fill="none" stroke="var(--ink)" strokeWidth="2">
        <circle cx="56" cy="94" r="22" />
        <circle cx="104" cy="94" r="22" />
      </g>
      <path className={crisp} d="M97 87h14v14H97z" fill="var(--ink)" />
      <path className={marks.gamepad} d="M55 81h14v14H55z" />
    </svg>
  );
}
