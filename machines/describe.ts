import type { AnyEventObject, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A machine's definition in words: for diagrams, for the paths of its tests and for the live state chart. */

/** Every state node of a machine, the root first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** The type under which `transitionsFrom` lists eventless transitions. */
export const ALWAYS = 'always';

/** What leads out of a state, by event: its alternatives in order. Eventless ones come last, as `always`. */
export const transitionsFrom = (node: AnyStateNode): [type: string, alternatives: AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always ? [[ALWAYS, [...node.always]] as [string, AnyTransitionDefinition[]]] : []),
];

/** What a guard is called: its name, else what its function is called. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return (typeof guard === 'function' && guard.name) || 'a condition';
}

/** When an alternative is taken, in words: its guard, or `otherwise` after others; null where nothing is asked. */
export function conditionOf({ guard }: AnyTransitionDefinition, place: number): string | null {
  if (guard) return guardName(guard);
  return place > 0 ? 'otherwise' : null;
}

const outcome = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** The id of the invoked actor whose outcome an event is. */
export function actorOf(event: { type: string }): string | undefined {
  return outcome.exec(event.type)?.[1];
}

/** The name of the delay in `xstate.after.<delay>.<state>`; undefined for other events. */
export const delayNameOf = (type: string): string | undefined => /^xstate\.after\.([^.]+)\./.exec(type)?.[1];

/** The milliseconds of a machine's named delay, of which `xstate.after.<delay>.<state>` says that it is over. */
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

/** What brings a transition about, in words; a delay with its milliseconds: `after the time-out (60000 ms)`. */
export function describeType(type: string, machine: AnyStateMachine): string {
  if (type === ALWAYS) return 'at once';
  return describeEvent({ type }) + (delayNameOf(type) === undefined ? '' : ` (${delayOf(type, machine)} ms)`);
}

/** `running.controls.hidden, running.marking.off`: the innermost states of a value. */
export function leavesOf(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix + value];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) =>
    Object.keys(Object(inner)).length === 0 && typeof inner !== 'string'
      ? [prefix + name]
      : leavesOf(inner, `${prefix}${name}.`),
  );
}
