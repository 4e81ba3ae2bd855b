import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state node of a machine, the root first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** What a guard is called: its name, else what its function is called. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return (typeof guard === 'function' && guard.name) || 'a condition';
}

/**
 * Names every transition that a machine defines, from its definition alone: each alternative of each event of each state,
 * outcomes of invoked actors, delays and eventless transitions included.
 * `sequence.running · EXIT [enough was shown]`.
 */
export function namesOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine)) {
    const groups: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions];
    if (node.always) groups.push(['always', node.always]);
    for (const [event, alternatives] of groups) {
      alternatives.forEach((transition, place) => {
        const guard = transition.guard ? `[${guardName(transition.guard)}]` : place > 0 ? '[otherwise]' : '';
        const name = `${node.id} · ${event} ${guard}`.trim();
        const twin = [...names.values()].includes(name);
        names.set(transition, twin ? `${name} #${place + 1}` : name);
      });
    }
  }
  return names;
}

/** The names alone; a machine with provided actors has the same ones. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  return [...namesOf(machine).values()];
}
