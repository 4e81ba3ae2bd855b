import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Journal } from '../journal';
import { type ForgedReason, isSameState } from './forged-event';
import { replayAnyJournal } from './replay-entry';

/** One step of a journal that is played back: what the machine received, and where it was then. Plain data. */
export interface PlaybackStep {
  /** Milliseconds since the machine started; 0 at the start. */
  readonly at: number;
  /** What the machine received; null at the start. */
  readonly type: string | null;
  /** The data of the event as JSON, cut where it is long; empty where it has none. */
  readonly data: string;
  /** The innermost states that the machine is in after it, by their paths; several where some are parallel. */
  readonly states: readonly string[];
  /** Whether the machine took it. A key that the page ignores has no effect. */
  readonly hasEffect: boolean;
}

export interface Playback {
  /** The start, and one step for each event. */
  readonly steps: readonly PlaybackStep[];
  /** The event, from 0, that the machine cannot have received: the steps end before it. Null in a whole record. */
  readonly forged: { readonly event: number; readonly reason: ForgedReason } | null;
}

/** The most characters of an event's data; the whole is in the file. */
const MAX_DATA = 300;

function dataOf({ type: _, ...data }: AnyEventObject): string {
  if (Object.keys(data).length === 0) return '';
  const text = JSON.stringify(data);
  return text.length > MAX_DATA ? `${text.slice(0, MAX_DATA)}…` : text;
}

/** `['running.marking', 'running.controls.hidden']` */
const statesOf = ({ _nodes, machine }: AnyMachineSnapshot): readonly string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.') || machine.id);

/**
 * Runs a journal again and keeps each state on the way.
 * @param machine that of the journal's test
 * @returns the steps, and the state of the machine at each of them
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
      states: statesOf(snapshot),
      hasEffect: !before || !isSameState(before, snapshot),
    };
  });
  const forged = replay.kind === 'forged' ? { event: replay.event, reason: replay.reason } : null;
  return { playback: { steps, forged }, snapshots };
}

/** One stay of the machine in a state, from the first of the steps to the last. */
interface Stay {
  readonly from: number;
  readonly to: number;
}

/** A state of the machine with each stay in it. */
export interface Lane {
  readonly state: string;
  readonly stays: readonly Stay[];
}

/** Each state that the machine was in, in the order in which it came to them, with its stays there. */
export function lanesOf(steps: readonly PlaybackStep[]): readonly Lane[] {
  const lanes = new Map<string, { from: number; to: number }[]>();
  for (const [i, { states }] of steps.entries())
    for (const state of states) {
      const stays = lanes.get(state) ?? [];
      lanes.set(state, stays);
      const last = stays.at(-1);
      if (last?.to === i - 1) last.to = i;
      else stays.push({ from: i, to: i });
    }
  return [...lanes].map(([state, stays]) => ({ state, stays }));
}

/** Nobody waits longer than this between two events that are played, in ms. */
const MAX_WAIT_MS = 1000;

/** When each step is played, in ms since the first: as it happened, with long waits cut short. */
export function playTimes(steps: readonly Pick<PlaybackStep, 'at'>[]): readonly number[] {
  let time = 0;
  return steps.map(({ at }, i) => {
    time += Math.min(MAX_WAIT_MS, Math.max(0, at - (steps[i - 1]?.at ?? at)));
    return time;
  });
}

/** The last step at a time of `playTimes`; it and the steps after it must have been played in order. */
export function stepAt(times: readonly number[], time: number, from = 0): number {
  let step = from;
  while (step + 1 < times.length && (times[step + 1] ?? 0) <= time) step++;
  return step;
}
