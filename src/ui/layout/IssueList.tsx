import type { ReactNode } from 'react';
import type { Signs } from '../../../content/passages';
import * as css from './sections.css';

interface Props {
  readonly of: Signs;
  /** Shown below the issues. */
  readonly children: ReactNode;
}

/** The issues that a test can detect, in ruled cells, with a row below them. */
export function IssueList({ of, children }: Props) {
  return (
    <>
      <ul className={css.issues}>
        {of.map(([name, sign]) => (
          <li key={name} className={css.issue}>
            <h2 className={css.issueName}>{name}</h2>
            <p className={css.sign}>{sign}</p>
          </li>
        ))}
      </ul>
      <div className={css.issueRow}>{children}</div>
    </>
  );
}
