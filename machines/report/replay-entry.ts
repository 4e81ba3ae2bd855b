import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { canonicalJson } from '../../measure/report/canonical-json';
import type { Journal, JournalEvent } from '../journal';
import { replayJournal } from '../replay';
import type { CheckResult } from '../result';
import { type ForgedReason, forgedReason, isSameState } from './forged-event';

/** The outcome of replaying a journal with the machine of its test. */
export type JournalReplay =
  | {
      readonly kind: 'replayed';
      /** Null if the recorded run has no judgment. */
      readonly result: CheckResult | null;
      /** How many events had no effect, such as a key that the page ignores. */
      readonly ignored: number;
    }
  /** The machine cannot have received the event at this index: the journal is not the record of a real run. */
  | { readonly kind: 'forged'; readonly event: number; readonly reason: ForgedReason };

class Forged extends Error {
  readonly reason: ForgedReason;

  constructor(reason: ForgedReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Replays an untrusted journal. Never throws. Its run time is unbounded, so replay journals from others in a worker
 * that can be terminated.
 * @param see called with the initial snapshot, and with the snapshot after each event
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

/** The result as a report stores it: without undefined members, and with -0 as 0. @throws if a figure is not finite */
const plain = (result: CheckResult): CheckResult => JSON.parse(canonicalJson(result)) as CheckResult;

/** An aspect in which two results differ. `texts`: only the wording differs, as after a new version of the program. */
export type ResultDifference = 'verdict' | 'findings' | 'figures' | 'parts' | 'times' | 'texts';

/** The aspects in which two results of one test differ. Empty if they are equal. */
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
