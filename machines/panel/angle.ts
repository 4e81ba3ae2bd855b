import { FIELD_CODE, isViewKnown, viewStaircase, views } from '../../measure/panel/angle';
import type { Belief } from '../../measure/panel/quest';
import { drawOf, type Experiment, isRightReply, type Progress, withTrial } from './experiment';
import { gray, oddPatch, type Picture, plainField, plainGround } from './picture';

export interface AngleState extends Progress {
  /** One for each of the four views. */
  readonly beliefs: readonly Belief[];
  /** How many questions were asked of each view. */
  readonly asked: readonly number[];
  /** How often the person has moved: first to the side, then back to the front. */
  readonly moves: number;
}

/** A step that everyone sees, in codes. */
const PLAIN_CODES = 128;
/** Offset of the patches toward the corners or the middle of the screen, in 64ths of a quarter. */
const PATCH_OFFSET = 17;

/** Where the person sits, by the number of moves. */
const AT_SIDE = 1;
const IN_FRONT = 2;

/** The view to ask about next: of those visible from this seat, the one with the fewest questions. Null when done. */
function viewOf({ beliefs, asked, moves }: AngleState): number | null {
  const open = views.flatMap((view, index) =>
    moves === (view.isAside ? AT_SIDE : IN_FRONT) && !isViewKnown(beliefs[index] ?? [], asked[index] ?? 0)
      ? [index]
      : [],
  );
  return open.sort((a, b) => (asked[a] ?? 0) - (asked[b] ?? 0))[0] ?? null;
}

/** Measures how much larger a step must be to be seen from 45°, in the middle and in the corners. */
export const angleExperiment: Experiment<AngleState> = {
  begin: (seed) => ({
    seed,
    trials: [],
    beliefs: views.map(viewStaircase.initial),
    asked: views.map(() => 0),
    moves: 0,
  }),
  question(state) {
    const view = viewOf(state);
    if (view === null) {
      const picture = plainField(gray(FIELD_CODE));
      if (state.moves === IN_FRONT) return null;
      return { mode: 'move', ask: state.moves === 0 ? 'side' : 'front', place: null, picture };
    }
    const { purpose, right } = drawOf(state);
    const codes = { ask: viewStaircase.next(state.beliefs[view] ?? []), plain: PLAIN_CODES, empty: 0 }[purpose];
    return { mode: 'choose', ask: 'differs', place: right, picture: picture(state, view, codes, right) };
  },
  answered(state, question, reply) {
    const view = viewOf(state);
    if (view === null) return { ...state, moves: state.moves + 1 };
    const { purpose } = drawOf(state);
    const trials = withTrial(state, question, purpose, reply);
    if (purpose !== 'ask') return { ...state, trials };
    const belief = state.beliefs[view] ?? [];
    const learned = viewStaircase.learn(belief, viewStaircase.next(belief), isRightReply(question, reply));
    const asked = state.asked.with(view, (state.asked[view] ?? 0) + 1);
    return { ...state, trials, asked, beliefs: state.beliefs.with(view, learned) };
  },
};

function picture(state: AngleState, view: number, codes: number, place: Parameters<typeof oddPatch>[2]): Picture {
  const field = gray(FIELD_CODE);
  const inward = views[view]?.inCorners ? -PATCH_OFFSET : PATCH_OFFSET;
  return {
    kind: 'quarters',
    field: plainGround(field),
    patches: oddPatch(field, gray(FIELD_CODE + codes), place),
    inwardX: inward,
    inwardY: inward,
    size: drawOf(state).layout.size,
  };
}
