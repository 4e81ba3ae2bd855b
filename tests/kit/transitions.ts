import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { conditionOf, nodesOf, transitionsFrom } from '../../machines/describe';

/**
 * Names every transition that a machine defines, from its definition alone: each alternative of each event in each
 * state, including actor results, delays and eventless transitions.
 * Example: `sequence.running · EXIT [enough was shown]`.
 */
export function namesOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine)) {
    for (const [event, alternatives] of transitionsFrom(node)) {
      alternatives.forEach((transition, place) => {
        const condition = conditionOf(transition, place);
        const name = `${node.id} · ${event}${condition ? ` [${condition}]` : ''}`;
        const twin = [...names.values()].includes(name);
        names.set(transition, twin ? `${name} #${place + 1}` : name);
      });
    }
  }
  return names;
}

/** Only the names. They stay the same when actors are provided. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  return [...namesOf(machine).values()];
}
