import type { ReactNode } from 'react';
import type { Source } from '../../../machines/result';
import { fig } from '../../theme/base.css';
import { SourceMark } from '../SourceMark';
import * as css from './FactList.css';

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
    <dl className={css.list}>
      {facts.map(({ label, value, isFigure = false, source }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            <span className={isFigure ? `${fig} ${css.wrapped}` : undefined}>{value}</span>
            {source && <SourceMark of={source} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
