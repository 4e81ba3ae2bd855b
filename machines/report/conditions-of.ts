import type { CheckId } from '../../content/catalogue';
import { type ConditionKind, conditionAmount, conditionTimes } from '../../content/conditions';
import { exactPatterns, tellingFigures } from '../../content/figure-names';
import type { Inspection } from '../inspection/inspection';
import type { Journal } from '../journal';
import type { Figure } from '../result';
import type { Condition } from './report';

/** Measurements that can reveal a condition, by name: the kind, and whether a value reveals it. */
const telling: Readonly<
  Record<string, { readonly kind: ConditionKind; readonly tells: (value: Figure['value']) => boolean }>
> = {
  [tellingFigures.zoom]: { kind: 'zoomed', tells: (value) => value !== 100 },
  [tellingFigures.hidden]: { kind: 'hidden', tells: (value) => Number(value) > 0 },
  [tellingFigures.timesHidden]: { kind: 'hidden', tells: (value) => Number(value) > 0 },
  [tellingFigures.patterns]: { kind: 'scaled', tells: (value) => value !== exactPatterns },
  [tellingFigures.patternSize]: { kind: 'scaled', tells: () => true },
};

/**
 * The conditions of a run: those noticed at each result, those found in results and journals, and those noticed at
 * sealing. If a condition of a test is known twice, the test's own figure counts. A condition that was the same at
 * every test becomes one condition of the whole run.
 */
export function conditionsOf(
  { entries }: Pick<Inspection, 'entries'>,
  journals: readonly Journal[],
  sealing: readonly Condition[],
): readonly Condition[] {
  const told = entries.flatMap(({ check, result }) =>
    (result?.measurements ?? []).flatMap((one) => conditionOf(check, one)),
  );
  const noticed = entries.flatMap(({ check, result, noticed: all = [] }) =>
    result ? all.map(({ kind, details }) => ({ kind, check, details })) : [],
  );
  const isKnown = (of: readonly Condition[], { kind, check }: Condition) =>
    of.some((one) => one.kind === kind && one.check === check);
  const own = [...told, ...journals.flatMap(hiddenIn)];
  const tests = [...own, ...noticed.filter((one) => !isKnown(own, one))];
  const judged = entries.filter(({ result }) => result).length;
  const isEverywhere = ({ kind, details }: Condition) =>
    judged > 1 && tests.filter((one) => one.kind === kind && one.details === details).length === judged;
  const whole = tests.filter(isEverywhere).map((one): Condition => ({ ...one, check: null }));
  const run = [...whole, ...sealing].filter(
    (one, i, all) => all.findIndex(({ kind, details }) => kind === one.kind && details === one.details) === i,
  );
  return [...run, ...tests.filter((one) => !isEverywhere(one))];
}

/** Whether the page was hidden while the test ran, for machines that do not measure that themselves. */
function hiddenIn({ check, events }: Journal): readonly Condition[] {
  const count = check === 'pixel-repair' ? 0 : events.filter(({ event }) => event.type === 'HIDE').length;
  return count === 0 ? [] : [{ kind: 'hidden', check, details: conditionTimes(count) }];
}

function conditionOf(check: CheckId, { name, value, unit }: Figure): readonly Condition[] {
  const rule = Object.hasOwn(telling, name) ? telling[name] : undefined;
  if (!rule?.tells(value)) return [];
  const details = name === tellingFigures.timesHidden ? conditionTimes(Number(value)) : conditionAmount(value, unit);
  return [{ kind: rule.kind, check, details }];
}
