import { type AnyStateMachine, fromPromise } from 'xstate';
import { nodesOf } from '../../machines/describe';

interface Call {
  readonly id: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly answer: { resolve: (output: unknown) => void; reject: (error: unknown) => void };
  answered: boolean;
}

/** Replaces everything a machine invokes: each actor runs until the test answers for it or its state is left. */
export class DeferredActors {
  readonly #calls: Call[] = [];

  /** Logic by the name under which the machine invokes it. Throws when an actor is invoked without a name. */
  for(machine: AnyStateMachine) {
    const invoked = nodesOf(machine).flatMap((node) => node.invoke);
    return Object.fromEntries(
      invoked.map(({ id, src }) => {
        if (typeof src !== 'string') throw new Error(`The actor '${id}' is invoked without a name`);
        return [src, this.#logic()];
      }),
    );
  }

  #logic() {
    return fromPromise(
      ({ self, input, signal }) =>
        new Promise<unknown>((resolve, reject) => {
          this.#calls.push({ id: self.id, input, signal, answer: { resolve, reject }, answered: false });
        }),
    );
  }

  /** Forgets all that was invoked so far. Throws when some of it still runs. */
  forget(): void {
    const left = this.running();
    if (left.length > 0) throw new Error(`Still running: ${left.join(', ')}`);
    this.#calls.length = 0;
  }

  /** Ids of the actors that run now, in alphabetical order. */
  running(): string[] {
    return this.#calls
      .filter(({ answered, signal }) => !answered && !signal.aborted)
      .map(({ id }) => id)
      .sort();
  }

  /** Answers for a running actor and lets its machine hear of it. Rejects when no actor of this id runs. */
  async answer(id: string, how: 'resolve' | 'reject', value: unknown): Promise<void> {
    const call = this.#calls.find((one) => one.id === id && !one.answered && !one.signal.aborted);
    if (!call) throw new Error(`No actor '${id}' is running; running: ${this.running().join(', ') || 'none'}`);
    call.answered = true;
    call.answer[how](value);
    await settle();
  }
}

/** Long enough for every chain of promises that is ready to run. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
