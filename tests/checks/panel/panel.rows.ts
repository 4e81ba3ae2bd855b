import { angleExperiment } from '../../../machines/panel/angle';
import type { Experiment, Progress, Reply } from '../../../machines/panel/experiment';
import { type AngleFigure, angleOf, gammaOf, hdrOf, isRatioSure, leastFading } from '../../../machines/panel/figures';
import { gammaExperiment } from '../../../machines/panel/gamma';
import { hdrExperiment } from '../../../machines/panel/hdr';
import { MAX_SIDE_RATIO } from '../../../machines/panel/shown';
import { attentionOf } from '../../../measure/panel/trials';
import type { Row } from '../../calibration/rows';
import { between, normal, type Random } from '../../kit/random';
import { type Eye, eightBit, goodEye, lookingAt } from './panel.observer';

/** Observers as in `panel.populations.ts`, who give 8 % of answers without looking unless told otherwise. */
const lapsing = (random: Random, change: Partial<Eye> = {}): Eye => ({
  ...goodEye,
  thresholds: [0, 1, 2, 3].map(() => 0.5 * Math.exp(0.15 * normal(random))) as unknown as Eye['thresholds'],
  steepness: between(random, 2.5, 4.5),
  lapse: 0.08,
  ...change,
});

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

const rows: readonly Row[] = [
  {
    check: 'panel',
    detector: 'Gamma',
    kind: 'covered',
    cases: 'A19: 8 % lapses, gamma of 1.7 to 2.7, one channel',
    source,
    count: 1000,
    run: (random) => {
      const gamma = between(random, 1.7, 2.7);
      const figure = gammaOf(endOf(gammaExperiment, random, lapsing(random), gamma))?.figures[Math.floor(3 * random())];
      return figure !== undefined && Math.abs(figure.whole.gamma - gamma) <= figure.margin;
    },
  },
  ...[1, 2, 4, 8, 16].map(
    (headroom): Row => ({
      check: 'panel',
      detector: 'Brightest step seen',
      kind: 'fault',
      cases: `A19: 8 % lapses, headroom of ${headroom} told as ${headroom}`,
      source,
      count: 1000,
      run: (random) => hdrOf(endOf(hdrExperiment, random, lapsing(random, { headroom }))) === headroom,
    }),
  ),
  {
    check: 'panel',
    detector: 'Brightest step seen',
    kind: 'undecided',
    cases: 'A19: 3 % lapses',
    source,
    count: 1000,
    run: (random) => {
      const { trials } = endOf(hdrExperiment, random, lapsing(random, { lapse: 0.03 }));
      return attentionOf(trials).verdict !== 'attentive';
    },
  },
  {
    check: 'panel',
    detector: 'Step from the side',
    kind: 'covered',
    cases: 'A19: 8 % lapses, steps 1 to 3 times larger, middle',
    source,
    count: 1000,
    run: (random) => {
      const side = between(random, 1, 3);
      const eye = lapsing(random, { side, thresholds: [2, 2, 2, 2] });
      const middle = angleOf(endOf(angleExperiment, random, eye))?.middle;
      return middle !== undefined && middle.low <= side && side <= middle.high;
    },
  },
  ...(
    [
      ['healthy', 'steps up to 1.5 times larger are told as faded', [1, 1.5], 2000, isFaded],
      ['undecided', 'steps up to 2 times larger', [1, 2], 1000, (figure) => !figure || !isKnown(figure)],
      ['fault', 'steps 5 to 10 times larger', [5, 10], 300, isFaded],
    ] as const satisfies readonly (readonly [
      Row['kind'],
      string,
      readonly [number, number],
      number,
      (figure: AngleFigure | null) => boolean,
    ])[]
  ).map(
    ([kind, cases, [from, to], count, holds]): Row => ({
      check: 'panel',
      detector: 'Step from the side',
      kind,
      cases: `A19: 3 % lapses, ${cases}`,
      source: `${source}; fading of a panel: no study of steps, wide`,
      count,
      run: (random) => {
        const step = 0.5 * 8 ** random();
        const thresholds = [step, step, step, step] as const;
        const eye = lapsing(random, { lapse: 0.03, side: between(random, from, to), thresholds });
        return holds(angleOf(endOf(angleExperiment, random, eye)));
      },
    }),
  ),
];
export default rows;
