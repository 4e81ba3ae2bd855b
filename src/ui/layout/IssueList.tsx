import type { ReactNode } from 'react';
import { controls } from '../../../content/controls';
import type { Signs } from '../../../content/passages';
import { panel } from '../../theme/base.css';
import * as css from './sections.css';

interface Props {
  readonly of: Signs;
  readonly className?: string;
  /** Shown below the issues. */
  readonly children: ReactNode;
}

/** The panel of the issues that a test can detect, in ruled cells, with a row below them. */
export function IssueList({ of, className = '', children }: Props) {
  return (
    <section className={`${panel} ${className}`} aria-label={controls.issues}>
      <ul className={css.issues}>
        {of.map(([name, sign]) => (
          <li key={name} className={css.issue}>
            <h2 className={css.issueName}>{name}</h2>
            <p className={css.sign}>{sign}</p>
          </li>
        ))}
      </ul>
      <div className={css.issueRow}>{children}</div>
    </section>
  );
}
