import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  fromCallback,
  type InputFrom,
  SimulatedClock,
} from 'xstate';
import { nodesOf } from '../../machines/describe';

/**
 * Starts a machine on a clock that only the test moves. Its actors say nothing and never end, except those that are
 * given.
 */
export function startQuiet<M extends AnyStateMachine>(
  machine: M,
  given: Readonly<Record<string, AnyActorLogic>> = {},
  input?: InputFrom<M>,
) {
  const invoked = nodesOf(machine).flatMap((node) => node.invoke.map(({ src }) => String(src)));
  const silent = Object.fromEntries(invoked.map((src) => [src, fromCallback(() => undefined)]));
  const clock = new SimulatedClock();
  const quiet = machine.provide({ actors: { ...silent, ...given } } as never) as M;
  const actor = createActor(quiet, { clock, input } as never).start();
  return { actor, clock, context: () => (actor.getSnapshot() as AnyMachineSnapshot).context as ContextFrom<M> };
}
