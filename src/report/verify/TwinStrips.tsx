import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { checkOf, numberOf } from '../../../content/catalogue';
import { outcomeNames } from '../../../content/outcome-names';
import { replayTexts } from '../../../content/report-replay';
import { verifyTexts } from '../../../content/verify';
import { list, lower } from '../../../content/words';
import type { Journal } from '../../../machines/journal';
import { journalPlot } from '../../../machines/report/journal-plot';
import type { Sealed } from '../../../machines/report/report';
import type { EntryReplay, Replay as Recomputed } from '../../../machines/report/verify-replay';
import { type Mark, MarkDrawing } from '../../inspection/OutcomeStrip';
import { panel, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Replay } from '../replay/Replay';
import { checksOf, marksOf } from '../report-words';
import * as css from './VerifyPage.css';

const icon = { size: 18, strokeWidth: 1.75, absoluteStrokeWidth: true, 'aria-hidden': true } as const;

const isDifferent = (entry: EntryReplay | undefined): boolean =>
  entry?.kind === 'forged' || (entry?.kind === 'differs' && entry.recomputed !== entry.reported);

/** What the report says about each test, above what its events say. A column that differs is framed. */
export function TwinStrips({ sealed, replay }: { sealed: Sealed; replay: Recomputed }) {
  const { report, journals } = sealed;
  const { twin } = verifyTexts;
  const [isWatched, setWatched] = useState(false);
  const said = marksOf(report);
  const columns = checksOf(report).map((check, i) => {
    const entry = replay.entries.find((one) => one.check === check);
    const mark = said[i] ?? 'to-come';
    return { check, said: mark, found: foundOf(entry, mark), isDifferent: isDifferent(entry) };
  });
  const different = columns.filter((column) => column.isDifferent);
  const spoken =
    different.length === 0
      ? twin.rules
      : different
          .map(
            ({ check, said: a, found: b }) =>
              `${checkOf(check).name}: ${wordOf(a)}, ${lower(twin.recomputed)} ${wordOf(b)}`,
          )
          .join('; ');
  return (
    <section className={panel} aria-labelledby="twin">
      <div className={css.twinHead}>
        <h2 id="twin">{twin.title}</h2>
        <Button look="quiet" aria-expanded={isWatched} onClick={() => setWatched(!isWatched)}>
          {isWatched ? <X {...icon} /> : <Play {...icon} />}
          {isWatched ? replayTexts.close : replayTexts.watch}
        </Button>
        <p className={`${small} ${soft}`}>
          {different.length === 0 ? twin.rules : replay.isOlder ? twin.older : twin.frame}
        </p>
      </div>
      <div className={css.twin} role="img" aria-label={spoken}>
        <span className={css.twinLabel.second}>{twin.says}</span>
        <span className={css.twinLabel.third}>{twin.recomputed}</span>
        {columns.map((column) => (
          <span key={column.check} className={css.twinColumn} data-different={column.isDifferent || undefined}>
            <span className={css.twinNumber}>{numberOf(checkOf(column.check))}</span>
            <MarkDrawing of={column.said} />
            <MarkDrawing of={column.found} />
          </span>
        ))}
      </div>
      <div className={css.twinPlot}>
        <JournalBars journals={journals} />
      </div>
      {isWatched && <Replay sealed={sealed} first={different[0]?.check ?? null} />}
    </section>
  );
}

const wordOf = (mark: Mark) => (mark in outcomeNames ? lower(outcomeNames[mark as keyof typeof outcomeNames]) : '');

/** The result of replaying a test's events. A test that was not replayed has no mark of its own. */
function foundOf(entry: EntryReplay | undefined, said: Mark): Mark {
  if (entry?.kind === 'agrees') return said;
  if (entry?.kind === 'differs') return entry.recomputed === entry.reported ? said : (entry.recomputed ?? 'not-run');
  // Nothing was judged, so nothing can be recomputed.
  return !entry || (entry.kind === 'no-verdict' && entry.agrees) ? said : 'not-run';
}

const HEIGHT = 48;
/** Minimum height of a bar with events, and height of a bar without. */
const MIN_BAR_HEIGHT = 6;
const EMPTY_BAR_HEIGHT = 2;
/** Share of its slot that a bar fills. */
const BAR_SHARE = 0.7;
/** Numbers closer than this many percent are left out. */
const MIN_NUMBER_GAP = 5;

/** The number of recorded events of a run over time. The height of a bar is the square root of its count. */
function JournalBars({ journals }: { journals: readonly Journal[] }) {
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
