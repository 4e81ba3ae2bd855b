import { isoDate, longDate } from '../../../content/dates';
import { resultTexts } from '../../../content/results';
import { verdictNames } from '../../../content/verdict-names';
import { lower } from '../../../content/words';
import { type CheckResult, tally, type Verdict } from '../../../machines/result';
import { fig, mark } from '../../theme/base.css';
import * as css from '../../ui/figures/badges.css';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';

/**
 * The badge of a finished test: its verdict, its score, and the visitor's local date. Rendered only on the client,
 * because of the local date.
 */
export function ResultBadge({ result }: { result: CheckResult }) {
  const { passed, judged } = tally(result.parts);
  const date = new Date(result.finishedAt);
  const day = isoDate(date);
  const verdict = lower(verdictNames[result.status]);
  return (
    <SummaryBadge
      status={result.status}
      score={judged === 0 ? '—' : `${passed}/${judged}`}
      date={day}
      spoken={resultTexts.spoken(verdict, resultTexts.score(passed, judged), longDate(day))}
    />
  );
}

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
    <div className={css.summary} role="img" aria-label={spoken}>
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
