import { use, useId } from 'react';
import { type FindingCode, findingPath, findings } from '../../../content/findings';
import type { Finding } from '../../../machines/result';
import { CheckHost } from './CheckHost';
import * as css from './FindingList.css';

/** The faults of a result by code, each with its count and a link to its explanation. */
export function FindingList({ of }: { of: readonly Finding[] }) {
  const title = useId();
  /** In a hosted test, leaving the page would end the run. */
  const target = use(CheckHost) ? '_blank' : undefined;
  const counts = new Map<FindingCode, number>();
  for (const { code } of of) counts.set(code, (counts.get(code) ?? 0) + 1);
  return (
    <section className={css.section} aria-labelledby={title}>
      <h2 id={title}>Findings</h2>
      <ul className={css.list}>
        {[...counts].map(([code, count]) => (
          <li key={code}>
            {/* A plain link: the browser scrolls to and highlights the entry only if it follows the link itself. */}
            <a className={css.link} href={findingPath(code)} target={target}>
              <code className={css.code}>{code}</code>
              {findings[code].name}
              {count > 1 && ` × ${count}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
