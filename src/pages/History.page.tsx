import { useMemo, useState } from 'react';
import { type FindingCode, findingPath, findings } from '../../content/findings';
import { historyTexts } from '../../content/history';
import { outcomeNames } from '../../content/outcome-names';
import { list, lower, percent } from '../../content/words';
import {
  type IndexedReport,
  lotSummaryOf,
  matcherOf,
  valuesOf,
  verdictCounts,
} from '../../machines/report/report-index';
import type { Verdict } from '../../machines/result';
import { type DeletedReports, deleteReports, restoreReports } from '../browser/storage/reports';
import { LocalNav } from '../inspection/LocalNav';
import { Notice } from '../inspection/Notice';
import { FilterBar, NewInspection } from '../report/history/FilterBar';
import * as css from '../report/history/HistoryPage.css';
import { Manage, saveReports } from '../report/history/Manage';
import { ANY, everything, type Filters, isEverything, queryOf } from '../report/history/query';
import { ReportList } from '../report/history/ReportList';
import type { RowStore } from '../report/history/row-store';
import { type History, useHistory } from '../report/history/use-history';
import { fig, panel, wrap } from '../theme/base.css';
import { alwaysDark } from '../theme/vars.css';
import { Button, ButtonLink } from '../ui/controls/Button';
import { fillRow } from '../ui/controls/basic.css';
import { toast } from '../ui/feedback/toasts';
import { codeLink, codeTag } from '../ui/figures/badges.css';
import { PageHead } from '../ui/layout/PageHead';

