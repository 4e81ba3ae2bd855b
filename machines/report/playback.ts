import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Journal } from '../journal';
import { type ForgedReason, isSameState } from './forged-event';
import { replayAnyJournal } from './replay-entry';

/** One step of a journal in playback: what the machine received. Plain data. */
export interface PlaybackStep {
  /** Milliseconds since the machine started; 0 at the start. */
  readonly at: number;
  /** Type of the event that the machine received. Null at the start. */
  readonly type: string | null;
  /** The data of the event as JSON, truncated if long. Empty if it has none. */
  readonly data: string;
  /** Whether the event changed anything. A key that the page ignores has no effect. */
  readonly hasEffect: boolean;
}

export interface Playback {
  /** The start, and one step for each event. */
  readonly steps: readonly PlaybackStep[];
  /** Index of the event that the machine cannot have received. The steps end before it. Null if there is none. */
  readonly forged: { readonly event: number; readonly reason: ForgedReason } | null;
}

/** The maximum number of characters of an event's data. The file contains all of it. */
const MAX_DATA = 300;

function dataOf({ type: _, ...data }: AnyEventObject): string {
  if (Object.keys(data).length === 0) return '';
  const text = JSON.stringify(data);
  return text.length > MAX_DATA ? `${text.slice(0, MAX_DATA)}…` : text;
}

/**
 * Replays a journal and keeps every snapshot.
 * @param machine the machine of the journal's test
 * @returns the steps, and the machine's snapshot at each of them
 */
export function playJournal(
  machine: AnyStateMachine,
  journal: Journal,
): { readonly playback: Playback; readonly snapshots: readonly AnyMachineSnapshot[] } {
  const snapshots: AnyMachineSnapshot[] = [];
  const replay = replayAnyJournal(machine, journal, (snapshot) => snapshots.push(snapshot));
  const steps = snapshots.map((snapshot, i): PlaybackStep => {
    const received = i === 0 ? undefined : journal.events[i - 1];
    const before = snapshots[i - 1];
    return {
      at: received?.at ?? 0,
      type: received?.event.type ?? null,
      data: received ? dataOf(received.event) : '',
      hasEffect: !before || !isSameState(before, snapshot),
    };
  });
  const forged = replay.kind === 'forged' ? { event: replay.event, reason: replay.reason } : null;
  return { playback: { steps, forged }, snapshots };
}

/** The maximum wait between two events in playback, in ms. */
const MAX_WAIT_MS = 1000;

/** When each step is played, in ms since the first: in real time, with long waits shortened. */
export function playTimes(steps: readonly Pick<PlaybackStep, 'at'>[]): readonly number[] {
  let time = 0;
  return steps.map(({ at }, i) => {
    time += Math.min(MAX_WAIT_MS, Math.max(0, at - (steps[i - 1]?.at ?? at)));
    return time;
  });
}

/**
 * The last step at or before a time.
 * @param times as `playTimes` returns them
 * @param from a step that is not later than the result; the search starts there
 */
export function stepAt(times: readonly number[], time: number, from = 0): number {
  let step = from;
  while (step + 1 < times.length && (times[step + 1] ?? 0) <= time) step++;
  return step;
}
