import fc from 'fast-check';
import { brightnessSequence, judgeBrightness, levels } from '../../../machines/brightness/brightness';
import { annotate, type SequenceRun } from '../../../machines/sequence/sequence';
import { evidenceOf } from '../../kit/evidence/model';
import { anyRun, completeRun, lostOf } from '../../kit/evidence/sequence';
import { sequenceModel, withoutMarks } from '../../machines/sequence.model';

export const brightnessModel = sequenceModel(brightnessSequence, { unreachable: withoutMarks });

type Chart = 'near-black' | 'near-white' | 'gamma';
const stepOf: Record<Chart, number> = { 'near-black': 0, 'near-white': 6, gamma: 7 };

const choose = (run: SequenceRun, kind: Chart, value: number | null): SequenceRun => ({
  ...run,
  annotations: annotate({ step: stepOf[kind], annotations: run.annotations }, { kind, value, part: '' }),
});

const step = fc.option(fc.constantFrom<number | null>(null, 1, 8, 9, 24), { nil: undefined });
const gamma = fc.option(fc.constantFrom(1.6, 2.2, 2.8), { nil: undefined });

export const evidence = evidenceOf<SequenceRun>({
  check: 'brightness',
  judge: judgeBrightness,
  complete: completeRun(levels),
  runs: anyRun(levels).chain((run: SequenceRun) =>
    fc.record({ black: step, white: step, gamma }).map((chosen) => {
      const black = chosen.black === undefined ? run : choose(run, 'near-black', chosen.black);
      const white = chosen.white === undefined ? black : choose(black, 'near-white', chosen.white);
      return chosen.gamma === undefined ? white : choose(white, 'gamma', chosen.gamma);
    }),
  ),
  faults: {
    'shadows lost': (run) => choose(run, 'near-black', 9),
    'no black step visible': (run) => choose(run, 'near-black', null),
    'highlights lost': (run) => choose(run, 'near-white', 24),
    'no white step visible': (run) => choose(run, 'near-white', null),
  },
  losses: lostOf('level', levels),
});
