import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { canonicalJson } from '../../measure/report/canonical-json';
import { type Journal, type JournalEvent, replayJournal } from '../journal';
import type { CheckResult } from '../result';
import { type ForgedReason, forgedReason, isSameState } from './forged-event';

/** What a journal gives when the machine of its test runs it again. */
export type JournalReplay =
  | {
      readonly kind: 'replayed';
      /** Null where the run in the journal came to no judgment. */
      readonly result: CheckResult | null;
      /** Events that had no effect, such as a key that the page ignores. */
      readonly ignored: number;
    }
  /** The machine cannot have received the event at this place, from 0: the journal is not the record of a run. */
  | { readonly kind: 'forged'; readonly event: number; readonly reason: ForgedReason };

class Forged extends Error {
  readonly reason: ForgedReason;

  constructor(reason: ForgedReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Runs a journal again, which anyone may have written. Never throws. Nothing bounds its time: where the journal is not one's own, it
 * belongs into a worker that can be ended.
 * @param see is given each state of the machine: that at the start, and that after each event
 */
export function replayAnyJournal(
  machine: AnyStateMachine,
  journal: Journal,
  see: (snapshot: AnyMachineSnapshot) => void = () => undefined,
): JournalReplay {
  let place = -1;
  let ignored = 0;
  let after = 0;
  let before: AnyMachineSnapshot | null = null;
  const count = (snapshot: AnyMachineSnapshot) => {
    if (before && isSameState(before, snapshot)) ignored++;
    before = snapshot;
    see(snapshot);
  };
  const look = (snapshot: AnyMachineSnapshot, event: JournalEvent) => {
    place++;
    count(snapshot);
    const reason = forgedReason(snapshot, event, after);
    if (reason) throw new Forged(reason);
    after = event.at;
  };
  try {
    const { snapshot, result } = replayJournal(machine, journal, look);
    count(snapshot);
    if (snapshot.status === 'error') throw new Forged('broken');
    return { kind: 'replayed', result: result && plain(result), ignored };
  } catch (error) {
    return { kind: 'forged', event: Math.max(0, place), reason: error instanceof Forged ? error.reason : 'broken' };
  }
}

/** As it would be in a report: without members that are undefined, and -0 as 0. @throws where a figure is not finite */
const plain = (result: CheckResult): CheckResult => JSON.parse(canonicalJson(result)) as CheckResult;

/** In what two results differ. `texts`: in words alone, as a later version of the program may put them. */
export type ResultDifference = 'verdict' | 'findings' | 'figures' | 'parts' | 'times' | 'texts';

/** In what two results of one test differ; empty where they say the same. */
export function differencesOf(a: CheckResult, b: CheckResult): readonly ResultDifference[] {
  const aspects: readonly (readonly [ResultDifference, (result: CheckResult) => unknown])[] = [
    ['verdict', ({ status }) => status],
    ['findings', ({ findings }) => findings],
    ['figures', ({ measurements }) => measurements],
    [
      'parts',
      ({ parts, missing }) => [
        parts.map(({ id, rule, verdict, findings }) => ({ id, rule, verdict, findings })),
        missing.map(({ rule }) => rule),
      ],
    ],
    ['times', ({ startedAt, finishedAt }) => [startedAt, finishedAt]],
    [
      'texts',
      ({ name, details, parts, missing }) => [name, details, parts.map((part) => [part.name, part.details]), missing],
    ],
  ];
  return aspects.flatMap(([name, of]) => (canonicalJson(of(a)) === canonicalJson(of(b)) ? [] : [name]));
}
