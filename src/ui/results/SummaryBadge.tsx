import type { Verdict } from '../../../machines/result';
import { fig, mark } from '../../theme/base.css';
import { VerdictBadge } from './VerdictBadge';
import * as css from './ResultBadge.css';

interface Props {
  readonly status: Verdict;
  /** Replaces the verdict's own word. */
  readonly word?: string;
  /** `10/14`, or a dash if nothing was judged. */
  readonly score: string;
  /** ISO date. */
  readonly date: string;
  /** The whole badge in words, for screen readers. */
  readonly spoken: string;
}

/** A judgment as a badge with four fields: maker, verdict, score, date. */
export function SummaryBadge({ status, word, score, date, spoken }: Props) {
  return (
    <div className={css.badge} role="img" aria-label={spoken}>
      <span className={css.maker}>
        <span className={`${mark} ${css.makerMark}`} />
      </span>
      <VerdictBadge status={status} {...(word && { word })} large />
      <span className={css.score}>
        <span className={`${fig} ${css.figure}`}>{score}</span>
      </span>
      <span className={css.date}>
        <span className={`${fig} ${css.figure}`}>{date}</span>
      </span>
    </div>
  );
}
