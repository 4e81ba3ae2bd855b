import type { Signal, SignalSource } from './signals';
import type { Stop, Trial } from './stops';

/** Which port each signal belongs to, while the person takes one plug from port to port. */

/** Nobody moves a plug to another port in less time. A plug that is back sooner lost contact. */
const MIN_MOVE_MS = 800;
/** One plug may show in several ways, one after the other, for this long. */
const MAX_BURST_MS = 5000;
/** One lost contact may show in several ways within this time. */
const MIN_DROP_SPACING_MS = 1500;
/** Signals that are kept, the latest last. */
const MAX_KEPT = 60;

/** What the person says of a port that gave no signal. `same`: the plug that goes through all ports was in. */
export type Answer = 'same' | 'other' | 'skipped';

export interface StopState {
  /** Times that something was plugged in, and pulled out. */
  readonly in: number;
  readonly out: number;
  /** Changes that the browser did not explain, while the stop was the current one. */
  readonly unclear: number;
  /** Times that contact was lost and back before a hand can do it. */
  readonly drops: number;
  readonly sources: readonly SignalSource[];
  readonly name: string;
  readonly answer: Answer | null;
}

export interface Heard extends Signal {
  /** Counts up from 1. */
  readonly number: number;
  /** The stop that it belongs to; null where it belongs to none. */
  readonly stop: string | null;
}

/** Where a plug is. */
interface Hold {
  /** The stop at which it was seen last; null at none of them. */
  readonly stop: string | null;
  /** Milliseconds since the epoch; null before it was seen, and null in `outAt` while it is in. */
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

/** Signals of the whole walk. */
export const heardIn = ({ log }: Walk): number => log.at(-1)?.number ?? 0;

/** Whether a stop still waits for its plug. */
export const isOpen = (walk: Walk, { id }: Stop): boolean => {
  const state = stateOf(walk, id);
  return state.in === 0 && state.answer === null;
};

/** The open stop after the current one, or else the first open one; null where none is left. */
export function nextStop(stops: readonly Stop[], walk: Walk, turn: string | null): string | null {
  const open = stops.filter((stop) => stop.id !== turn && isOpen(walk, stop));
  const place = stops.findIndex(({ id }) => id === turn);
  return (open.find((stop) => stops.indexOf(stop) > place) ?? open[0])?.id ?? null;
}

const fits = (trial: Trial, source: SignalSource) => (trial === 'plug' ? source !== 'charger' : source === trial);

/**
 * Takes in one signal while the stop `turn` waits. A plug counts as moved when it was out for as long as a hand needs, or
 * when it stayed in for longer than one plug takes to show.
 */
export function hear(walk: Walk, signal: Signal, turn: Stop | null): Walk {
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

/** Keeps what the person says of a stop. */
export const answer = (walk: Walk, stop: string, said: Answer): Walk => ({
  ...walk,
  states: { ...walk.states, [stop]: { ...stateOf(walk, stop), answer: said } },
});

/** Forgets what is known of a stop, so that it is tried again. Where the plug is stays known. */
export const tryAgain = (walk: Walk, stop: string): Walk => ({
  ...walk,
  states: { ...walk.states, [stop]: untouched },
});
