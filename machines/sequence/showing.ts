import { countInWords, seconds } from '../../content/words';
import { type Finding, findingsIn, type Outcome } from '../result';
import { type Least, type SequenceRun, shownFor, shownSteps } from './sequence';

/**
 * How one step ended: what was found on it counts however briefly it was shown. Where nothing was found, a step that was
 * not shown gives no verdict, and one that was shown too briefly proves nothing.
 */
export function outcomeOfStep(run: SequenceRun, step: number, { ms }: Least, findings: readonly Finding[]): Outcome {
  const found = findingsIn(findings);
  if (found) return found;
  if (!isShown(run, step)) return 'not-run';
  return shownFor(run, step) < ms ? 'inconclusive' : 'pass';
}

/** Whether the step was drawn at all. */
export const isShown = (run: SequenceRun, step: number) =>
  run.surface !== null && run.looks.some((look) => look.step === step && look.share !== null);

/** Milliseconds on the step that was shown for the shortest time; null when nothing was shown. */
export function shortestLook(run: SequenceRun): number | null {
  const shown = shownSteps(run).filter((step) => isShown(run, step));
  return shown.length > 0 ? Math.min(...shown.map((step) => shownFor(run, step))) : null;
}

interface Words {
  readonly one: string;
  readonly many: string;
}

/** How long the steps were shown, in sentences: which were too brief, which were missed, or the shortest time of all. */
export function showingWords(run: SequenceRun, { ms }: Least, { one, many }: Words): readonly string[] {
  const steps = run.steps.map((_, step) => step);
  const missed = steps.filter((step) => !isShown(run, step)).length;
  const brief = steps.filter((step) => isShown(run, step) && shownFor(run, step) < ms).length;
  const were = (n: number) => `${countInWords(n, one, many)} ${n === 1 ? 'was' : 'were'}`;
  const shortest = shortestLook(run);
  return [
    ...(brief > 0 ? [`${were(brief)} shown for less than ${seconds(ms)}.`] : []),
    ...(missed > 0 ? [`${were(missed)} not shown.`] : []),
    ...(brief === 0 && missed === 0 && shortest !== null
      ? [`Each ${one} was shown for at least ${seconds(shortest)}.`]
      : []),
  ];
}
