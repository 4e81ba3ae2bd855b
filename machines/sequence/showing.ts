import { computerFigures, markedFigures } from '../../content/figure-names';
import { ringsSay, type SequenceSay } from '../../content/verdicts/sequence';
import { type Figures, type Finding, findingsIn, measured, type Part, partOf, reported } from '../result';
import { isRingCountRight } from './rings';
import { type MinShowing, type SequenceRun, type SurfaceFacts, shownFor, shownSteps } from './sequence';

/**
 * The outcome of one step. Findings count no matter how briefly the step was shown. Without findings, a step that was
 * not shown has no verdict, and one that was shown too briefly is inconclusive.
 */
export function outcomeOfStep(run: SequenceRun, step: number, { ms }: MinShowing, findings: readonly Finding[] = []) {
  const open = shownFor(run, step) < ms ? 'inconclusive' : 'pass';
  return findingsIn(findings) ?? (isShown(run, step) ? open : 'not-run');
}

/** Whether the step was drawn at all. */
export const isShown = (run: SequenceRun, step: number) =>
  run.surface !== null && run.looks.some((look) => look.step === step && look.share !== null);

/** How many steps were drawn. */
export const shownCount = (run: SequenceRun) => run.steps.filter((_, step) => isShown(run, step)).length;

/** The shortest time that a shown step was on the screen, in ms. Null if nothing was shown. */
export function shortestLook(run: SequenceRun): number | null {
  const shown = shownSteps(run).filter((step) => isShown(run, step));
  return shown.length > 0 ? Math.min(...shown.map((step) => shownFor(run, step))) : null;
}

/** Whether somebody looked: the rings were counted. */
export function ringsPart(run: SequenceRun): Part<'rings'> {
  const part = partOf('rings', 'rings', ringsSay.name);
  const isRight = isRingCountRight(run);
  if (isRight === null) return part('not-run', ringsSay.open);
  return isRight ? part('pass', ringsSay.right) : part('inconclusive', ringsSay.wrong);
}

/**
 * Sentences on how long the steps were shown, and whether the rings were counted: how many steps too briefly, how many
 * not at all, or the shortest time.
 */
export function showingWords(run: SequenceRun, { ms }: MinShowing, say: SequenceSay): readonly string[] {
  const missed = run.steps.length - shownCount(run);
  const brief = run.steps.filter((_, step) => isShown(run, step) && shownFor(run, step) < ms).length;
  const shortest = shortestLook(run);
  const isRight = isRingCountRight(run);
  return [
    ...(brief > 0 ? [say.brief(brief, ms)] : []),
    ...(missed > 0 ? [say.missed(missed)] : []),
    ...(brief === 0 && missed === 0 && shortest !== null ? [say.shortest(shortest)] : []),
    ...(isRight ? [] : [isRight === null ? ringsSay.notCounted : ringsSay.miscounted]),
  ];
}

/** The figures of the drawing surface. None if nothing was drawn. */
export function surfaceMeasurements(surface: SurfaceFacts | null): Figures {
  if (!surface) return [];
  // Only the device-pixel content box is a count. A size computed from the pixel ratio is only reported.
  const known = surface.exactness === 'exact' ? measured : reported;
  return [
    known(markedFigures.surface, `${surface.width} × ${surface.height}`, 'px'),
    reported(computerFigures.ratio, surface.pixelRatio),
  ];
}
