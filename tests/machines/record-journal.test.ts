import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { CheckId } from '../../content/catalogue';
import { catalogue } from '../../content/catalogue';
import type { Journal, JournalEvent } from '../../machines/journal';
import { recordJournal } from '../../machines/record-journal';
import { onlyReplaced } from '../../machines/replaced-events';
import { replayJournal } from '../../machines/replay';
import { type Recorded, thinned } from '../../machines/thin-journal';
import { noReading } from '../../measure/audio/microphone-reading';
import { input } from '../checks/keyboard/keyboard.model';
import { models } from '../kit/models';
import { runs } from '../kit/random';

/** Lower than the real limits, so that a run of minutes already counts as long. */
const limits = { replacing: 100, events: 500 };

/** Records a machine that receives events at times that the test sets, without its actors. */
function record(check: CheckId, events: readonly { readonly at: number; readonly event: AnyEventObject }[]) {
  const { machine, options } = models[check]();
  let now = 0;
  const recorder = recordJournal(check, options.input, () => now, limits);
  const actorRef = { sessionId: 'x' };
  const inspect = (type: string, more: object) =>
    recorder.inspect({ type, rootId: 'x', actorRef, ...more } as unknown as Parameters<typeof recorder.inspect>[0]);
  let [snapshot] = initialTransition(machine, options.input as never);
  const init = { type: 'xstate.init' };
  inspect('@xstate.event', { event: init });
  inspect('@xstate.snapshot', { event: init, snapshot });
  for (const { at, event } of events) {
    now = at;
    inspect('@xstate.event', { event });
    [snapshot] = transition(machine, snapshot, event);
    inspect('@xstate.snapshot', { event, snapshot });
  }
  return { machine, snapshot: snapshot as AnyMachineSnapshot, journal: recorder.journal() };
}

const facts = { label: 'Array', sampleRate: 48_000, channels: 1, settings: {} };
/** A microphone run with ten readings a second. */
function microphoneRun(seconds: number) {
  const readings = Array.from({ length: seconds * 10 }, (_, i) => ({
    at: 100 + 100 * i,
    event: { type: 'READING', reading: { ...noReading, seconds: (i + 1) / 10, level: -20 - (i % 7) } },
  }));
  return [
    { at: 0, event: { type: 'xstate.done.actor.support', output: { supported: true, secure: true } } },
    { at: 10, event: { type: 'START', at: 10 } },
    { at: 20, event: { type: 'OPENED', facts } },
    ...readings,
    { at: seconds * 1000 + 200, event: { type: 'STOP', at: seconds * 1000 + 200 } },
  ];
}

