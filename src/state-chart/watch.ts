import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { describeEvent, leavesOf } from '../../machines/describe';
import { allTransitions, type ChartState, chartOf } from './chart-of';

/** Events that are listed of one machine; older ones are only counted. */
const MAX_LISTED = 200;
/** Characters of an event in the list. */
const MAX_WORDS = 160;
/** Least time between two drawings, in ms: a machine may get hundreds of events a second. */
const PAUSE_MS = 100;

/** One event that a machine received. */
export interface Received {
  /** Counts up from 1. */
  readonly number: number;
  /** Milliseconds since the machine was first seen. */
  readonly at: number;
  readonly words: string;
  /** Ids of the transitions that it caused, including eventless ones that followed. */
  readonly taken: readonly string[];
  /** Innermost states afterwards. */
  readonly states: readonly string[];
}

/** A machine of the page. */
export interface Watched {
  readonly id: string;
  /** What the person reads in the list of machines. */
  readonly name: string;
  readonly chart: ChartState;
  /** Ids of the states that it is in, innermost and around them. */
  readonly active: ReadonlySet<string>;
  readonly count: number;
  /** The newest first. */
  readonly received: readonly Received[];
}

interface Entry {
  readonly event: AnyEventObject;
  readonly at: number;
  readonly number: number;
  taken: string[];
  states: readonly string[];
  /** Made when it is first shown: most events of a fast test never are. */
  words?: string;
}

interface Followed {
  readonly actor: AnyActor;
  readonly chart: ChartState;
  readonly since: number;
  count: number;
  readonly entries: Entry[];
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'definition' in logic;

const wordsOf = (event: AnyEventObject) => {
  let words: string;
  try {
    words = describeEvent(event);
  } catch {
    // An event may hold what JSON cannot tell.
    words = event.type;
  }
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS - 1)}…` : words;
};

/** Follows machines and tells what is drawn of them. */
export class Watch {
  private readonly followed = new Map<string, Followed>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isPaused = false;
  private shown: readonly Watched[] = [];

  constructor(private readonly now: () => number) {}

  /** Shows the actor's machine until the returned function is called. An actor of something else is left out. */
  readonly follow = (actor: AnyActor): (() => void) => {
    const { logic } = actor;
    if (!isMachine(logic)) return () => undefined;
    const one: Followed = { actor, chart: chartOf(logic), since: this.now(), count: 0, entries: [] };
    const ids = new Map(allTransitions(one.chart).map(({ definition, id }) => [definition, id]));
    this.followed.set(actor.sessionId, one);
    const subscription = actor.system.inspect((inspected: InspectionEvent) => {
      if (inspected.actorRef !== actor) return;
      if (inspected.type === '@xstate.event') this.take(one, inspected.event);
      else if (inspected.type === '@xstate.microstep') {
        const entry = one.entries.findLast(({ event }) => event === inspected.event) ?? one.entries.at(-1);
        entry?.taken.push(...inspected._transitions.flatMap((transition) => ids.get(transition) ?? []));
      } else if (inspected.type === '@xstate.snapshot') {
        const entry = one.entries.findLast(({ event }) => event === inspected.event);
        if (entry) entry.states = leavesOf((inspected.snapshot as AnyMachineSnapshot).value);
      }
      this.changed();
    });
    this.changed();
    return () => {
      subscription.unsubscribe();
      this.followed.delete(actor.sessionId);
      this.changed();
    };
  };

  private take(one: Followed, event: AnyEventObject): void {
    if (event.type === 'xstate.init') return;
    one.count += 1;
    one.entries.push({ event, number: one.count, at: this.now() - one.since, taken: [], states: [] });
    if (one.entries.length > MAX_LISTED) one.entries.shift();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is drawn now; the same object until something changed and the pause was over. */
  readonly get = (): readonly Watched[] => this.shown;

  /** While a test covers the chart nothing is drawn; events are still taken. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (!isPaused) this.changed();
  }

  private changed(): void {
    if (this.isPaused || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.isPaused) return;
      this.shown = [...this.followed.values()].map(watchedOf);
      for (const listener of this.listeners) listener();
    }, PAUSE_MS);
  }
}

function watchedOf({ actor, chart, count, entries }: Followed): Watched {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return {
    id: actor.sessionId,
    name: chart.id,
    chart,
    active: new Set(snapshot._nodes.map(({ id }) => id)),
    count,
    received: entries
      .map((entry) => {
        entry.words ??= wordsOf(entry.event);
        return {
          number: entry.number,
          at: entry.at,
          words: entry.words,
          taken: [...entry.taken],
          states: entry.states,
        };
      })
      .reverse(),
  };
}
