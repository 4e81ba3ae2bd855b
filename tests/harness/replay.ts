import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { replay } from '../../machines/replay';
import type { Model } from './model';
import type { Stage } from './stage';

const throughJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** What an actor fails with may be the browser's own object; a machine never reads it. */
const withoutError = ({ error: _, ...event }: AnyEventObject): AnyEventObject => event;
/** A promise that gives nothing is done with an output of undefined, which JSON leaves out. */
const withOutput = ({ output = null, ...event }: AnyEventObject): AnyEventObject => ({ ...event, output });

/** Quicker than `toStrictEqual`, which is left to say what differs. */
function expectSame(received: unknown, expected: unknown, what: string) {
  if (!isDeepStrictEqual(received, expected)) expect(received, what).toStrictEqual(expected);
}

/** Plain data: `structuredClone` and JSON give the same value again. */
function expectPlain(value: unknown, what: string) {
  expectSame(structuredClone(value), value, `${what}, cloned`);
  expectSame(throughJson(value), value, `${what}, through JSON`);
}

/**
 * The events that a machine received are plain data, and replayed from JSON they give its states, its context and its
 * result again, while the machine has nothing but the placeholders of its actors. A context with a result is plain data
 * too, so that the page can save it.
 */
export function expectReplay<M extends AnyStateMachine>({ machine, options }: Model<M>, stage: Stage<M>) {
  const events = stage.received.map(withoutError);
  expectPlain(options.input, 'the input');
  for (const event of events) if (event.type !== 'xstate.init') expectPlain(withOutput(event), event.type);

  const live: AnyMachineSnapshot = stage.actor.getSnapshot();
  const again: AnyMachineSnapshot = replay<AnyStateMachine>(
    machine,
    throughJson(options.input),
    throughJson(events) as AnyEventObject[],
  );
  expectSame(again.value, live.value, 'states');
  expectSame(again.context, live.context, 'context');
  expectSame(again.status, live.status, 'status');
  if (live.context.result) expectPlain(live.context, 'a context with a result');

  expect(stage.emitted.map(({ revision }) => revision)).toEqual(stage.emitted.map((_, place) => place + 1));
  expect(live.context.revision ?? 0).toBe(stage.emitted.length);
}
