import { FIELD_CODE, freshView, learnedStep, nextStep, VIEW_TRIALS, views } from '../../measure/panel/angle';
import type { Belief } from '../../measure/panel/quest';
import { chosenIn, drawOf, type Experiment, isRightReply, type Progress, withTrial } from './experiment';
import { gray, oddPatch, type Picture, plainField, plainGround } from './picture';

export interface AngleState extends Progress {
  /** Of the four views. */
  readonly beliefs: readonly Belief[];
  /** Questions of each view. */
  readonly asked: readonly number[];
  /** Times the person has moved: to the side first, then to the front. */
  readonly moves: number;
}

/** A step that everyone sees, in codes. */
const PLAIN_CODES = 128;
/** Patches lie in the corners of the screen, or near its middle, by so many 64ths of a quarter. */
const OUTWARD = 17;

/** Where the person sits, by the times of moving. */
const ASIDE = 1;
const AHEAD = 2;

/** The view that is asked for: of those from where the person sits, the one with fewer questions; null when done. */
function viewOf({ asked, moves }: AngleState): number | null {
  const open = views.flatMap((view, index) =>
    moves === (view.isAside ? ASIDE : AHEAD) && (asked[index] ?? 0) < VIEW_TRIALS ? [index] : [],
  );
  return open.sort((a, b) => (asked[a] ?? 0) - (asked[b] ?? 0))[0] ?? null;
}

/** How much larger a step must be to be seen from 45°, in the middle and in the corners. */
export const angleExperiment: Experiment<AngleState> = {
  begin: (seed) => ({ seed, trials: [], beliefs: views.map(freshView), asked: views.map(() => 0), moves: 0 }),
  question(state) {
    const view = viewOf(state);
    if (view === null) {
      const picture = plainField(gray(FIELD_CODE));
      if (state.moves === AHEAD) return null;
      return { mode: 'move', ask: state.moves === 0 ? 'side' : 'front', place: null, picture };
    }
    const { purpose, place } = drawOf(state);
    const codes = { ask: nextStep(state.beliefs[view] ?? []), plain: PLAIN_CODES, empty: 0 }[purpose];
    const right = purpose === 'empty' ? null : place;
    return { mode: 'choose', ask: 'differs', place: right, picture: picture(state, view, codes, right) };
  },
  answered(state, question, reply) {
    const view = viewOf(state);
    if (view === null) return { ...state, moves: state.moves + 1 };
    const { purpose } = drawOf(state);
    const trials = withTrial(state, question, purpose, chosenIn(reply));
    if (purpose !== 'ask') return { ...state, trials };
    const belief = state.beliefs[view] ?? [];
    const learned = learnedStep(belief, nextStep(belief), isRightReply(question, reply));
    const asked = state.asked.with(view, (state.asked[view] ?? 0) + 1);
    return { ...state, trials, asked, beliefs: state.beliefs.with(view, learned) };
  },
};

function picture(state: AngleState, view: number, codes: number, place: Parameters<typeof oddPatch>[2]): Picture {
  const field = gray(FIELD_CODE);
  const inward = views[view]?.inCorners ? -OUTWARD : OUTWARD;
  return {
    kind: 'quarters',
    field: plainGround(field),
    patches: oddPatch(field, gray(FIELD_CODE + codes), place),
    inwardX: inward,
    inwardY: inward,
    size: drawOf(state).layout.size,
  };
}
