import { findings } from '../../../content/findings';
import { historyTexts } from '../../../content/history';
import { outcomeNames } from '../../../content/outcome-names';
import type { ReportValues } from '../../../machines/report/report-index';
import type { Verdict } from '../../../machines/result';
import { ButtonLink } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { DateField, SelectField, TextField } from '../../ui/controls/Field';
import { ANY, type Filters } from './query';
import * as css from './HistoryPage.css';

const verdicts: readonly Verdict[] = ['fail', 'warning', 'inconclusive', 'pass'];

/** Options for a select. The selected value stays, even if no report has it anymore. */
const optionsOf = (values: readonly string[], chosen: string, any: string, nameOf = (value: string) => value) => [
  { id: ANY, name: any },
  ...(chosen === ANY || values.includes(chosen) ? values : [...values, chosen]).map((id) => ({ id, name: nameOf(id) })),
];

const codeName = (code: string) =>
  Object.hasOwn(findings, code) ? `${code} ${findings[code as keyof typeof findings].name}` : code;

interface Props {
  readonly filters: Filters;
  readonly values: ReportValues;
  /** How many reports match the other filters, in total and by verdict; null until they are counted. */
  readonly counts: Readonly<Record<Verdict | 'all', number>> | null;
  readonly onChange: (some: Partial<Filters>) => void;
}

/** The link to a new inspection, with and without the filters. */
export function NewInspection() {
  return (
    <ButtonLink look="go" href="/inspection">
      {historyTexts.start}
    </ButtonLink>
  );
}

/** The filters of the list. */
export function FilterBar({ filters, values, counts, onChange }: Props) {
  const named = (id: Verdict | 'all', name: string) => ({ id, name: counts ? `${name} ${counts[id]}` : name });
  return (
    <search aria-label={historyTexts.filters}>
      <div className={css.tools}>
        <TextField
          name="search"
          label={historyTexts.search}
          placeholder={historyTexts.placeholder}
          value={filters.text}
          onChange={(text) => onChange({ text })}
        />
        <SelectField
          label={historyTexts.lot}
          options={optionsOf(values.lots, filters.lot, historyTexts.anyLot)}
          value={filters.lot}
          onChange={(lot) => onChange({ lot })}
        />
        <SelectField
          label={historyTexts.technician}
          options={optionsOf(values.technicians, filters.technician, historyTexts.anyTechnician)}
          value={filters.technician}
          onChange={(technician) => onChange({ technician })}
        />
        <SelectField
          label={historyTexts.period}
          options={historyTexts.periods}
          value={filters.period}
          onChange={(period) => onChange({ period })}
        />
        <NewInspection />
      </div>
      <div className={css.filterMore}>
        <Choice
          label={historyTexts.verdict}
          look="hidden"
          options={[
            named('all', historyTexts.all),
            ...verdicts.map((verdict) => named(verdict, outcomeNames[verdict])),
          ]}
          value={filters.verdict}
          onChange={(verdict) => onChange({ verdict })}
        />
        <div className={css.found}>
          {filters.period === 'dates' && (
            <>
              <DateField
                label={historyTexts.from}
                value={filters.from}
                max={filters.to}
                onChange={(from) => onChange({ from })}
              />
              <DateField
                label={historyTexts.to}
                value={filters.to}
                min={filters.from}
                onChange={(to) => onChange({ to })}
              />
            </>
          )}
          <SelectField
            label={historyTexts.code}
            options={optionsOf(values.codes, filters.code, historyTexts.anyCode, codeName)}
            value={filters.code}
            onChange={(code) => onChange({ code })}
          />
          <SelectField
            label={historyTexts.grade}
            options={optionsOf(values.grades, filters.grade, historyTexts.anyGrade)}
            value={filters.grade}
            onChange={(grade) => onChange({ grade })}
          />
        </div>
      </div>
    </search>
  );
}
