import { isoDate, longDate } from '../../../content/dates';
import { site } from '../../../content/site';
import { type CheckResult, tally } from '../../../machines/result';
import { SummaryBadge } from './SummaryBadge';
import { verdictWords } from './VerdictBadge';

/**
 * The badge of a finished test: its verdict, its score, and the visitor's local date. Rendered only on the client,
 * because of the local date.
 */
export function ResultBadge({ result }: { result: CheckResult }) {
  const { passed, judged } = tally(result.parts);
  const date = new Date(result.finishedAt);
  const score = judged === 0 ? 'no part judged' : `${passed} of ${judged} passed`;
  const verdict = verdictWords[result.status].toLowerCase();
  const day = isoDate(date);
  const spoken = `Result: ${site.name}, ${verdict}, ${score}, ${longDate(day)}`;
  return (
    <SummaryBadge
      status={result.status}
      score={judged === 0 ? '—' : `${passed}/${judged}`}
      date={day}
      spoken={spoken}
    />
  );
}
