import { checkOf, numberOf } from '../../../content/catalogue';
import { verifyTexts } from '../../../content/verify';
import { list } from '../../../content/words';
import type { Journal } from '../../../machines/journal';
import { journalPlot } from '../../../machines/report/journal-plot';
import * as css from './VerifyPage.css';

const HEIGHT = 48;
/** Minimum height of a bar with events, and height of a bar without. */
const MIN_BAR_HEIGHT = 6;
const EMPTY_BAR_HEIGHT = 2;
/** Share of its slot that a bar fills. */
const BAR_SHARE = 0.7;
/** Numbers closer than this many percent are left out. */
const MIN_NUMBER_GAP = 5;

/** The number of recorded events of a run over time. The height of a bar is the square root of its count. */
export function JournalBars({ journals }: { journals: readonly Journal[] }) {
  const { bars, starts } = journalPlot(journals);
  const most = Math.max(1, ...bars);
  const at = (bar: number) => (bar * 100) / bars.length;
  const heightOf = (count: number) =>
    count === 0 ? EMPTY_BAR_HEIGHT : Math.max(MIN_BAR_HEIGHT, Math.sqrt(count / most) * (HEIGHT - EMPTY_BAR_HEIGHT));
  let shown = -MIN_NUMBER_GAP;
  const numbered = starts.filter(({ bar }) => {
    if (at(bar) - shown < MIN_NUMBER_GAP) return false;
    shown = at(bar);
    return true;
  });
  const spoken = list(starts.map(({ check, events }) => `${checkOf(check).name} ${events}`));
  return (
    <svg className={css.journalPlot} role="img" aria-label={verifyTexts.twin.events(spoken)}>
      {bars.map((count, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its index
          key={i}
          className={css.journalBar}
          x={`${at(i)}%`}
          y={HEIGHT - heightOf(count)}
          width={`${(100 / bars.length) * BAR_SHARE}%`}
          height={heightOf(count)}
        />
      ))}
      <line className={css.axis} x1="0" x2="100%" y1={HEIGHT + 1.5} y2={HEIGHT + 1.5} />
      {starts.map(({ check, bar }) => (
        <line
          key={check}
          className={css.axis}
          x1={`${at(bar)}%`}
          x2={`${at(bar)}%`}
          y1={HEIGHT + 1.5}
          y2={HEIGHT + 7}
          transform="translate(.5)"
        />
      ))}
      {numbered.map(({ check, bar }) => (
        <text key={check} className={css.journalNumber} x={`${at(bar)}%`} y={HEIGHT + 20}>
          {numberOf(checkOf(check))}
        </text>
      ))}
    </svg>
  );
}
