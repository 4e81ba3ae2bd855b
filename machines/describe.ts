import type { AnyEventObject, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Describes a machine's definition in words: for diagrams, test paths and the live state chart. */

/** Every state node of a machine, root first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** The type under which `transitionsFrom` lists eventless transitions. */
export const ALWAYS = 'always';

/** The transitions out of a state, by event, alternatives in order. Eventless ones come last, as `always`. */
export const transitionsFrom = (node: AnyStateNode): [type: string, alternatives: AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always ? [[ALWAYS, [...node.always]] as [string, AnyTransitionDefinition[]]] : []),
];

/** The name of a guard, or of its function. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return (typeof guard === 'function' && guard.name) || 'a condition';
}

/** When an alternative is taken, in words: its guard, or `otherwise` after others. Null if it is unconditional. */
export function conditionOf({ guard }: AnyTransitionDefinition, place: number): string | null {
  if (guard) return guardName(guard);
  return place > 0 ? 'otherwise' : null;
}

const outcome = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** The id of the invoked actor that an event reports done or failed. */
export function actorOf(event: { type: string }): string | undefined {
  return outcome.exec(event.type)?.[1];
}

/** The name of the delay in `xstate.after.<delay>.<state>`. Undefined for other events. */
export const delayNameOf = (type: string): string | undefined => /^xstate\.after\.([^.]+)\./.exec(type)?.[1];

/** The length in milliseconds of the named delay in `xstate.after.<delay>.<state>`. */
export function delayOf(type: string, { implementations }: AnyStateMachine): number {
  const name = delayNameOf(type) ?? '';
  const delay: unknown = implementations.delays[name];
  if (typeof delay !== 'number') throw new Error(`How long is '${name}'? Give it in \`setup({ delays })\``);
  return delay;
}

/** An event in words: `heat is done`, `after the time-out`, `MARK.AT {"x":3}`. */
export function describeEvent({ type, ...data }: AnyEventObject): string {
  const actor = actorOf({ type });
  if (actor) return `${actor} ${type.startsWith('xstate.done') ? 'is done' : 'fails'}`;
  const delay = delayNameOf(type);
  if (delay !== undefined) return `after the ${delay}`;
  return Object.keys(data).length > 0 ? `${type} ${JSON.stringify(data)}` : type;
}

/** The trigger of a transition in words. A delay includes its length: `after the time-out (60000 ms)`. */
export function describeType(type: string, machine: AnyStateMachine): string {
  if (type === ALWAYS) return 'at once';
  return describeEvent({ type }) + (delayNameOf(type) === undefined ? '' : ` (${delayOf(type, machine)} ms)`);
}

/** The innermost states of a state value: `running.controls.hidden, running.marking.off`. */
export function leavesOf(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix + value];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) =>
    Object.keys(Object(inner)).length === 0 && typeof inner !== 'string'
      ? [prefix + name]
      : leavesOf(inner, `${prefix}${name}.`),
  );
}
