import type { PixelCheck } from '../../../measure/camera/defective-pixels';
import * as css from './Webcam.css';

const MAX_DRAWN_SPOTS = 100;

/** A map of the spots in the picture. */
export function DefectMap({ check: { width, height, defects, kind } }: { check: PixelCheck }) {
  const radius = width / 32;
  return (
    <svg
      className={css.toolMap}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Map of ${defects.length} ${kind} ${defects.length === 1 ? 'spot' : 'spots'} in the picture`}
    >
      {defects.slice(0, MAX_DRAWN_SPOTS).map(({ x, y, width: across, height: down }) => (
        <circle key={`${x} ${y}`} className={css.toolMark} cx={x + across / 2} cy={y + down / 2} r={radius} />
      ))}
    </svg>
  );
}
