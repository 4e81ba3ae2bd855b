import { reportTexts } from '../../../content/report-page';
import type { FindingGroup } from '../../../machines/report/finding-groups';
import type { Report } from '../../../machines/report/report';
import type { Finding } from '../../../machines/result';
import { layoutOf } from '../finding-words';
import { entryOf, surfaceOf } from '../report-words';
import { KeyboardMap } from './KeyboardMap';
import * as css from './maps.css';

/** Whether a group has places that can be drawn. */
export const hasMap = ({ findings }: FindingGroup): boolean => findings.some(({ where }) => where?.box ?? where?.key);

/** A small picture of where a group was found: on the screen, the touch panel, the camera's picture or the keyboard. */
export function FindingMap({ group, report }: { group: FindingGroup; report: Pick<Report, 'entries'> }) {
  const { findings, check } = group;
  const entry = entryOf(report, check);
  const verdict = group.verdict === 'fail' || group.verdict === 'warning' ? group.verdict : 'other';
  const keys = findings.flatMap(({ where }) => (where?.key ? [where.key] : []));
  if (keys.length > 0) {
    const layout = entry && layoutOf(entry);
    return layout && <KeyboardMap layout={layout} keys={keys} verdict={verdict} />;
  }
  const screen = entryOf(report, 'screen')?.result ?? null;
  const surface = surfaceOf(entry?.result ?? null) ?? (check === 'webcam' ? null : surfaceOf(screen));
  const name = reportTexts.surfaces[check === 'touch' || check === 'webcam' ? check : 'screen'];
  return <SurfaceMap findings={findings} surface={surface} verdict={verdict} name={name} />;
}

/** Maximum number of pins drawn. The text says how many there are. */
const MAX_PINS = 60;
/** Places within this many pixels of each other are shown enlarged. */
const CLOSE_UP_PX = 7;
const WIDTH = 320;
const MAX_HEIGHT = 150;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

interface SurfaceMapProps {
  readonly findings: readonly Finding[];
  /** In pixels of the surface; null if only the places are known. */
  readonly surface: { readonly width: number; readonly height: number } | null;
  readonly verdict: 'fail' | 'warning' | 'other';
  /** The name of the surface: `the screen`. */
  readonly name: string;
}

/** The right and lower edges of the places together. */
const edgesOf = (boxes: readonly Box[]) => ({
  right: Math.max(...boxes.map(({ x, width }) => x + width)),
  bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
});

/**
 * Where something was found on a screen, a touch panel or a camera's picture. A single place is also shown enlarged.
 */
function SurfaceMap({ findings, surface, verdict, name }: SurfaceMapProps) {
  const boxes = findings.flatMap(({ where }) => (where?.box ? [where.box] : []));
  const { right, bottom } = edgesOf(boxes);
  const { width, height } = surface ?? { width: right, height: bottom };
  const closeUp = closeUpOf(boxes);
  const room = closeUp ? WIDTH - 112 : WIDTH;
  const scale = Math.min(room / width, MAX_HEIGHT / height);
  const [w, h] = [width * scale, height * scale];
  return (
    <svg
      className={css.map[verdict]}
      viewBox={`0 0 ${closeUp ? WIDTH : Math.ceil(w)} ${Math.ceil(Math.max(h, closeUp ? 96 : 0))}`}
      role="img"
      aria-label={reportTexts.mapOf(name, boxes.length)}
    >
      <rect x=".75" y=".75" width={w - 1.5} height={h - 1.5} className={css.surface} />
      {boxes.slice(0, MAX_PINS).map((box) => (
        <Pin
          key={`${box.x} ${box.y}`}
          box={box}
          scale={scale}
          frame={{ w, h }}
          isAlone={boxes.length === 1 || closeUp !== null}
        />
      ))}
      {closeUp && <CloseUp of={closeUp} boxes={boxes} from={{ x: closeUp.x * scale, y: closeUp.y * scale }} />}
    </svg>
  );
}

/** A small place is a ring with crosshairs, a large one an outline. */
function Pin({
  box,
  scale,
  frame,
  isAlone,
}: {
  box: Box;
  scale: number;
  frame: { w: number; h: number };
  isAlone: boolean;
}) {
  const [x, y] = [(box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale];
  const [w, h] = [box.width * scale, box.height * scale];
  if (Math.max(w, h) > 12)
    return <rect x={box.x * scale} y={box.y * scale} width={w} height={h} className={css.zone} />;
  const r = isAlone ? 10.5 : 6;
  return (
    <>
      {isAlone && (
        <path
          className={css.hair}
          d={`M${x} 2V${y - r}M${x} ${y + r}V${frame.h - 2}M2 ${y}H${x - r}M${x + r} ${y}H${frame.w - 2}`}
        />
      )}
      <circle cx={x} cy={y} r={r} className={css.ring} />
      <rect x={x - 2} y={y - 2} width="4" height="4" className={css.spot} />
    </>
  );
}

/** The upper left corner of a 7 × 7 pixel area that contains all places; null if there is none. */
function closeUpOf(boxes: readonly Box[]): { x: number; y: number } | null {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const { right, bottom } = edgesOf(boxes);
  if (boxes.length === 0 || right - left > CLOSE_UP_PX || bottom - top > CLOSE_UP_PX) return null;
  const margin = (size: number) => Math.floor((CLOSE_UP_PX - size) / 2);
  return { x: left - margin(right - left), y: top - margin(bottom - top) };
}

const CELL = 10;

function CloseUp({
  of,
  boxes,
  from,
}: {
  of: { x: number; y: number };
  boxes: readonly Box[];
  from: { x: number; y: number };
}) {
  const left = WIDTH - CLOSE_UP_PX * CELL - 12;
  const size = CLOSE_UP_PX * CELL;
  const lines = Array.from({ length: CLOSE_UP_PX - 1 }, (_, i) => (i + 1) * CELL);
  return (
    <>
      <path
        className={css.lead}
        d={`M${from.x + 12} ${from.y - 4}L${left} 2M${from.x + 12} ${from.y + 6}L${left} ${size + 1}`}
      />
      <g transform={`translate(${left} 1.5)`}>
        <rect width={size} height={size} className={css.close} />
        <path className={css.grid} d={lines.map((at) => `M${at} 0V${size}M0 ${at}H${size}`).join('')} />
        {boxes.map((box) => (
          <rect
            key={`${box.x} ${box.y}`}
            x={(box.x - of.x) * CELL + 0.5}
            y={(box.y - of.y) * CELL + 0.5}
            width={box.width * CELL - 1}
            height={box.height * CELL - 1}
            className={css.spot}
          />
        ))}
      </g>
      <text x={left + size / 2} y={size + 17} textAnchor="middle" className={css.caption}>
        {CLOSE_UP_PX} × {CLOSE_UP_PX} px
      </text>
    </>
  );
}
