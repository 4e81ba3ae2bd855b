import { drawingNames } from '../../../content/drawing';
import { reversalsOf, type Scrolling } from '../../../measure/pointer/scroll';
import * as css from './figures.css';

/** Maximum number of records in the picture. */
const MAX_RECORDS = 60;
/** Half the height of the picture, in its own units. */
const HALF = 50;

/** The latest wheel steps, newest on the right: scrolling up above the line, down below it. */
export function ScrollStrokes({ scrolling, live }: { scrolling: Scrolling; live: boolean }) {
  const { records, reversals, unit } = scrolling;
  const shown = records.slice(-MAX_RECORDS);
  const most = Math.max(2 * (unit ?? 1), ...shown.map(({ deltaY }) => Math.abs(deltaY)));
  const against = reversalsOf(scrolling) > 0 ? reversals : [];
  return (
    <svg
      className={css.strokes}
      viewBox={`0 0 ${MAX_RECORDS} ${2 * HALF}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={drawingNames.wheel(records.length, against.length)}
    >
      <path className={css.axis} d={`M0 ${HALF}H${MAX_RECORDS}`} />
      {shown.map(({ deltaY, timestamp }, i) => {
        const height = (Math.abs(deltaY) / most) * (HALF - 4);
        const look = against.includes(timestamp)
          ? css.against
          : live && i === shown.length - 1
            ? css.newest
            : css.stroke;
        return (
          <rect
            key={timestamp}
            className={look}
            x={MAX_RECORDS - shown.length + i + 0.15}
            y={deltaY < 0 ? HALF - height : HALF}
            width={0.7}
            height={height}
          />
        );
      })}
    </svg>
  );
}
