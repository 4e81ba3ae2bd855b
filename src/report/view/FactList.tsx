import type { ReactNode } from 'react';
import type { Source } from '../../../machines/result';
import { fig } from '../../theme/base.css';
import * as css from '../report.css';
import { SourceMark } from '../SourceMark';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Sets figures, codes and identifiers in the font for figures. */
  readonly isFigure?: boolean;
  readonly source?: Source;
}

/** Rows of a label, a value and its source. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.factList}>
      {facts.map(({ label, value, isFigure = false, source }) => (
        <div key={label} className={css.fact}>
          <dt className={css.factLabel}>{label}</dt>
          <dd className={css.factValue}>
            <span className={isFigure ? `${fig} ${css.wrappedValue}` : undefined}>{value}</span>
            {source && <SourceMark of={source} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
