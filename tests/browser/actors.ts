import { type AnyActorLogic, type AnyActorRef, createActor, setup } from 'xstate';

let running: AnyActorRef | null = null;

/** Ends the actor that runs. Call it after each test. */
export function stop(): void {
  running?.stop();
  running = null;
}

/** Runs an actor the way a machine invokes it, and records what it sends. */
export function run(actor: AnyActorLogic, input?: object): { type: string; [name: string]: unknown }[] {
  const heard: { type: string }[] = [];
  const host = setup({ actors: { actor } }).createMachine({
    invoke: { id: 'actor', src: 'actor', input: input as never },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  });
  running = createActor(host).start();
  return heard;
}
