import type { PartVerdict } from '../../../machines/result';
import { fig } from '../../theme/base.css';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import * as css from '../report.css';

export interface CheckRow {
  readonly name: string;
  readonly text: string;
  readonly status: PartVerdict;
  /** Replaces the verdict's own word. */
  readonly word?: string;
}

/** What was verified in a report, one row each. */
export function CheckRows({ rows }: { rows: readonly CheckRow[] }) {
  return (
    <ol className={css.rows}>
      {rows.map(({ name, text, status, word }, i) => (
        <li key={name} className={css.row}>
          <span className={`${fig} ${css.rowNumber}`}>{i + 1}</span>
          <b className={css.rowName}>{name}</b>
          <p className={css.rowText}>{text}</p>
          <span className={css.rowBadge}>
            <VerdictBadge status={status} {...(word && { word })} />
          </span>
        </li>
      ))}
    </ol>
  );
}
