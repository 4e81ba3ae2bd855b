import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** Levels from the outside in. Each is inset 10 px from the one before. */
const levels = ['#fff', '#ccc', '#999', '#666', '#333', '#111', '#000'];
const edge = (depth: number) => (depth === 0 ? -20 : 8 + depth * 10);

/** Nested levels, with a frame around the last two blacks. */
export default function BrightnessIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        {levels.map((fill, depth) => (
          <rect
            key={fill}
            x={edge(depth)}
            y={edge(depth)}
            width={160 - 2 * edge(depth)}
            height={160 - 2 * edge(depth)}
            fill={fill}
          />
        ))}
      </g>
      <path className={marks.brightness} d="M58 58h44v44H58z" />
    </svg>
  );
}
