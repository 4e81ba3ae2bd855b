import type { CheckId } from '../../content/catalogue';
import type { ConditionKind } from '../../content/conditions';
import { times, withUnit } from '../../content/words';
import type { Inspection } from '../inspection/inspection';
import type { Journal } from '../journal';
import type { Measurement } from '../result';
import type { Condition } from './report';

/** Measurements that tell of a condition, by their name: the kind, and whether this value does. */
const telling: Readonly<
  Record<string, { readonly kind: ConditionKind; readonly tells: (value: Measurement['value']) => boolean }>
> = {
  'Page zoom': { kind: 'zoomed', tells: (value) => value !== 100 },
  'Hidden for': { kind: 'hidden', tells: (value) => Number(value) > 0 },
  'Times hidden': { kind: 'hidden', tells: (value) => Number(value) > 0 },
  Patterns: { kind: 'scaled', tells: (value) => value !== '1:1 exact' },
  'Pattern size': { kind: 'scaled', tells: () => true },
};

/** Conditions of a run: those that the page noticed, and those that the results and the journals tell of. */
export function conditionsOf(
  { entries }: Pick<Inspection, 'entries'>,
  journals: readonly Journal[],
  noticed: readonly Condition[],
): readonly Condition[] {
  const told = entries.flatMap(({ check, result }) =>
    (result?.measurements ?? []).flatMap((one) => conditionOf(check, one)),
  );
  return [...noticed, ...told, ...journals.flatMap(hiddenIn)];
}

/** Whether the page was hidden while the test ran, by the events of machines that count no such times themselves. */
function hiddenIn({ check, events }: Journal): readonly Condition[] {
  const count = check === 'pixel-repair' ? 0 : events.filter(({ event }) => event.type === 'HIDE').length;
  return count === 0 ? [] : [{ kind: 'hidden', check, details: times(count) }];
}

function conditionOf(check: CheckId, { name, value, unit }: Measurement): readonly Condition[] {
  const rule = Object.hasOwn(telling, name) ? telling[name] : undefined;
  if (!rule?.tells(value)) return [];
  return [{ kind: rule.kind, check, details: unit === '' || unit === '%' ? `${value}${unit}` : withUnit(value, unit) }];
}
