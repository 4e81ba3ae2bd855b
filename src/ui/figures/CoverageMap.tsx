import { drawingNames } from '../../../content/drawing';
import { zoneName } from '../../../content/verdicts/touch';
import type { LostPlace } from '../../../machines/touch/second-look';
import type { Ghost } from '../../../machines/touch/touch';
import { FINGER, gridOf, OTHER } from '../../../measure/touch/grid';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { boxOf, isDead, type UntouchedZone } from '../../../measure/touch/untouched-zones';
import * as css from './figures.css';

interface Props {
  readonly snapshot: TouchSnapshot | null;
  readonly zones: readonly UntouchedZone[];
  readonly ghosts: readonly Ghost[];
  /** Places to look at again. They are ringed and numbered. */
  readonly places?: readonly LostPlace[];
}

/** Number of zones that are numbered on the map and listed beside it, the largest first. */
export const MAX_LISTED_ZONES = 6;

/**
 * The panel with its touched cells: light where a finger touched (in the pen test, the pen), gray where only something
 * else did, dark elsewhere. Zones are outlined and numbered, ghost touches are crossed out.
 */
export function CoverageMap({ snapshot, zones, ghosts, places = [] }: Props) {
  const width = snapshot?.width ?? 16;
  const height = snapshot?.height ?? 10;
  // About one CSS pixel of the map.
  const unit = Math.max(width, height) / 360;
  const words = snapshot ? zones.slice(0, MAX_LISTED_ZONES).map((zone) => zoneName(zone, snapshot)) : [];
  const ringed = places.map(({ name }) => name);
  const spoken = drawingNames.panel(words, snapshot !== null, ghosts.length, ringed);
  return (
    <svg className={css.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={spoken}>
      {snapshot && (
        <>
          <path d={runs(snapshot, 0)} fill="#2b2b2b" shapeRendering="crispEdges" />
          <path d={runs(snapshot, OTHER)} fill="#8a8a8a" shapeRendering="crispEdges" />
          <path d={runs(snapshot, FINGER)} fill="#f2f2f2" shapeRendering="crispEdges" />
          <path className={css.lines} d={linesOf(snapshot)} />
          {zones.slice(0, MAX_LISTED_ZONES).map((zone, i) => (
            <Outline key={zone.cells[0]} zone={zone} snapshot={snapshot} number={i + 1} unit={unit} />
          ))}
        </>
      )}
      <Rings places={places} unit={unit} />
      {ghosts.map(({ x, y }, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          key={i}
          d={`M${x * width - 7 * unit} ${y * height}h${14 * unit}M${x * width} ${y * height - 7 * unit}v${14 * unit}`}
          stroke="#ff7070"
          strokeWidth={2.5 * unit}
        />
      ))}
    </svg>
  );
}

/** Rings around places, each with its number. `unit` is the length of about one CSS pixel. */
export const Rings = ({ places, unit }: { places: readonly LostPlace[]; unit: number }) =>
  places.map(({ x, y }, i) => (
    <g key={`${x} ${y}`} className={css.ring} strokeWidth={2.5 * unit}>
      <circle cx={x} cy={y} r={14 * unit} />
      <text className={css.ringed} x={x < 40 * unit ? x + 26 * unit : x - 26 * unit} y={y} fontSize={14 * unit}>
        {i + 1}
      </text>
    </g>
  ));

interface OutlineProps {
  readonly zone: UntouchedZone;
  readonly snapshot: TouchSnapshot;
  readonly number: number;
  readonly unit: number;
}

function Outline({ zone, snapshot, number, unit }: OutlineProps) {
  const { x, y, width, height } = boxOf(zone, snapshot);
  const room = Math.min(width, height) > 18 * unit;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="none"
        stroke={isDead(zone) ? '#ff7070' : '#9c9c9c'}
        strokeWidth={2 * unit}
        strokeDasharray={isDead(zone) ? undefined : `${4 * unit} ${3 * unit}`}
      />
      {room && (
        <text className={css.tag} x={x + width / 2} y={y + height / 2} fontSize={13 * unit}>
          {number}
        </text>
      )}
    </>
  );
}

/** The lines between the cells. */
function linesOf(snapshot: TouchSnapshot): string {
  const { lefts, tops, width, height } = gridOf(snapshot);
  const down = Array.from(lefts.subarray(1, -1), (x) => `M${x} 0V${height}`);
  const across = Array.from(tops.subarray(1, -1), (y) => `M0 ${y}H${width}`);
  return [...down, ...across].join('');
}

/** The cells in one state as rectangles without gaps. Neighbors in a row are merged, to keep the map small. */
function runs(snapshot: TouchSnapshot, state: number): string {
  const { columns, rows, touched } = snapshot;
  const { lefts, tops } = gridOf(snapshot);
  let path = '';
  for (let row = 0; row < rows; row++) {
    const top = tops[row] ?? 0;
    for (let column = 0; column < columns; column++) {
      if (touched[row * columns + column] !== state) continue;
      const from = column;
      while (column + 1 < columns && touched[row * columns + column + 1] === state) column++;
      path += `M${lefts[from]} ${top}H${lefts[column + 1]}V${tops[row + 1]}H${lefts[from]}z`;
    }
  }
  return path;
}
