import { countInWords, seconds } from '../../content/words';
import { type EvidenceRule, type Finding, findingsIn, type Outcome, type Part, partOf } from '../result';
import { isRingCountRight } from './rings';
import { type MinShowing, type SequenceRun, shownFor, shownSteps } from './sequence';

/**
 * The outcome of one step. Findings count no matter how briefly the step was shown. Without findings, a step that was
 * not shown has no verdict, and one that was shown too briefly is inconclusive.
 */
export function outcomeOfStep(
  run: SequenceRun,
  step: number,
  { ms }: MinShowing,
  findings: readonly Finding[],
): Outcome {
  const found = findingsIn(findings);
  if (found) return found;
  if (!isShown(run, step)) return 'not-run';
  return shownFor(run, step) < ms ? 'inconclusive' : 'pass';
}

/** Whether the step was drawn at all. */
export const isShown = (run: SequenceRun, step: number) =>
  run.surface !== null && run.looks.some((look) => look.step === step && look.share !== null);

/** The shortest time that a shown step was on the screen, in ms. Null if nothing was shown. */
export function shortestLook(run: SequenceRun): number | null {
  const shown = shownSteps(run).filter((step) => isShown(run, step));
  return shown.length > 0 ? Math.min(...shown.map((step) => shownFor(run, step))) : null;
}

/** What a test cannot find that only shows: `fault` is what people look for, `one` a step, in words. */
export const blindSpotOf = (fault: string, one: string, { ms }: MinShowing): string =>
  `What the test cannot find: ${fault} that you do not see. A ${one} counts once it was on the screen for ${seconds(ms)}. The rings show that you looked, not how well.`;

/** The evidence that somebody looked, for a test whose steps are called `many`. */
export const ringsEvidence = (many: string): EvidenceRule => ({
  name: 'Rings',
  needs: `One of the ${many} shows small rings. Count them.`,
  required: true,
  action: 'Show the Rings',
});

/** Whether somebody looked: the rings were counted. */
export function ringsPart(run: SequenceRun): Part<'rings'> {
  const part = partOf('rings', 'rings', 'Rings');
  const isRight = isRingCountRight(run);
  if (isRight === null) return part('not-run', 'Not counted.');
  return isRight ? part('pass', 'Counted.') : part('inconclusive', 'The count was wrong.');
}

interface Words {
  readonly one: string;
  readonly many: string;
}

/**
 * Sentences on how long the steps were shown, and whether the rings were counted: how many steps too briefly, how many
 * not at all, or the shortest time.
 */
export function showingWords(run: SequenceRun, { ms }: MinShowing, { one, many }: Words): readonly string[] {
  const steps = run.steps.map((_, step) => step);
  const missed = steps.filter((step) => !isShown(run, step)).length;
  const brief = steps.filter((step) => isShown(run, step) && shownFor(run, step) < ms).length;
  const were = (n: number) => `${countInWords(n, one, many)} ${n === 1 ? 'was' : 'were'}`;
  const shortest = shortestLook(run);
  const isRight = isRingCountRight(run);
  return [
    ...(brief > 0 ? [`${were(brief)} shown for less than ${seconds(ms)}.`] : []),
    ...(missed > 0 ? [`${were(missed)} not shown.`] : []),
    ...(brief === 0 && missed === 0 && shortest !== null
      ? [`Each ${one} was shown for at least ${seconds(shortest)}.`]
      : []),
    ...(isRight ? [] : [isRight === null ? 'The rings were not counted.' : 'The count of the rings was wrong.']),
  ];
}
