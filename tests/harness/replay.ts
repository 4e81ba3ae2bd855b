import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Journal, replayJournal } from '../../machines/journal';
import type { Model } from './model';
import type { Stage } from './stage';

const throughJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** A promise that gives nothing is done with an output of undefined, which JSON leaves out. */
const withOutput = ({ output = null, ...event }: AnyEventObject): AnyEventObject => ({ ...event, output });

/** Quicker than `toStrictEqual`, which is left to say what differs. */
export function expectSame(received: unknown, expected: unknown, what: string) {
  if (!isDeepStrictEqual(received, expected)) expect(received, what).toStrictEqual(expected);
}

/** Plain data: `structuredClone` and JSON give the same value again. */
function expectPlain(value: unknown, what: string) {
  expectSame(structuredClone(value), value, `${what}, cloned`);
  expectSame(throughJson(value), value, `${what}, through JSON`);
}

/**
 * The journal of a machine is plain data, and replayed from JSON it gives its states, its context and its last result
 * again, while the machine has nothing but the placeholders of its actors. A context with a result is plain data too, so
 * that the page can save it.
 */
export function expectReplay<M extends AnyStateMachine>({ machine }: Model<M>, stage: Stage<M>) {
  const journal = stage.journal();
  expectPlain(journal.input, 'the input');
  for (const { event } of journal.events) expectPlain(withOutput(event), event.type);

  const live: AnyMachineSnapshot = stage.actor.getSnapshot();
  const again = replayJournal(machine, throughJson(journal) as Journal);
  expectSame(again.snapshot.value, live.value, 'states');
  expectSame(again.snapshot.context, live.context, 'context');
  expectSame(again.snapshot.status, live.status, 'status');
  if (live.context.result) expectPlain(live.context, 'a context with a result');

  const revisions = stage.emitted.map(({ revision }) => revision);
  expectSame(
    revisions,
    [...revisions.keys()].map((place) => place + 1),
    'the numbers of the results',
  );
  expectSame(live.context.revision ?? 0, stage.emitted.length, 'the number of the last result, live');
  expectSame(again.result, stage.emitted.at(-1)?.result ?? null, 'the last result');
  expectSame(again.revision, stage.emitted.length, 'the number of the last result');
}
