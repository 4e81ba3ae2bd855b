import { figures, say } from '../../content/verdicts/panel';
import { attentionOf } from '../../measure/panel/trials';
import { type CheckResult, declared, type Figures, measured, observed, partOf, resultOf } from '../result';
import { evidence } from './evidence';
import { type ExperimentId, experimentIds } from './experiments';
import { canRun, type PanelRun } from './run';
import { type Shown, shownBy } from './shown';

/**
 * Warning: steps are missing, dark or bright codes are lost, the gamma is unusual, the picture is uneven, fades from
 * the side, or leaves a trace. Pass: every required experiment gave a figure, and none of these was found. Never a
 * fail: a person cannot tell a panel that has failed from one that was built that way.
 */
export function judgePanel(run: PanelRun): CheckResult {
  const shown = experimentIds.map((id) => {
    const finished = run.finished.find(({ experiment }) => experiment === id);
    return { id, finished, ...(finished ? shownBy(finished) : notRun(id, run)) };
  });
  return resultOf({
    check: 'panel',
    run,
    details: detailsOf(shown),
    parts: shown.map(({ id, outcome, details }) => partOf(id, id, evidence[id].name)(outcome, details)),
    evidence,
    measurements: [shown.map(({ figures }) => figures), conditionFigures(run)],
  });
}

function notRun(id: ExperimentId, run: PanelRun): Shown {
  const details = (id === 'hdr' || id === 'fine') && !canRun(run, id) ? say.lacks[id] : say.notRun;
  return { outcome: 'not-run', details, figures: [] };
}

function detailsOf(shown: readonly (Shown & { readonly id: ExperimentId })[]): string {
  const decided = shown.filter(({ outcome }) => outcome !== 'not-run' && outcome !== 'inconclusive');
  const undecided = shown.filter(({ outcome }) => outcome === 'inconclusive');
  return [
    ...decided.map(({ details }) => details),
    ...(undecided.length > 0 ? [say.undecided(undecided.length)] : []),
    ...(decided.length + undecided.length === 0 ? [say.nothing] : []),
  ].join(' ');
}

/** The conditions that the person stated for the last run. */
function conditionFigures({ finished }: PanelRun): Figures {
  const last = finished.at(-1);
  if (!last) return [];
  const { light, brightness, nightLight, hdr, distance } = last.conditions;
  const guessed = finished.flatMap(({ experiment, state }) => {
    const { empty, guessed } = attentionOf(state.trials);
    return empty > 0 && guessed > 0 ? [{ experiment, guessed, empty }] : [];
  });
  return [
    declared(figures.light, light),
    declared(figures.brightness, brightness),
    declared(figures.nightLight, nightLight),
    declared(figures.hdrMode, hdr),
    declared(figures.distance, distance, 'cm'),
    guessed.length > 0 && observed(figures.guesses, say.guesses(guessed)),
    measured(figures.pixels, last.exactness || null),
  ];
}
