/** How long the picture that may be retained is shown. */
export const BURN_MS = 60_000;
/** Maximum time that the gray field after it is shown. */
export const MAX_TRACE_MS = 15_000;
/** Number of rounds. Guessing finds the right quarter in every round in 1.6 % of runs. */
export const ROUNDS = 3;

/** The answer after one round. */
export interface Round {
  /** Whether the right quarter was named. */
  readonly right: boolean;
  /** Whether the answer was 'I see none'. */
  readonly none: boolean;
  /** How long the trace was seen, in ms; null if none was seen. */
  readonly ms: number | null;
}

export interface AfterimageFigure {
  /** Whether a trace remains; null if the rounds are inconclusive. */
  readonly seen: boolean | null;
  /** Median time that it was seen, in ms; null if none was seen. */
  readonly ms: number | null;
  /** Half the range of the rounds, in ms. */
  readonly spread: number | null;
}

/** Reports a trace if its quarter was named in every round, and no trace if none was seen in any round. */
export function afterimageFigure(rounds: readonly Round[]): AfterimageFigure {
  const nothing = { seen: null, ms: null, spread: null };
  if (rounds.length < ROUNDS) return nothing;
  if (rounds.every(({ none }) => none)) return { ...nothing, seen: false };
  if (!rounds.every(({ right, ms }) => right && ms !== null)) return nothing;
  const times = rounds.map(({ ms }) => ms ?? 0).sort((a, b) => a - b);
  const [shortest = 0, median = 0, longest = 0] = times;
  return { seen: true, ms: median, spread: (longest - shortest) / 2 };
}
