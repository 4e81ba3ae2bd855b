import { useMemo, useState } from 'react';
import { historyTexts } from '../../../content/history';
import { outcomeNames } from '../../../content/inspection';
import type { ReportSummary } from '../../../machines/report/report-summary';
import type { Verdict } from '../../../machines/result';
import { fits, type ReportQuery } from '../../browser/storage/find-reports';
import { deleteReports, restoreReports } from '../../browser/storage/reports';
import { LocalNav } from '../../inspection/LocalNav';
import { Notice } from '../../inspection/Notice';
import { fig, panel, wrap } from '../../theme/base.css';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/Button.css';
import { Choice } from '../../ui/controls/Choice';
import { SelectField, TextField } from '../../ui/controls/Field';
import { toast } from '../../ui/feedback/toasts';
import { PageHead } from '../../ui/layout/PageHead';
import { Manage } from './Manage';
import { Row, RowHead } from './Row';
import { Selection } from './Selection';
import { useHistory } from './use-history';
import * as css from './HistoryPage.css';

const ROWS_PER_PAGE = 25;
const DAY_MS = 86_400_000;
const ANY = '';

const verdicts: readonly Verdict[] = ['fail', 'warning', 'inconclusive', 'pass'];

/** What is looked for, beside the words. */
interface Filters {
  readonly text: string;
  readonly verdict: Verdict | 'all';
  readonly lot: string;
  readonly technician: string;
  readonly period: string;
}
const everything: Filters = { text: '', verdict: 'all', lot: ANY, technician: ANY, period: 'all' };

function queryOf({ text, lot, period }: Filters, now: number): ReportQuery {
  const days = historyTexts.periods.find(({ id }) => id === period)?.days;
  return { text, ...(lot && { lot }), ...(days && { since: now - days * DAY_MS }) };
}

/** Every report that this browser keeps. */
export function HistoryPage() {
  const { reports, reload } = useHistory();
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title={historyTexts.title} text={historyTexts.lead} action={<LocalNav here="/history" />} />
      {reports === 'blocked' && <Notice title={historyTexts.blocked.title}>{historyTexts.blocked.text}</Notice>}
      {reports !== 'blocked' && (
        <>
          {reports && reports.length > 0 ? <List reports={reports} onChange={reload} /> : <Empty />}
          <Manage reports={reports ?? []} onChange={reload} />
        </>
      )}
    </div>
  );
}

function Empty() {
  return (
    <section className={`${panel} ${css.plate}`}>
      <h2>{historyTexts.empty.title}</h2>
      <p>{historyTexts.empty.text}</p>
      <div className={fillRow}>
        <ButtonLink look="go" href="/inspection">
          {historyTexts.start}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Values of a field, each once, for a choice. */
const optionsOf = (values: readonly string[], any: string) => [
  { id: ANY, name: any },
  ...[...new Set(values)]
    .filter(Boolean)
    .toSorted()
    .map((value) => ({ id: value, name: value })),
];

function List({ reports, onChange }: { reports: readonly ReportSummary[]; onChange: () => void }) {
  const [filters, setFilters] = useState(everything);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [now] = useState(() => Date.now());

  const ofWords = useMemo(() => {
    const query = queryOf(filters, now);
    return reports.filter((one) => fits(one, query) && (!filters.technician || one.technician === filters.technician));
  }, [reports, filters, now]);
  const found = filters.verdict === 'all' ? ofWords : ofWords.filter(({ verdict }) => verdict === filters.verdict);
  const page = found.slice(at, at + ROWS_PER_PAGE);
  const change = (some: Partial<Filters>) => {
    setFilters({ ...filters, ...some });
    setAt(0);
  };
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const remove = async (ids: readonly string[]) => {
    const deleted = await deleteReports(ids);
    setChosen(new Set());
    onChange();
    toast(historyTexts.deleted(ids.length), historyTexts.deletedText, 'plain', {
      action: { label: historyTexts.undo, run: () => void restoreReports(deleted).then(onChange) },
    });
  };
  const counted = (verdict: Verdict) => ofWords.filter((one) => one.verdict === verdict).length;

  return (
    <>
      <div className={panel}>
        <div className={css.tools}>
          <TextField
            name="search"
            label={historyTexts.search}
            placeholder={historyTexts.placeholder}
            value={filters.text}
            onChange={(text) => change({ text })}
          />
          <SelectField
            label={historyTexts.lot}
            options={optionsOf(
              reports.map(({ lot }) => lot),
              historyTexts.anyLot,
            )}
            value={filters.lot}
            onChange={(lot) => change({ lot })}
          />
          <SelectField
            label={historyTexts.technician}
            options={optionsOf(
              reports.map(({ technician }) => technician),
              historyTexts.anyTechnician,
            )}
            value={filters.technician}
            onChange={(technician) => change({ technician })}
          />
          <SelectField
            label={historyTexts.period}
            options={historyTexts.periods}
            value={filters.period as (typeof historyTexts.periods)[number]['id']}
            onChange={(period) => change({ period })}
          />
          <ButtonLink look="go" href="/inspection">
            {historyTexts.start}
          </ButtonLink>
        </div>
        <div className={css.filters}>
          <Choice
            label={historyTexts.verdict}
            look="hidden"
            options={[
              { id: 'all' as const, name: `${historyTexts.all} ${ofWords.length}` },
              ...verdicts.map((verdict) => ({ id: verdict, name: `${outcomeNames[verdict]} ${counted(verdict)}` })),
            ]}
            value={filters.verdict}
            onChange={(verdict) => change({ verdict })}
          />
        </div>
        {found.length === 0 ? (
          <div className={css.plate}>
            <h2>{historyTexts.nothing.title(filters.text)}</h2>
            <p>{historyTexts.nothing.text(reports.length)}</p>
            <Button onClick={() => change(everything)}>{historyTexts.nothing.clear}</Button>
          </div>
        ) : (
          <>
            <RowHead />
            <ul aria-label={historyTexts.reports}>
              {page.map((one) => (
                <Row key={one.id} report={one} isChosen={chosen.has(one.id)} onToggle={() => toggle(one.id)} />
              ))}
            </ul>
            <div className={css.pager}>
              <span className={fig}>{historyTexts.shown(at + 1, at + page.length, found.length)}</span>
              <span className={css.turn}>
                <Button look="quiet" disabled={at === 0} onClick={() => setAt(at - ROWS_PER_PAGE)}>
                  {historyTexts.newer}
                </Button>
                <Button
                  look="quiet"
                  disabled={at + ROWS_PER_PAGE >= found.length}
                  onClick={() => setAt(at + ROWS_PER_PAGE)}
                >
                  {historyTexts.older}
                </Button>
              </span>
            </div>
          </>
        )}
      </div>
      {filters.lot && <LotCodes lot={filters.lot} reports={found} />}
      {chosen.size > 0 && (
        <Selection
          reports={reports.filter(({ id }) => chosen.has(id))}
          onClear={() => setChosen(new Set())}
          onDelete={remove}
        />
      )}
    </>
  );
}

/** How many devices of a lot have each code, the most frequent first. */
function LotCodes({ lot, reports }: { lot: string; reports: readonly ReportSummary[] }) {
  const counts = new Map<string, number>();
  for (const { codes } of reports) for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const rows = [...counts].toSorted(([, a], [, b]) => b - a);
  return (
    rows.length > 0 && (
      <section className={css.lot} aria-labelledby="lot">
        <h2 id="lot">{historyTexts.lotSummary(lot)}</h2>
        <ul className={css.codes}>
          {rows.map(([code, count]) => (
            <li key={code} className={fig}>
              {code} × {count}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
