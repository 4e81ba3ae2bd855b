import {
  broadened,
  type Ladder,
  lines,
  nextLadder,
  plainLadder,
  shares,
  uniformGamma,
  updateFromMatch,
  updateFromNearest,
} from '../../measure/panel/gamma';
import { channels } from '../../measure/panel/near';
import type { Belief } from '../../measure/panel/quest';
import { fourOf } from '../../measure/panel/trials';
import { drawInteger, shuffled, streams } from '../../measure/random';
import { chosenIn, drawOf, type Experiment, type Progress, type Reply, withTrial } from './experiment';
import { inChannel, type Patches, type Picture } from './picture';

export interface GammaState extends Progress {
  /** The belief about each cell, at index channel · 3 + share. Null before it was asked about. */
  readonly beliefs: readonly (Belief | null)[];
  /** Codes that were matched by hand, for red, green and blue. */
  readonly matched: readonly number[];
  /** How many questions that count toward a figure were asked. */
  readonly asked: number;
}

/**
 * Questions per channel at each share of light. A dark match tells most about the exponent: its code changes three
 * times as much as that of a light match.
 */
const ROUNDS_PER_SHARE = [7, 4, 4] as const;
/** Index of one half among the shares. It is asked about first, because its match is the start for the others. */
const HALF_INDEX = 1;
/** Standard deviation of the difference between the exponents at different shares of one channel. */
const SHARE_DEVIATION = 0.25;
/** Edge of a patch, in 64ths of a quarter. It leaves lines on all sides for comparison. */
const PATCH_SIZE = 40;

/** The cells of a run (channel · 3 + share) in the order in which they are asked about. */
function cellsOf(seed: number): readonly number[] {
  const most = Math.max(...ROUNDS_PER_SHARE);
  const rounds = (of: readonly number[], stream: number) =>
    Array.from({ length: most }, (_, round) => {
      const open = of.filter((share) => round < (ROUNDS_PER_SHARE[share] ?? 0));
      const cells = open.flatMap((share) => channels.map((_, channel) => channel * shares.length + share));
      return shuffled(cells, seed, stream + 16 * (round + 1));
    }).flat();
  return [...rounds([HALF_INDEX], streams.order), ...rounds([0, 2], streams.level)];
}

/** The belief about a cell: its own, or one derived from the belief at one half of the same channel. */
function beliefAt({ beliefs }: GammaState, cell: number): Belief {
  const half = beliefs[cell - (cell % shares.length) + HALF_INDEX] ?? uniformGamma();
  return beliefs[cell] ?? broadened(half, SHARE_DEVIATION);
}

function ladderOf(state: GammaState, cell: number): Ladder {
  const { index, purpose } = drawOf(state);
  const share = shares[cell % shares.length] ?? 0.5;
  const make = purpose === 'ask' ? nextLadder : plainLadder;
  return make(beliefAt(state, cell), share, state.seed, index);
}

function picture(cell: number, patches: Patches): Picture {
  const channel = Math.floor(cell / shares.length);
  const { lit, period } = lines[cell % shares.length] ?? lines[HALF_INDEX];
  const field = { color: inChannel(channel, 255), lit, period };
  return { kind: 'quarters', field, patches, inwardX: 0, inwardY: 0, size: PATCH_SIZE };
}

/** The four quarters of a ladder, from the first to the last. */
const patchesOf = ({ codes, quarters }: Ladder, channel: number) =>
  fourOf((quarter) => inChannel(channel, codes[quarters.indexOf(quarter)] ?? 0));

/** A patch of this code in all quarters. The person adjusts it until it matches the lines. */
const matchPicture = (channel: number, code: number): Picture => {
  const color = inChannel(channel, code);
  return picture(channel * shares.length + HALF_INDEX, [color, color, color, color]);
};

/** The code at which a manual match starts. It differs each time and is far from any screen's match. */
const firstMatch = ({ seed, matched }: GammaState): number =>
  (matched.length % 2 === 0 ? 100 : 225) + drawInteger(seed, streams.start, matched.length, 24);

/** Measures the exponent of each channel by matching grays with lines. */
export const gammaExperiment: Experiment<GammaState> = {
  begin: (seed) => ({
    seed,
    trials: [],
    beliefs: Array.from({ length: channels.length * shares.length }, () => null),
    matched: [],
    asked: 0,
  }),
  question(state) {
    const { matched, asked, seed } = state;
    if (matched.length < channels.length) {
      const shown = matchPicture(matched.length, firstMatch(state));
      return { mode: 'match', ask: 'match', place: null, picture: shown };
    }
    const cell = cellsOf(seed)[asked];
    if (cell === undefined) return null;
    const ladder = ladderOf(state, cell);
    const shown = picture(cell, patchesOf(ladder, Math.floor(cell / shares.length)));
    // Only a catch trial has a right answer. In the others any patch may be the nearest.
    const place = ladder.best === null ? null : ladder.quarters[ladder.best];
    return { mode: 'choose', ask: 'nearest', place, picture: shown };
  },
  answered(state, question, reply) {
    const { matched, beliefs, asked } = state;
    if (reply.type === 'matched') {
      const cell = matched.length * shares.length + HALF_INDEX;
      const belief = updateFromMatch(uniformGamma(), 0.5, reply.code);
      return { ...state, matched: [...matched, reply.code], beliefs: beliefs.with(cell, belief) };
    }
    const { purpose } = drawOf(state);
    // A picture without lines has nothing to compare, so every catch trial is a plain one.
    const trials = withTrial(state, question, purpose === 'ask' ? 'ask' : 'plain', reply);
    const cell = cellsOf(state.seed)[asked] ?? 0;
    if (purpose !== 'ask') return { ...state, trials };
    const belief = learnedFrom(state, cell, reply);
    return { ...state, trials, asked: asked + 1, beliefs: beliefs.with(cell, belief) };
  },
};

/** The belief after a reply. `none` (none seen, or all alike) carries no information. */
function learnedFrom(state: GammaState, cell: number, reply: Reply): Belief {
  const belief = beliefAt(state, cell);
  const answer = chosenIn(reply);
  if (answer === 'none') return belief;
  const ladder = ladderOf(state, cell);
  const share = shares[cell % shares.length] ?? 0.5;
  return updateFromNearest(belief, share, ladder, ladder.quarters.indexOf(answer));
}
