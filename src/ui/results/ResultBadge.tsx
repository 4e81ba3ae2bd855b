import { site } from '../../../content/site';
import { twoDigits } from '../../../content/words';
import { type CheckResult, tally } from '../../../machines/result';
import { SummaryBadge } from './SummaryBadge';
import { verdictWords } from './VerdictBadge';

/**
 * A finished test: its verdict, the parts passed of those that gave a verdict, and the visitor's local date. Rendered on
 * the client only, since the date is the visitor's.
 */
export function ResultBadge({ result }: { result: CheckResult }) {
  const { passed, judged } = tally(result.parts);
  const date = new Date(result.finishedAt);
  const score = judged === 0 ? 'no part judged' : `${passed} of ${judged} passed`;
  const verdict = verdictWords[result.status].toLowerCase();
  const spoken = `Result: ${site.name}, ${verdict}, ${score}, ${longDate.format(date)}`;
  return (
    <SummaryBadge
      status={result.status}
      score={judged === 0 ? '—' : `${passed}/${judged}`}
      date={isoDate(date)}
      spoken={spoken}
    />
  );
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Year, month and day in local time, as ISO 8601 writes them. */
const isoDate = (date: Date) =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
