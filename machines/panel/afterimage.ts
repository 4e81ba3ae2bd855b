import { ROUNDS, type Round } from '../../measure/panel/afterimage';
import { attentionOf, placeOf } from '../../measure/panel/trials';
import { chosenIn, drawOf, type Experiment, isRightReply, type Progress, withTrial } from './experiment';
import { gray, oddPatch, plainField, plainGround } from './picture';

export interface AfterimageState extends Progress {
  readonly rounds: readonly Round[];
  /** The picture was shown in this round. The next question asks for its trace. */
  readonly isShown: boolean;
}

/** Code of the gray that shows the trace. Traces are seen best at half the luminance of white or below. */
const GRAY_CODE = 128;
/** A step that everyone sees, in codes. */
const PLAIN_CODES = 64;

/** Whether attention is not proved yet. Catch trials, with a step that everyone sees, come first until it is. */
const isUnproved = ({ trials }: AfterimageState) => attentionOf(trials).verdict === 'few';

/** Tests whether a picture that is shown for a minute leaves a trace, and for how long. */
export const afterimageExperiment: Experiment<AfterimageState> = {
  begin: (seed) => ({ seed, trials: [], rounds: [], isShown: false }),
  question(state) {
    const { seed, trials, rounds, isShown } = state;
    const { layout } = drawOf(state);
    const field = gray(GRAY_CODE);
    if (isUnproved(state)) {
      const place = placeOf(seed, trials.length);
      const patches = oddPatch(field, gray(GRAY_CODE + PLAIN_CODES), place);
      const picture = { kind: 'quarters', field: plainGround(field), patches, ...layout } as const;
      return { mode: 'choose', ask: 'differs', place, picture };
    }
    if (rounds.length >= ROUNDS) return null;
    const quarter = placeOf(seed, trials.length + rounds.length);
    if (!isShown) return { mode: 'wait', ask: 'retain', place: null, picture: { kind: 'checker', quarter } };
    return { mode: 'choose', ask: 'trace', place: quarter, picture: plainField(field) };
  },
  answered(state, question, reply) {
    const { rounds, isShown } = state;
    if (isUnproved(state)) return { ...state, trials: withTrial(state, question, 'plain', reply) };
    // How long the trace was seen arrives separately, as a second reply to the same question.
    if (reply.type === 'gone') {
      const last = rounds.at(-1);
      return last ? { ...state, rounds: rounds.with(-1, { ...last, ms: reply.ms }) } : state;
    }
    if (!isShown) return { ...state, isShown: true };
    const none = chosenIn(reply) === 'none';
    const round: Round = { right: isRightReply(question, reply), none, ms: null };
    return { ...state, isShown: false, rounds: [...rounds, round] };
  },
};

/** The state after the page was hidden. A round whose trace was fading meanwhile is repeated. */
export const returned = (state: AfterimageState): AfterimageState => ({
  ...state,
  isShown: false,
  rounds: state.rounds.filter(({ none, ms }) => none || ms !== null),
});
