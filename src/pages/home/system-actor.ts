import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { systemInfoMachine } from '../../../machines/system-info/system-info.machine';
import { readSystemInfo } from '../../browser/device/system-info';
import { inspector } from '../../inspector';

export type SystemActor = ActorRefFrom<typeof systemInfoMachine>;

const machine = systemInfoMachine.provide({
  actors: { detect: fromPromise(readSystemInfo) },
  actions: { logFailure: (_, { error }) => console.error(error) },
});

/** Starts the machine of the system card. */
export function startSystemActor(): SystemActor {
  const actor = createActor(machine);
  const forget = inspector.follow?.(actor);
  if (forget) actor.subscribe({ complete: forget });
  return actor.start();
}
