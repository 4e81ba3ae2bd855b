import { drawing, legend, marks, onDone, onHeld } from '../../ui/layout/Illustration.css';

/** Rows of keys: left edge, upper edge, letters, and how many of them are already tested. */
const rows = [
  { x: -17, y: -14, letters: 'QWERTYU', pressed: 7 },
  { x: -3, y: 48, letters: 'ASDFGHJ', pressed: 3 },
  { x: 23, y: 110, letters: 'ZXCVBNM', pressed: 0 },
] as const;
const PITCH = 50;
const HELD_LETTER = 'F';
const keys = rows.flatMap(({ x, y, letters, pressed }) =>
  [...letters].map((letter, i) => ({ letter, x: x + i * PITCH, y, done: i < pressed })),
);

/** Keycaps: tested, held and not tested. */
export default function KeyboardIllustration() {
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
