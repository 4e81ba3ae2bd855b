import { inWords } from '../../../content/words';
import type { SequenceDefinition } from '../../../machines/sequence/sequence';

/**
 * The notice that a run was left too early for a result; undefined if none was. `many`: plural of a step, 'patterns'.
 */
export function noticeOf(
  left: number | null,
  { steps, resultFrom }: SequenceDefinition,
  many: string,
): string | undefined {
  if (left === null) return undefined;
  const were = left === 1 ? 'was' : 'were';
  return `No result: ${inWords(left)} of ${inWords(steps.length)} ${many} ${were} shown. A result needs at least ${inWords(resultFrom + 1)}. Nothing was lost.`;
}
