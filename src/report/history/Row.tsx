import { memo, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { historyTexts } from '../../../content/history';
import { outcomesOf, type ReportSummary } from '../../../machines/report/report-summary';
import { byNumber, OutcomeStrip, spokenTally } from '../../inspection/OutcomeStrip';
import { fig, hidden } from '../../theme/base.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { dateText, timeText } from '../figures';
import { deviceName, marksOf, outcomeKind } from '../report-words';
import { StripNumbers } from '../view/NumberedStrip';
import type { RowStore } from './row-store';
import * as css from './HistoryPage.css';

/** The column headers. Only for the eye: each row names its own values. */
export function RowHead() {
  const { columns } = historyTexts;
  return (
    <div className={css.rowHead} aria-hidden="true">
      <span />
      <span>{columns.started}</span>
      <span>{columns.device}</span>
      <span>{columns.tag}</span>
      <StripNumbers checks={byNumber} />
      <span>{columns.verdict}</span>
      <span>{columns.passed}</span>
    </div>
  );
}

interface Props {
  readonly id: string;
  readonly rows: RowStore;
  readonly isChosen: boolean;
  readonly onToggle: (id: string) => void;
}

/** A report in the list. Its space is reserved while it is read. */
export const Row = memo(function Row({ id, rows, isChosen, onToggle }: Props) {
  const report = useSyncExternalStore(rows.subscribe, () => rows.get(id));
  return (
    <div className={css.row} data-chosen={isChosen || undefined}>
      {report && <Cells report={report} isChosen={isChosen} onToggle={() => onToggle(id)} />}
    </div>
  );
});

function Cells({ report, isChosen, onToggle }: { report: ReportSummary; isChosen: boolean; onToggle: () => void }) {
  const { id, startedAt, serial, assetTag, lot, technician, verdict, passed, judged, grades, isOwnProfile } = report;
  const outcomes = outcomesOf(report);
  const kinds = outcomes.map(outcomeKind);
  return (
    <>
      <label className={css.rowBox}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className={hidden}>{historyTexts.select(`${serial || deviceName(report)}, ${timeText(startedAt)}`)}</span>
      </label>
      <div className={css.when}>
        <span className={fig}>{dateText(startedAt)}</span>
        <span className={css.dim}>{technician || timeText(startedAt)}</span>
      </div>
      <div className={css.device}>
        <Link className={css.rowLink} href={`/report#${id}`}>
          {deviceName(report)}
        </Link>
        <span className={fig}>{serial || id}</span>
      </div>
      <div className={css.rowTag}>
        <span className={fig}>{assetTag}</span>
        <span className={`${fig} ${css.dim}`}>{lot}</span>
      </div>
      <OutcomeStrip
        className={css.rowStrip}
        marks={marksOf({ entries: outcomes }, byNumber)}
        label={spokenTally(kinds) || id}
      />
      <div className={css.verdict}>
        <VerdictBadge status={verdict} />
        {isOwnProfile && <span className={css.dim}>{historyTexts.ownProfile}</span>}
      </div>
      <div className={css.passed}>
        <span className={fig}>{judged === 0 ? '—' : `${passed}/${judged}`}</span>
        <span className={`${fig} ${css.dim}`}>{grades.join(' ')}</span>
      </div>
    </>
  );
}
