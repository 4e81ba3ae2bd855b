import type { ReactElement } from 'react';
import { catalogue } from '../../content/catalogue';
import { type OutcomeKind, outcomeNames } from '../../content/outcome-names';
import { list, lower } from '../../content/words';
import * as css from './inspection.css';

/** What one position of a strip shows. */
export type Mark = OutcomeKind | 'to-come' | 'now';

const drawings: Record<Mark, ReactElement> = {
  pass: <path d="M4.5 12.3l3.7 3.7 7.3-8.2" strokeWidth="2" />,
  warning: (
    <>
      <path d="M6 2.9h8l4.2 9.1-4.2 9.1H6L1.8 12z" strokeWidth="1.8" />
      <path d="M10 6.8v6.4M10 15v2.3" strokeWidth="2" />
    </>
  ),
  fail: (
    <>
      <path d="M.5 2h19l-3.3 10 3.3 10H.5l3.3-10z" className={css.filled} />
      <path d="M6.7 8.3l6.6 7.4M13.3 8.3l-6.6 7.4" className={css.onFail} strokeWidth="2.1" />
    </>
  ),
  inconclusive: (
    <>
      <path d="M4.6 2.9h14.2l-3.4 18.2H1.2z" strokeWidth="1.8" />
      <path d="M7.6 9.2c0-1.5 1.1-2.5 2.5-2.5s2.5.9 2.5 2.2c0 1.9-2.5 1.9-2.5 4.1M10.1 15v2.1" strokeWidth="1.9" />
    </>
  ),
  skipped: <path d="M4.5 7.5l4.5 4.5-4.5 4.5M10.5 7.5l4.5 4.5-4.5 4.5" strokeWidth="1.8" />,
  'not-fitted': (
    <>
      <circle cx="10" cy="12" r="5.6" strokeWidth="1.7" />
      <path d="M6.1 15.9l7.8-7.8" strokeWidth="1.7" />
    </>
  ),
  'not-supported': <path d="M4 6.5h12v11H4zM4 10h12" strokeWidth="1.7" />,
  'not-run': <path d="M5.5 6h9v12h-9z" strokeWidth="1.6" strokeDasharray="2.6 2.2" />,
  'to-come': <path d="M10 7.5v9" strokeWidth="2" />,
  now: <path d="M2 1h16v22H2z" className={css.filled} />,
};

/** All tests by number. Reports of different runs are compared in this order, any one run has its own. */
export const byNumber = catalogue.toSorted((a, b) => a.number - b.number).map(({ id }) => id);

const worstFirst: readonly OutcomeKind[] = [
  'fail',
  'warning',
  'inconclusive',
  'pass',
  'skipped',
  'not-fitted',
  'not-supported',
  'not-run',
];

/** `2 fail, 1 skipped`, worst first. Empty before anything is done. */
export function spokenTally(kinds: readonly (OutcomeKind | null)[]): string {
  const counts = worstFirst.map((kind) => [kind, kinds.filter((one) => one === kind).length] as const);
  return list(counts.filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${lower(outcomeNames[kind])}`));
}

interface Props {
  /** One mark per position. */
  readonly marks: readonly Mark[];
  readonly label: string;
  readonly className?: string | undefined;
}

/** The outcomes of any number of tests. It is only a picture, never a control. */
export function OutcomeStrip({ marks, label, className }: Props) {
  return (
    <span className={className ? `${css.places} ${className}` : css.places} role="img" aria-label={label}>
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position.
        <MarkDrawing key={i} of={mark} />
      ))}
    </span>
  );
}

/** A single mark of a strip. */
export function MarkDrawing({ of: mark }: { of: Mark }) {
  return (
    <svg className={css.mark[mark]} viewBox="0 0 20 24" aria-hidden="true">
      {drawings[mark]}
    </svg>
  );
}
