import { reportTexts } from '../../content/report-page';
import { combOf } from '../../measure/report/seal-groups';
import * as css from './report.css';

const BAR_PITCH = 10;
const BAR_WIDTH = 6;
const HEIGHT = 34;
/** Height of the lowest bar, so that it is still visible. */
const MIN_BAR = 3;

/** One bar per hex digit, 3 units high for 0 and 34 for F. */
function barsOf(group: string): string {
  return combOf([group])
    .map((digit, i) => {
      const height = Math.round(MIN_BAR + (digit / 15) * (HEIGHT - MIN_BAR));
      return `M${2 + i * BAR_PITCH} ${HEIGHT - height}h${BAR_WIDTH}v${height}h-${BAR_WIDTH}z`;
    })
    .join('');
}

interface Props {
  /** Groups of four hex digits. */
  readonly groups: readonly string[];
  readonly big?: boolean;
}

/** A hash that can be compared by eye: groups of four hex digits, each digit drawn as a bar. */
export function Comb({ groups, big = false }: Props) {
  return (
    <span className={big ? css.bigComb : css.comb} role="img" aria-label={reportTexts.fingerprint(groups.join(' '))}>
      {groups.map((group, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal, and they never move
        <span key={i} className={css.group}>
          <svg viewBox={`0 0 40 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className={css.bars}>
            <path d={barsOf(group)} fill="currentColor" shapeRendering="crispEdges" />
          </svg>
          <b className={css.digits}>{group}</b>
        </span>
      ))}
    </span>
  );
}
