import { site } from '../../../content/site';
import { twoDigits } from '../../../content/words';
import { type CheckResult, tally } from '../../../machines/result';
import { fig, mark } from '../../theme/base.css';
import { VerdictBadge, verdictWords } from './VerdictBadge';
import * as css from './ResultBadge.css';

/**
 * A finished test in four punches: maker, verdict, parts passed of parts that gave a verdict, and the visitor's local
 * date. Rendered on the client only, since the date is the visitor's.
 */
export function ResultBadge({ result }: { result: CheckResult }) {
  const { passed, judged } = tally(result.parts);
  const date = new Date(result.finishedAt);
  const score = judged === 0 ? 'no part judged' : `${passed} of ${judged} passed`;
  const verdict = verdictWords[result.status].toLowerCase();
  const spoken = `Result: ${site.name}, ${verdict}, ${score}, ${longDate.format(date)}`;
  return (
    <div className={css.badge} role="img" aria-label={spoken}>
      <span className={css.maker}>
        <span className={`${mark} ${css.makerMark}`} />
      </span>
      <VerdictBadge status={result.status} large />
      <span className={css.score}>
        <span className={`${fig} ${css.figure}`}>{judged === 0 ? '—' : `${passed}/${judged}`}</span>
      </span>
      <span className={css.date}>
        <span className={`${fig} ${css.figure}`}>{isoDate(date)}</span>
      </span>
    </div>
  );
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Year, month and day in local time, as ISO 8601 writes them. */
const isoDate = (date: Date) =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
