import type { PartVerdict } from '../../../machines/result';
import { fig } from '../../theme/base.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import * as css from './CheckRows.css';

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
          <span className={`${fig} ${css.number}`}>{i + 1}</span>
          <b className={css.name}>{name}</b>
          <p className={css.text}>{text}</p>
          <span className={css.badge}>
            <VerdictBadge status={status} {...(word && { word })} />
          </span>
        </li>
      ))}
    </ol>
  );
}
