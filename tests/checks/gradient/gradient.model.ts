import fc from 'fast-check';
import { BANDING, gradientSequence, judgeGradient, patterns } from '../../../machines/gradient/gradient';
import { annotate, type SequenceRun } from '../../../machines/sequence/sequence';
import { evidenceOf } from '../../kit/evidence/model';
import { anyRun, completeRun, lostOf } from '../../kit/evidence/sequence';
import { sequenceModel, withoutMarks } from '../../machines/sequence.model';

export const gradientModel = sequenceModel(gradientSequence, { unreachable: withoutMarks });

const banding = (run: SequenceRun, step: number): SequenceRun => ({
  ...run,
  annotations: annotate({ step, annotations: run.annotations }, { kind: BANDING, value: null, part: '' }),
});

export const evidence = evidenceOf<SequenceRun>({
  check: 'gradient',
  judge: judgeGradient,
  complete: completeRun(patterns),
  runs: anyRun(patterns).chain((run) =>
    fc.oneof(
      fc.constant<SequenceRun>(run),
      fc.subarray([0, 1, 2, 3, 4]).map((steps) => steps.reduce<SequenceRun>(banding, run)),
    ),
  ),
  faults: {
    'banding on the first pattern': (run) => banding(run, 0),
    'banding on the last pattern': (run) => banding(run, 4),
  },
  losses: lostOf('pattern', patterns),
});
