import {
  evenGamma,
  type GammaBelief,
  type Ladder,
  learnedMatch,
  learnedNearest,
  lines,
  loosened,
  nextLadder,
  plainLadder,
  shares,
} from '../../measure/panel/gamma';
import { channels } from '../../measure/panel/near';
import { drawInteger, shuffled, streams } from '../../measure/panel/random';
import { chosenIn, drawOf, type Experiment, type Progress, type Reply, withTrial } from './experiment';
import { inChannel, type Patches, type Picture } from './picture';

export interface GammaState extends Progress {
  /** What is known at each channel and share: channel · 3 + share. Null before it was asked for. */
  readonly beliefs: readonly (GammaBelief | null)[];
  /** Codes that were matched by hand, of red, green and blue. */
  readonly matched: readonly number[];
  /** Questions that led to a figure. */
  readonly asked: number;
}

/**
 * Questions of a channel at each share. A dark match says most of the exponent: its code moves by three times as much as
 * that of a light one.
 */
const ROUNDS = [7, 4, 4] as const;
/** Place of one half among the shares. It comes first, since its match leads to the others. */
const HALF = 1;
/** How much the exponents at different shares of one channel may differ. */
const BEND = 0.25;
/** Patches are flat from edge to edge, so that lines are compared with them on all sides. */
const SIZE = 40;

/** The cells of a run in the order in which they are asked, as channel · 3 + share. */
function cellsOf(seed: number): readonly number[] {
  const most = Math.max(...ROUNDS);
  const rounds = (of: readonly number[], stream: number) =>
    Array.from({ length: most }, (_, round) => {
      const open = of.filter((share) => round < (ROUNDS[share] ?? 0));
      const cells = open.flatMap((share) => channels.map((_, channel) => channel * shares.length + share));
      return shuffled(cells, seed, stream + 16 * (round + 1));
    }).flat();
  return [...rounds([HALF], streams.order), ...rounds([0, 2], streams.level)];
}

/** What is known of a cell: its own, or what one half of the same channel says. */
function beliefAt({ beliefs }: GammaState, cell: number): GammaBelief {
  const half = beliefs[cell - (cell % shares.length) + HALF] ?? evenGamma();
  return beliefs[cell] ?? loosened(half, BEND);
}

function ladderOf(state: GammaState, cell: number): Ladder {
  const { index, purpose } = drawOf(state);
  const share = shares[cell % shares.length] ?? 0.5;
  const make = purpose === 'ask' ? nextLadder : plainLadder;
  return make(beliefAt(state, cell), share, state.seed, index);
}

function picture(cell: number, patches: Patches): Picture {
  const channel = Math.floor(cell / shares.length);
  const { lit, period } = lines[cell % shares.length] ?? lines[HALF];
  const field = { color: inChannel(channel, 255), lit, period };
  return { kind: 'quarters', field, patches, inwardX: 0, inwardY: 0, size: SIZE };
}

/** The four quarters of a ladder, from the first to the last. */
const patchesOf = ({ codes, quarters }: Ladder, channel: number) =>
  [0, 1, 2, 3].map((quarter) =>
    inChannel(channel, codes[quarters.indexOf(quarter as Ladder['quarters'][number])] ?? 0),
  ) as unknown as Patches;

/** A patch of this code in all quarters, which the person changes until it is like the lines. */
const matchPicture = (channel: number, code: number): Picture => {
  const color = inChannel(channel, code);
  return picture(channel * shares.length + HALF, [color, color, color, color]);
};

/** The code with which a match by hand begins: not near any screen's, and never the same. */
const firstMatch = ({ seed, matched }: GammaState): number =>
  (matched.length % 2 === 0 ? 100 : 225) + drawInteger(seed, streams.start, matched.length, 24);

/** The exponent of each channel, from lines and the grays that look the same. */
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
    // Only a catch trial has a right answer: in the others each patch may be the nearest.
    const place = ladder.best === null ? null : ladder.quarters[ladder.best];
    return { mode: 'choose', ask: 'nearest', place, picture: shown };
  },
  answered(state, question, reply) {
    const { matched, beliefs, asked } = state;
    if (reply.type === 'matched') {
      const cell = matched.length * shares.length + HALF;
      const belief = learnedMatch(evenGamma(), 0.5, reply.code);
      return { ...state, matched: [...matched, reply.code], beliefs: beliefs.with(cell, belief) };
    }
    const { purpose } = drawOf(state);
    // An empty picture has no lines to compare with, so every catch trial is a plain one.
    const trials = withTrial(state, question, purpose === 'ask' ? 'ask' : 'plain', chosenIn(reply));
    const cell = cellsOf(state.seed)[asked] ?? 0;
    if (purpose !== 'ask') return { ...state, trials };
    const belief = learnedFrom(state, cell, reply);
    return { ...state, trials, asked: asked + 1, beliefs: beliefs.with(cell, belief) };
  },
};

/** None was seen, or all looked the same: the answer says nothing. */
function learnedFrom(state: GammaState, cell: number, reply: Reply): GammaBelief {
  const belief = beliefAt(state, cell);
  const answer = chosenIn(reply);
  if (answer === 'none') return belief;
  const ladder = ladderOf(state, cell);
  const share = shares[cell % shares.length] ?? 0.5;
  return learnedNearest(belief, share, ladder, ladder.quarters.indexOf(answer));
}
