import type { ReactNode } from 'react';
import { small, soft } from '../../theme/base.css';
import { title as titleStyle } from '../../ui/controls/basic.css';
import * as css from './Start.css';

interface Props {
  readonly title: string;
  /** What is inside, in one line. */
  readonly told: ReactNode;
  readonly children: ReactNode;
}

/** A zone that is folded to two lines: its title, and what is inside. */
export function Fold({ title, told, children }: Props) {
  return (
    <details className={css.fold}>
      <summary className={css.foldSummary}>
        <h2 className={titleStyle}>{title}</h2>
        <span className={`${small} ${soft} ${css.told}`}>{told}</span>
      </summary>
      {children}
    </details>
  );
}
