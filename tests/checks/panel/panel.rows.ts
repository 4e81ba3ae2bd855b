import { angleExperiment } from '../../../machines/panel/angle';
import type { Experiment, Progress, Reply } from '../../../machines/panel/experiment';
import { type AngleFigure, angleOf, gammaOf, hdrOf, isRatioSure, leastFading } from '../../../machines/panel/figures';
import { gammaExperiment } from '../../../machines/panel/gamma';
import { hdrExperiment } from '../../../machines/panel/hdr';
import { MAX_SIDE_RATIO } from '../../../machines/panel/shown';
import { attentionOf } from '../../../measure/panel/trials';
import { between, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';
import { anyEye, type Eye, eightBit, lookingAt } from './panel.observer';

/** Any observer, who gives 8 % of answers without looking unless told otherwise. */
const lapsing = (random: Random, change: Partial<Eye> = {}): Eye => ({ ...anyEye(random), lapse: 0.08, ...change });

/** The end of an experiment with this observer. */
function endOf<State extends Progress>(experiment: Experiment<State>, random: Random, eye: Eye, gamma = 2.2): State {
  const respond = lookingAt(eightBit(gamma), eye);
  let state = experiment.begin(Math.floor(2 ** 31 * random()));
  let isAside = false;
  for (let question = experiment.question(state); question; question = experiment.question(state)) {
    if (question.mode === 'move') isAside = question.ask === 'side';
    const reaction = respond(question, isAside, random);
    const reply: Reply =
      reaction !== 'next' && 'answer' in reaction
        ? { type: 'chosen', answer: reaction.answer }
        : reaction !== 'next' && 'code' in reaction
          ? { type: 'matched', code: reaction.code }
          : { type: 'done' };
    state = experiment.answered(state, question, reply);
  }
  return state;
}

const source = 'A19; Wichmann and Hill 2001: lapses of 0 to 6 %';
const isKnown = ({ middle, corners }: AngleFigure) => isRatioSure(middle) && isRatioSure(corners);
const isFaded = (figure: AngleFigure | null) =>
  figure !== null && isKnown(figure) && leastFading(figure) > MAX_SIDE_RATIO;

const gammas = rowsOf('panel', 'Gamma', source);
const steps = rowsOf('panel', 'Brightest step seen', source);
const sides = rowsOf('panel', 'Step from the side', source);
const fading = rowsOf('panel', 'Step from the side', `${source}; fading of a panel: no study of steps, wide`);

/** The step from the side before a panel whose steps are so many times larger from there. */
function fromSide(random: Random, from: number, to: number) {
  const step = 0.5 * 8 ** random();
  const thresholds = [step, step, step, step] as const;
  return angleOf(
    endOf(angleExperiment, random, lapsing(random, { lapse: 0.03, side: between(random, from, to), thresholds })),
  );
}

export default [
  gammas.covered('A19: 8 % lapses, gamma of 1.7 to 2.7, one channel', 1000, (random) => {
    const gamma = between(random, 1.7, 2.7);
    const figure = gammaOf(endOf(gammaExperiment, random, lapsing(random), gamma))?.figures[Math.floor(3 * random())];
    return figure !== undefined && Math.abs(figure.whole.gamma - gamma) <= figure.margin;
  }),
  ...[1, 2, 4, 8, 16].map((headroom) =>
    steps.fault(
      `A19: 8 % lapses, headroom of ${headroom} told as ${headroom}`,
      1000,
      (random) => hdrOf(endOf(hdrExperiment, random, lapsing(random, { headroom }))) === headroom,
    ),
  ),
  steps.undecided('A19: 3 % lapses', 1000, (random) => {
    const { trials } = endOf(hdrExperiment, random, lapsing(random, { lapse: 0.03 }));
    return attentionOf(trials).verdict !== 'attentive';
  }),
  sides.covered('A19: 8 % lapses, steps 1 to 3 times larger, middle', 1000, (random) => {
    const side = between(random, 1, 3);
    const eye = lapsing(random, { side, thresholds: [2, 2, 2, 2] });
    const middle = angleOf(endOf(angleExperiment, random, eye))?.middle;
    return middle !== undefined && middle.low <= side && side <= middle.high;
  }),
  fading.healthy('A19: 3 % lapses, steps up to 1.5 times larger are told as faded', 2000, (random) =>
    isFaded(fromSide(random, 1, 1.5)),
  ),
  fading.undecided('A19: 3 % lapses, steps up to 2 times larger', 1000, (random) => {
    const figure = fromSide(random, 1, 2);
    return !figure || !isKnown(figure);
  }),
  fading.fault('A19: 3 % lapses, steps 5 to 10 times larger', 300, (random) => isFaded(fromSide(random, 5, 10))),
];
