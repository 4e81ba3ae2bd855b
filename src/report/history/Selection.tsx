import { historyTexts } from '../../../content/history';
import { formatReport } from '../../../machines/report/report-of';
import type { ReportSummary } from '../../../machines/report/report-summary';
import { download } from '../../browser/files/download';
import { keptReport } from '../../browser/storage/reports';
import { wrap } from '../../theme/base.css';
import { alwaysDark } from '../../theme/vars.css';
import { Button, ButtonLink } from '../../ui/controls/Button';
import * as css from './Selection.css';

interface Props {
  /** The newest first. */
  readonly reports: readonly ReportSummary[];
  readonly onClear: () => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** What can be done with the reports that were chosen. */
export function Selection({ reports, onClear, onDelete }: Props) {
  const ids = reports.map(({ id }) => id);
  const [after, before] = ids;
  const save = async () => {
    const lines = await Promise.all(ids.map(keptReport));
    const text = lines.flatMap((read) => (read?.ok ? [`${formatReport(read.sealed)}\n`] : [])).join('');
    download('assay-reports.jsonl', new Blob([text], { type: 'application/x-ndjson' }));
  };
  return (
    <section className={`${alwaysDark} ${css.bar}`} aria-label={historyTexts.selection}>
      <div className={`${wrap} ${css.inner}`}>
        <p role="status">{historyTexts.selected(ids.length)}</p>
        {ids.length === 2 && (
          <ButtonLink look="solid" href={`/compare#${before}&${after}`}>
            {historyTexts.compare}
          </ButtonLink>
        )}
        <Button onClick={save}>{historyTexts.exportSome(ids.length)}</Button>
        <Button onClick={() => onDelete(ids)}>{historyTexts.delete}</Button>
        <Button onClick={onClear}>{historyTexts.clear}</Button>
      </div>
    </section>
  );
}