it('the journal of a long run is bounded, keeps readings from its whole length, and replays to the same verdict', () => {
  const { machine, snapshot, journal } = record('microphone', microphoneRun(60));
  expect(journal.events.length).toBeLessThanOrEqual(limits.replacing + 4);
  expect(journal.events.length + (journal.leftOut ?? 0)).toBe(60 * 10 + 4);
  const gaps = journal.events.slice(1).map(({ at }, i) => at - (journal.events[i]?.at ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(5000);
  const again = replayJournal(machine, JSON.parse(JSON.stringify(journal)) as Journal);
  expect(again.snapshot.value).toEqual(snapshot.value);
  expect(again.result).toEqual(snapshot.context.result);
  expect(again.result).not.toBeNull();
});

it('the journal of a short run is whole', () => {
  const { journal } = record('microphone', microphoneRun(6));
  expect(journal.events).toHaveLength(64);
  expect(journal).not.toHaveProperty('leftOut');
  expect(journal).not.toHaveProperty('isTooLong');
});

it('a journal that has few enough replacing events keeps them all, however many others it has', () => {
  const events = Array.from({ length: 20 }, (_, i) => ({
    at: 300 * i,
    event: { type: i < 4 ? 'READING' : 'STOP' },
    replaces: i < 4,
  }));
  expect(thinned(events, 4)).toEqual(events);
});

const key = (i: number, repeat: boolean) => {
  const code = repeat ? 'KeyA' : `Key${String.fromCharCode(65 + (Math.floor(i / 2) % 26))}`;
  const phase = repeat || i % 2 === 0 ? 'down' : 'up';
  return { at: 33 * i, event: { type: 'KEY', input: input(phase, code, 33 * i, { repeat }) } };
};
const listening = { at: 0, event: { type: 'START', at: 0, platform: 'other' } };

it('a key that is held for minutes leaves a short journal', () => {
  const held = Array.from({ length: 1000 }, (_, i) => key(i, i > 0));
  const { machine, snapshot, journal } = record('keyboard', [listening, ...held]);
  expect(journal.events.length).toBeLessThanOrEqual(limits.replacing + 2);
  expect(replayJournal(machine, journal).snapshot.context).toEqual(snapshot.context);
});

it('a journal that stays too long is not kept, and says so', () => {
  const { journal } = record('keyboard', [
    listening,
    ...Array.from({ length: limits.events }, (_, i) => key(i, false)),
  ]);
  expect(journal).toMatchObject({ isTooLong: true, events: [] });
});

/** Whether an event can occur: an actor answers only while it runs. */
function canCome({ type }: AnyEventObject, { children }: AnyMachineSnapshot): boolean {
  const actor = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  return actor === undefined || Object.hasOwn(children, actor);
}

describe('without the events that were replaced a machine comes to the same', () => {
  for (const { id } of catalogue) {
    it(id, () => {
      const { machine, options } = models[id]();
      const events = fc.array(fc.constantFrom(...(options.events as readonly AnyEventObject[])), {
        maxLength: 60,
        size: 'max',
      });
      fc.assert(
        fc.property(events, (received) => {
          let [snapshot] = initialTransition(machine, options.input as never);
          const recorded: Recorded[] = [];
          for (const [at, event] of received.entries()) {
            const before = snapshot as AnyMachineSnapshot;
            if (!canCome(event, before)) continue;
            [snapshot] = transition(machine, snapshot, event);
            recorded.push({ at, event, replaces: onlyReplaced(id, event, before, snapshot as AnyMachineSnapshot) });
          }
          const left = thinned(recorded, 0);
          const journal = { check: id, rules: 1, input: options.input ?? null, startedAt: 0 };
          const whole = replayJournal(machine, { ...journal, events: recorded });
          const again = replayJournal(machine, { ...journal, events: left });
          expect(again.snapshot.value).toEqual(whole.snapshot.value);
          expect(again.snapshot.context).toEqual(whole.snapshot.context);
          expect(again.result).toEqual(whole.result);
          expect(again.revision).toBe(whole.revision);
        }),
        { numRuns: runs(20) },
      );
    });
  }
});

it('a journal with the event names of an older program is replayed as its events are named now', () => {
  const { machine, journal } = record('microphone', [...microphoneRun(5), { at: 6000, event: { type: 'CONTINUE' } }]);
  const older = journal.events.map((entry) =>
    entry.event.type === 'CONTINUE' ? { ...entry, event: { type: 'RESUME' } } : entry,
  );
  const values = [journal.events, older].map((events) => replayJournal(machine, { ...journal, events }).snapshot.value);
  expect(values[1]).toEqual(values[0]);
  expect(replayJournal(machine, { ...journal, events: older.slice(0, -1) }).snapshot.value).not.toEqual(values[0]);
});

it('a journal of the mouse with the keys of an older program gives the same verdict', () => {
  const events: readonly JournalEvent[] = [
    { at: 0, event: { type: 'START', part: 'click', at: 1000 } },
    { at: 1, event: { type: 'COMPLETE', at: 6000 } },
    { at: 2, event: { type: 'FINISH', at: 9000 } },
    { at: 3, event: { type: 'CONTINUE', part: 'scroll', at: 10_000 } },
    { at: 4, event: { type: 'COMPLETE', at: 16_000 } },
    { at: 5, event: { type: 'FINISH', at: 20_000 } },
  ];
  const { machine, journal } = record('mouse', events);
  const older = events.map(({ at, event: { part, ...event } }) => ({
    at,
    event: part ? { ...event, subTest: part } : event,
  }));
  const { result, revision, snapshot } = replayJournal(machine, { ...journal, events: older });
  expect(snapshot.context).toMatchObject({ durations: { click: 5000, scroll: 6000 } });
  expect({ result, revision }).toMatchObject({ revision: 2, result: { check: 'mouse', finishedAt: 20_000 } });
  expect(snapshot.context).toEqual(replayJournal(machine, { ...journal, events }).snapshot.context);
});
