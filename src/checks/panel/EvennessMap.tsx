import { panelWords } from '../../../content/panel';
import { list } from '../../../content/words';
import { unevenWords } from '../../../machines/panel/figures';
import { ALL_PLACES, fields, type Mark, showingsOf, type Uneven } from '../../../measure/panel/evenness';
import * as css from './Panel.css';

interface Props {
  readonly seed: number;
  readonly marks: readonly Mark[];
  /** What was marked in both showings of a field. */
  readonly uneven: readonly Uneven[];
  /** Accessible name. */
  readonly label: string;
}

const COLUMNS = 5;
const CELL_WIDTH = 32;
const CELL_HEIGHT = 20;

/**
 * All marks on one map of 5 × 5 places. A ring means that a field was marked once, a filled circle that it was marked
 * twice.
 */
export function EvennessMap({ seed, marks, uneven, label }: Props) {
  const showings = showingsOf(seed);
  // A mark on a patch that the page planted says nothing about the panel.
  const own = marks.filter(({ showing, place }) => showings[showing]?.planted !== place);
  const words = uneven.length > 0 ? list(uneven.map(unevenWords)) : panelWords.marks(own.length);
  return (
    <svg
      className={css.evennessMap}
      viewBox={`0 0 ${COLUMNS * CELL_WIDTH} ${COLUMNS * CELL_HEIGHT}`}
      role="img"
      aria-label={`${label}: ${words}`}
    >
      <path className={css.rule} d={rules} />
      {Array.from({ length: ALL_PLACES }, (_, place) => {
        const here = fields.flatMap((_, field) => {
          const twice = uneven.find((one) => one.field === field && one.place === place);
          const once = own.find((one) => one.place === place && showings[one.showing]?.field === field);
          const kind = twice?.kind ?? once?.kind;
          return kind ? [{ kind, isTwice: twice !== undefined }] : [];
        });
        return here.map(({ kind, isTwice }, index) => {
          const x = ((place % COLUMNS) + (index + 1) / (here.length + 1)) * CELL_WIDTH;
          const y = (Math.floor(place / COLUMNS) + 0.5) * CELL_HEIGHT;
          return (
            <g key={`${x} ${y}`} className={isTwice ? css.twice : css.once}>
              <circle cx={x} cy={y} r={4.4} />
              <text x={x} y={y}>
                {panelWords.kinds[kind].charAt(0)}
              </text>
            </g>
          );
        });
      })}
    </svg>
  );
}

const rules = [1, 2, 3, 4]
  .map((i) => `M${i * CELL_WIDTH} 0V${COLUMNS * CELL_HEIGHT}M0 ${i * CELL_HEIGHT}H${COLUMNS * CELL_WIDTH}`)
  .join('');
