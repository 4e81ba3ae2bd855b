/** The picture that may be retained stays for this long, in milliseconds. */
export const BURN_MS = 60_000;
/** The gray after it stays at most this long, in milliseconds. */
export const MAX_TRACE_MS = 15_000;
/** How often both are shown. A person who guesses finds the right quarter each time in 1.6 % of all runs. */
export const ROUNDS = 3;

/** What was seen after one round. */
export interface Round {
  /** The right quarter was named. */
  readonly right: boolean;
  /** 'I see none'. */
  readonly none: boolean;
  /** How long the trace was seen, in milliseconds; null where none was. */
  readonly ms: number | null;
}

export interface AfterimageFigure {
  /** Whether a trace stays; null where the rounds do not tell. */
  readonly seen: boolean | null;
  /** The median of how long, in milliseconds; null where none was seen. */
  readonly ms: number | null;
  /** Half the range of the rounds, in milliseconds. */
  readonly spread: number | null;
}

/** A trace is told when its quarter was named in every round, and its absence when none was seen in any. */
export function afterimageFigure(rounds: readonly Round[]): AfterimageFigure {
  const nothing = { seen: null, ms: null, spread: null };
  if (rounds.length < ROUNDS) return nothing;
  if (rounds.every(({ none }) => none)) return { ...nothing, seen: false };
  if (!rounds.every(({ right, ms }) => right && ms !== null)) return nothing;
  const times = rounds.map(({ ms }) => ms ?? 0).sort((a, b) => a - b);
  const [shortest = 0, median = 0, longest = 0] = times;
  return { seen: true, ms: median, spread: (longest - shortest) / 2 };
}
