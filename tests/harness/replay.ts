import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { replay } from '../../machines/replay';
import type { Model } from './model';
import type { Stage } from './stage';

const throughJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** What an actor fails with is the browser's own object, and a machine never reads it. */
const withoutError = ({ error: _, ...event }: AnyEventObject) => event;

/** Plain data: what comes out of `structuredClone` and of JSON is the same value. */
function expectPlain(value: unknown, what: string) {
  expect(structuredClone(value), `${what}, cloned`).toStrictEqual(value);
  expect(throughJson(value), `${what}, through JSON`).toStrictEqual(value);
}

/**
 * The events that a machine received are plain data, and replayed from JSON they give its states, its context and its
 * result, with the placeholders of its actors.
 */
export function expectReplay<M extends AnyStateMachine>({ machine, options }: Model<M>, { actor, received }: Stage<M>) {
  const events = received.filter(({ type }) => type !== 'xstate.init');
  expectPlain(options.input, 'the input');
  // A promise that gives nothing is done with an output of undefined.
  for (const { output = null, ...event } of events)
    expectPlain({ ...withoutError(event as AnyEventObject), output }, event.type as string);
  const again = replay(
    machine,
    throughJson(options.input) as never,
    throughJson(events.map(withoutError)) as AnyEventObject[],
  );
  const live = actor.getSnapshot() as AnyMachineSnapshot;
  expect({ value: again.value, context: again.context, status: again.status }).toStrictEqual({
    value: live.value,
    context: live.context,
    status: live.status,
  });
}
