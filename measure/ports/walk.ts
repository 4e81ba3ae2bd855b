import type { Signal, SignalSource } from './signals';
import type { Stop, Trial } from './stops';

/** Assigns signals to ports while the person moves one plug from port to port. */

/** Moving a plug to another port takes at least this long. A plug that returns sooner lost contact. */
const MIN_MOVE_MS = 800;
/** One plug may cause several signals, one after the other, for this long. */
const MAX_BURST_MS = 5000;
/** One loss of contact may cause several signals within this time. */
const MIN_DROP_SPACING_MS = 1500;
/** Maximum number of signals kept, latest last. */
const MAX_KEPT = 60;

/** The person's answer about a port without a signal. `same`: the plug that is used for all ports was in. */
export type Answer = 'same' | 'other' | 'skipped';

export interface StopState {
  /** How often something was plugged in, and unplugged. */
  readonly in: number;
  readonly out: number;
  /** Unclear changes while this was the current stop. */
  readonly unclear: number;
  /** How often contact was lost and restored faster than a hand could do it. */
  readonly drops: number;
  readonly sources: readonly SignalSource[];
  readonly name: string;
  readonly answer: Answer | null;
}

export interface Heard extends Signal {
  /** Counts up from 1. */
  readonly number: number;
  /** The stop that the signal belongs to; null if none. */
  readonly stop: string | null;
}

/** Position of a plug. */
interface Hold {
  /** The stop at which it was last seen; null if none. */
  readonly stop: string | null;
  /** Milliseconds since the epoch. Null before the plug was seen; `outAt` is also null while it is in. */
  readonly inAt: number | null;
  readonly outAt: number | null;
  readonly droppedAt: number | null;
}

export interface Walk {
  readonly states: Readonly<Record<string, StopState>>;
  readonly log: readonly Heard[];
  readonly plug: Hold;
  readonly charger: Hold;
}

const untouched: StopState = { in: 0, out: 0, unclear: 0, drops: 0, sources: [], name: '', answer: null };
const nowhere: Hold = { stop: null, inAt: null, outAt: null, droppedAt: null };
export const noWalk: Walk = { states: {}, log: [], plug: nowhere, charger: nowhere };

export const stateOf = (walk: Walk, stop: string): StopState => walk.states[stop] ?? untouched;

/** Number of signals in the whole walk. */
export const heardIn = ({ log }: Walk): number => log.at(-1)?.number ?? 0;

/** Whether a stop is still waiting for its plug. */
export const isOpen = (walk: Walk, { id }: Stop): boolean => {
  const state = stateOf(walk, id);
  return state.in === 0 && state.answer === null;
};

/** The next open stop after the current one, or else the first open one; null if none is left. */
export function nextStop(stops: readonly Stop[], walk: Walk, turn: string | null): string | null {
  const open = stops.filter((stop) => stop.id !== turn && isOpen(walk, stop));
  const place = stops.findIndex(({ id }) => id === turn);
  return (open.find((stop) => stops.indexOf(stop) > place) ?? open[0])?.id ?? null;
}

const fits = (trial: Trial, source: SignalSource) => (trial === 'plug' ? source !== 'charger' : source === trial);

/**
 * Adds a signal while the stop `turn` is waiting. A plug counts as moved if it was out for at least the time that a
 * hand needs, or if it was in for longer than the signals of one plug can last.
 */
export function applySignal(walk: Walk, signal: Signal, turn: Stop | null): Walk {
  const waiting = turn && fits(turn.trial, signal.source) ? turn.id : null;
  const track = signal.source === 'charger' ? 'charger' : 'plug';
  const hold = walk[track];
  const at = (stop: string | null, change: (state: StopState) => Partial<StopState>, held: Hold = hold): Walk => {
    const state = stop === null ? untouched : stateOf(walk, stop);
    return {
      ...walk,
      [track]: held,
      states: stop === null ? walk.states : { ...walk.states, [stop]: { ...state, ...change(state) } },
      log: [...walk.log, { ...signal, stop, number: heardIn(walk) + 1 }].slice(-MAX_KEPT),
    };
  };

  if (signal.change === 'unclear') return at(waiting, ({ unclear }) => ({ unclear: unclear + 1 }));
  if (signal.change === 'out') {
    const first = hold.outAt === null;
    return at(hold.stop, ({ out }) => ({ out: out + Number(first) }), { ...hold, outAt: signal.at });
  }
  const seen = (state: StopState) => ({
    sources: state.sources.includes(signal.source) ? state.sources : [...state.sources, signal.source],
    name: state.name || signal.name,
  });
  if (hold.stop !== null && hold.outAt !== null && signal.at - hold.outAt < MIN_MOVE_MS) {
    const counts = hold.droppedAt === null || signal.at - hold.droppedAt >= MIN_DROP_SPACING_MS;
    const droppedAt = counts ? signal.at : hold.droppedAt;
    return at(hold.stop, (state) => ({ ...seen(state), drops: state.drops + Number(counts) }), {
      ...hold,
      inAt: signal.at,
      outAt: null,
      droppedAt,
    });
  }
  if (hold.outAt === null && hold.inAt !== null && signal.at - hold.inAt < MAX_BURST_MS) return at(hold.stop, seen);
  return at(waiting, (state) => ({ ...seen(state), in: state.in + 1, answer: null }), {
    stop: waiting,
    inAt: signal.at,
    outAt: null,
    droppedAt: null,
  });
}

/** Records the person's answer about a stop. */
export const answer = (walk: Walk, stop: string, said: Answer): Walk => ({
  ...walk,
  states: { ...walk.states, [stop]: { ...stateOf(walk, stop), answer: said } },
});

/** Clears a stop so that it can be tried again. Keeps the position of the plug. */
export const tryAgain = (walk: Walk, stop: string): Walk => ({
  ...walk,
  states: { ...walk.states, [stop]: untouched },
});
