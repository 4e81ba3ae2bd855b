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
  /** One value of those that occur in reports. The chosen one stays, even if no report has it anymore. */
  const one = (
    filter: 'lot' | 'technician' | 'code' | 'grade',
    all: readonly string[],
    any: string,
    nameOf = (value: string) => value,
  ) => {
    const chosen = filters[filter];
    const offered = chosen === ANY || all.includes(chosen) ? all : [...all, chosen];
    return (
      <SelectField
        label={historyTexts[filter]}
        options={[{ id: ANY, name: any }, ...offered.map((id) => ({ id, name: nameOf(id) }))]}
        value={chosen}
        onChange={(value) => onChange({ [filter]: value })}
      />
    );
  };
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
        {one('lot', values.lots, historyTexts.anyLot)}
        {one('technician', values.technicians, historyTexts.anyTechnician)}
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
          {one('code', values.codes, historyTexts.anyCode, codeName)}
          {one('grade', values.grades, historyTexts.anyGrade)}
        </div>
      </div>
    </search>
  );
}