interface Props {
  /** Newest first. */
  readonly ids: readonly string[];
  readonly onClear: () => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** Actions for the selected reports. */
function Selection({ ids, onClear, onDelete }: Props) {
  const [after, before] = ids;
  return (
    <section className={`${alwaysDark} ${css.selectionBar}`} aria-label={historyTexts.selection}>
      <div className={`${wrap} ${css.inner}`}>
        <p role="status">{historyTexts.selected(ids.length)}</p>
        {ids.length === 2 && (
          <ButtonLink look="solid" href={`/compare#${before}&${after}`}>
            {historyTexts.compare}
          </ButtonLink>
        )}
        <Button onClick={() => void saveReports(ids)}>{historyTexts.exportSome(ids.length)}</Button>
        <Button onClick={() => onDelete(ids)}>{historyTexts.delete}</Button>
        <Button onClick={onClear}>{historyTexts.clear}</Button>
      </div>
    </section>
  );
}

const worstFirst: readonly Verdict[] = ['fail', 'warning', 'inconclusive', 'pass'];
const { lotSummary: texts } = historyTexts;
/** A report from a newer version may have a code that this one does not know. */
const nameOf = (code: FindingCode) => (Object.hasOwn(findings, code) ? findings[code].name : '');

/** The verdicts of the devices in a lot, and how many devices have each code. */
function LotSummary({ lot, reports }: { lot: string; reports: readonly IndexedReport[] }) {
  const { devices, older, verdicts, codes } = lotSummaryOf(reports);
  const tally = worstFirst
    .filter((verdict) => verdicts[verdict] > 0)
    .map((verdict) => `${verdicts[verdict]} ${lower(outcomeNames[verdict])}`);
  return (
    <section className={css.lot} aria-labelledby="lot">
      <h2 id="lot">{texts.title(lot)}</h2>
      <p>
        {texts.text(devices, list(tally))} {older > 0 && texts.older(older)}
      </p>
      {codes.length > 0 && (
        <table className={`${panel} ${css.lotTable}`}>
          <thead>
            <tr>
              <th scope="col">{texts.code}</th>
              <th scope="col">{texts.fault}</th>
              <th scope="col">{texts.devices}</th>
              <th scope="col">{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, devices: count }) => (
              <tr key={code}>
                <th scope="row">
                  {/* A plain link: the browser highlights the entry only if it follows the link itself. */}
                  <a className={codeLink} href={findingPath(code)}>
                    <code className={codeTag}>{code}</code>
                  </a>
                </th>
                <td>{nameOf(code)}</td>
                <td className={fig}>{count}</td>
                <td className={fig}>{percent(count / devices)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** With fewer reports than this, all of them are seen at a glance, and nothing has to be filtered. */
const MIN_FILTERED = 10;

/** All reports stored in this browser. */
export default function HistoryPage() {
  const { history, rows } = useHistory();
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title={historyTexts.title} text={historyTexts.lead} action={<LocalNav here="/history" />} />
      {history === 'blocked' && <Notice title={historyTexts.blocked.title}>{historyTexts.blocked.text}</Notice>}
      {history !== 'blocked' && (
        <>
          {history === null || history.ids.length > 0 ? (
            history && <Reports history={history} rows={rows} />
          ) : (
            <Empty />
          )}
          <div hidden={history === null}>
            <Manage ids={history?.ids ?? []} />
          </div>
        </>
      )}
    </div>
  );
}

function Empty() {
  return (
    <section className={`${panel} ${css.plate}`} data-local>
      <h2>{historyTexts.empty.title}</h2>
      <p>{historyTexts.empty.text}</p>
      <div className={fillRow}>
        <NewInspection />
      </div>
    </section>
  );
}

/** The reports that match the filters, newest first, and their number by verdict; null while the index is read. */
function useFound({ ids, index }: History, filters: Filters) {
  const [now] = useState(() => Date.now());
  return useMemo(() => {
    if (index === null) return null;
    const fits = matcherOf(queryOf(filters, now));
    const others = ids.flatMap((id): readonly IndexedReport[] => {
      const report = index.get(id);
      return report && fits(report) ? [report] : [];
    });
    const found = filters.verdict === 'all' ? others : others.filter(({ verdict }) => verdict === filters.verdict);
    return { found, ids: found.map(({ id }) => id), counts: { ...verdictCounts(others), all: others.length } };
  }, [ids, index, filters, now]);
}

function Reports({ history, rows }: { history: History; rows: RowStore }) {
  const [filters, setFilters] = useState(everything);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const result = useFound(history, filters);
  const values = useMemo(() => valuesOf([...(history.index?.values() ?? [])]), [history.index]);
  const shown = isEverything(filters) ? history.ids : result?.ids;
  const change = (some: Partial<Filters>) => setFilters((before) => ({ ...before, ...some }));
  const [toggle] = useState(() => (id: string) => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  });
  return (
    <>
      <div className={panel}>
        {history.ids.length >= MIN_FILTERED || !isEverything(filters) ? (
          <FilterBar filters={filters} values={values} counts={result?.counts ?? null} onChange={change} />
        ) : (
          <div className={`${fillRow} ${css.start}`}>
            <NewInspection />
          </div>
        )}
        {shown && shown.length > 0 && (
          <ReportList ids={shown} of={filters} rows={rows} chosen={chosen} onToggle={toggle} />
        )}
        {shown?.length === 0 && (
          <div className={css.plate}>
            <h2>{historyTexts.nothing.title(filters.text)}</h2>
            <p>{historyTexts.nothing.text(history.ids.length)}</p>
            <Button onClick={() => setFilters(everything)}>{historyTexts.nothing.clear}</Button>
          </div>
        )}
      </div>
      {filters.lot !== ANY && result && result.found.length > 0 && (
        <LotSummary lot={filters.lot} reports={result.found} />
      )}
      {chosen.size > 0 && (
        <Selection
          ids={history.ids.filter((id) => chosen.has(id))}
          onClear={() => setChosen(new Set())}
          onDelete={(ids) => {
            setChosen(new Set());
            void remove(ids);
          }}
        />
      )}
    </>
  );
}

/** Deletes reports, and offers to undo that. */
async function remove(ids: readonly string[]): Promise<void> {
  let deleted: DeletedReports;
  try {
    deleted = await deleteReports(ids);
  } catch {
    toast(historyTexts.notDeleted, historyTexts.notDeletedText, 'destructive');
    return;
  }
  const restore = () =>
    void restoreReports(deleted).catch(() =>
      toast(historyTexts.notRestored, historyTexts.notRestoredText, 'destructive', {
        action: { label: historyTexts.tryAgain, run: restore },
      }),
    );
  toast(historyTexts.deleted(deleted.reports.length), historyTexts.deletedText, 'plain', {
    action: { label: historyTexts.undo, run: restore },
  });
}
