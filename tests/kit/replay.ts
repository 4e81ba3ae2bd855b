import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Journal } from '../../machines/journal';
import { replayJournal } from '../../machines/replay';
import type { Model } from './model';
import type { Stage } from './stage';

const throughJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** Replaces an undefined output with null: a promise without a value gives undefined, which JSON omits. */
const withOutput = ({ output = null, ...event }: AnyEventObject): AnyEventObject => ({ ...event, output });

/** Faster than `toStrictEqual`, which runs only on a mismatch to report the difference. */
export function expectSame(received: unknown, expected: unknown, what: string) {
  if (!isDeepStrictEqual(received, expected)) expect(received, what).toStrictEqual(expected);
}

/** Checks that a value is plain data: it survives `structuredClone` and JSON unchanged. */
function expectPlain(value: unknown, what: string) {
  expectSame(structuredClone(value), value, `${what}, cloned`);
  expectSame(throughJson(value), value, `${what}, through JSON`);
}

/** Events that were checked before. The events of a model are the same objects on every path. */
const knownToBePlain = new WeakSet<AnyEventObject>();

/**
 * Checks that a machine's journal is plain data, and that a replay from JSON gives the same states, context and last
 * result. The replayed machine has only the placeholders of its actors. A context with a result must be plain data too,
 * because the page saves it.
 */
export function expectReplay<M extends AnyStateMachine>({ machine }: Model<M>, stage: Stage<M>) {
  const journal = stage.journal();
  expectPlain(journal.input, 'the input');
  for (const { event } of journal.events) {
    if (!knownToBePlain.has(event)) expectPlain(withOutput(event), event.type);
    knownToBePlain.add(event);
  }

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
