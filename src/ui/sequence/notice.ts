import type { SequenceInput } from '../../../machines/sequence/sequence';
import { count, lower } from '../../../machines/sequence/words';

/** Says that a run was left too early for a result; undefined where none was. `many`: plural of a step, 'patterns'. */
export function noticeOf(left: number | null, { steps, resultFrom }: SequenceInput, many: string): string | undefined {
  if (left === null) return undefined;
  const of = (n: number) => lower(count(n, '', '').trim());
  const were = left === 1 ? 'was' : 'were';
  return `No result: ${of(left)} of ${of(steps.length)} ${many} ${were} shown. A result needs at least ${of(resultFrom + 1)}.`;
}
