import type { ReactNode } from 'react';
import { panel } from '../theme/base.css';
import { VerdictBadge } from '../ui/figures/VerdictBadge';
import * as css from './inspection.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** A notice that says what went wrong, what is still safe, and what can be done. */
export function Notice({ title, children, actions }: Props) {
  return (
    <section className={`${panel} ${css.notice}`} role="alert">
      <div className={css.noticeText}>
        <VerdictBadge status="warning" />
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      {actions && <div className={css.noticeActions}>{actions}</div>}
    </section>
  );
}
