import { kindOf, verdictOf } from '../../../machines/screen/screen';
import type { SequenceRun } from '../../../machines/sequence/sequence';
import * as css from './Screen.css';

/** The marks on a map of the screen. Pixel faults have cross hairs and a dot. Uneven light is hatched. */
export function PinMap({ run }: { run: SequenceRun }) {
  const width = run.surface?.width ?? 16;
  const height = run.surface?.height ?? 10;
  // Drawn in device pixels of the tested screen; a unit is about one CSS pixel of the map.
  const unit = Math.max(width, height) / 360;
  const radius = 12 * unit;
  const words = run.marks.map((mark) => `${kindOf(mark).name} at ${mark.x}, ${mark.y}`);
  return (
    <svg
      className={css.resultMap}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.length > 0 ? `Map of the screen: ${words.join('; ')}` : 'Map of the screen: nothing marked'}
    >
      <defs>
        <pattern
          id="hatch"
          width={6 * unit}
          height={6 * unit}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          className={css.warning}
        >
          <rect width={2 * unit} height={6 * unit} className={css.spot} />
        </pattern>
      </defs>
      {run.marks.map((mark) => {
        const [x, y] = [mark.x + 0.5, mark.y + 0.5];
        if (verdictOf(mark) === 'warning') {
          return (
            <g key={mark.id} className={css.warning}>
              <circle cx={x} cy={y} r={radius * 1.6} className={css.ring} style={{ fill: 'url(#hatch)' }} />
            </g>
          );
        }
        return (
          <g key={mark.id} className={css.fail}>
            <path
              className={css.hair}
              d={`M${x} 0V${y - radius}M${x} ${y + radius}V${height}M0 ${y}H${x - radius}M${x + radius} ${y}H${width}`}
            />
            <circle className={css.ring} cx={x} cy={y} r={radius} />
            <rect className={css.spot} x={x - 2 * unit} y={y - 2 * unit} width={4 * unit} height={4 * unit} />
          </g>
        );
      })}
    </svg>
  );
}
