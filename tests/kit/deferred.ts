import { type AnyStateMachine, fromPromise } from 'xstate';
import { nodesOf } from '../../machines/describe';

interface Call {
  readonly id: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly answer: { resolve: (output: unknown) => void; reject: (error: unknown) => void };
  answered: boolean;
}

/** Replaces every actor that a machine invokes. Each runs until the test settles it or its state is exited. */
export class DeferredActors {
  readonly #calls: Call[] = [];

  /** Actor logic by `src` name. Throws if the machine invokes an actor without a name. */
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

  /** Forgets all previous invocations. Throws if an actor is still running. */
  forget(): void {
    const left = this.running();
    if (left.length > 0) throw new Error(`Still running: ${left.join(', ')}`);
    this.#calls.length = 0;
  }

  /** Ids of the running actors, in alphabetical order. */
  running(): string[] {
    return this.#calls
      .filter(({ answered, signal }) => !answered && !signal.aborted)
      .map(({ id }) => id)
      .sort();
  }

  /** Settles a running actor and waits until its machine has received the event. Rejects if none with this id runs. */
  async answer(id: string, how: 'resolve' | 'reject', value: unknown): Promise<void> {
    const call = this.#calls.find((one) => one.id === id && !one.answered && !one.signal.aborted);
    if (!call) throw new Error(`No actor '${id}' is running; running: ${this.running().join(', ') || 'none'}`);
    call.answered = true;
    call.answer[how](value);
    await flushPromises();
  }
}

/** Waits until every pending promise callback has run. */
const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));
