import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { describeEvent, leavesOf } from '../../machines/describe';
import { allTransitions, type ChartState, chartOf } from './chart-of';

/** Number of listed events per machine. Older ones are only counted. */
const MAX_LISTED = 200;
/** Maximum length of an event in the list, in characters. */
const MAX_TEXT_LENGTH = 160;
/** Minimum time between two updates, in ms: a machine may get hundreds of events a second. */
const MIN_UPDATE_GAP_MS = 100;

/** An event that a machine received. */
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

/** A machine on the page. */
export interface Watched {
  readonly id: string;
  /** Its name in the list of machines. */
  readonly name: string;
  readonly chart: ChartState;
  /** Ids of the active states, innermost and enclosing ones. */
  readonly active: ReadonlySet<string>;
  readonly count: number;
  /** Newest first. */
  readonly received: readonly Received[];
}

interface Entry {
  readonly event: AnyEventObject;
  readonly at: number;
  readonly number: number;
  taken: string[];
  states: readonly string[];
  /** Created when it is first shown: most events of a fast test never are. */
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
    // An event may contain something that JSON cannot represent.
    words = event.type;
  }
  return words.length > MAX_TEXT_LENGTH ? `${words.slice(0, MAX_TEXT_LENGTH - 1)}…` : words;
};

/** Follows machines and collects what the chart shows of them. */
export class Watch {
  private readonly followed = new Map<string, Followed>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isPaused = false;
  private shown: readonly Watched[] = [];

  constructor(private readonly now: () => number) {}

  /** Shows the actor's machine until the returned function is called. Actors that are not machines are ignored. */
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

  /** What is currently shown. The same object until something changed and the minimum time has passed. */
  readonly get = (): readonly Watched[] => this.shown;

  /** While a test covers the chart it is not updated, but events are still recorded. */
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
    }, MIN_UPDATE_GAP_MS);
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
