import type { CheckId } from '../../content/catalogue';
import type { ConditionKind } from '../../content/conditions';
import { withUnit } from '../../content/words';
import type { Inspection } from '../inspection/inspection';
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

/** The conditions of a run: those that the page noticed, and those that the results tell of. */
export function conditionsOf(
  { entries }: Pick<Inspection, 'entries'>,
  noticed: readonly Condition[],
): readonly Condition[] {
  const told = entries.flatMap(({ check, result }) =>
    (result?.measurements ?? []).flatMap((one) => conditionOf(check, one)),
  );
  return [...noticed, ...told];
}

function conditionOf(check: CheckId, { name, value, unit }: Measurement): readonly Condition[] {
  const rule = Object.hasOwn(telling, name) ? telling[name] : undefined;
  if (!rule?.tells(value)) return [];
  return [{ kind: rule.kind, check, details: unit === '' ? String(value) : withUnit(value, unit) }];
}
