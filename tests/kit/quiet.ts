import { type AnyActorLogic, type AnyStateMachine, fromCallback } from 'xstate';
import { nodesOf } from '../../machines/describe';

/** The machine with actors that say nothing and never end, except those that are given. */
export function quiet<M extends AnyStateMachine>(machine: M, given: Readonly<Record<string, AnyActorLogic>> = {}): M {
  const invoked = nodesOf(machine).flatMap((node) => node.invoke.map(({ src }) => String(src)));
  const silent = Object.fromEntries(invoked.map((src) => [src, fromCallback(() => undefined)]));
  return machine.provide({ actors: { ...silent, ...given } } as never) as M;
}
