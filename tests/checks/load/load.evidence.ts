import fc from 'fast-check';
import { judgeLoad, type LoadRun } from '../../../machines/load/load';
import type { LoadPart, Sample } from '../../../measure/load/curve';
import { evidenceOf } from '../../kit/evidence/model';
import { runOf, samplesOf } from './load.samples';

const complete = runOf();

const runs: fc.Arbitrary<LoadRun> = fc
  .record({
    share: fc.double({ min: 0.1, max: 1.2, noNaN: true }),
    seconds: fc.oneof(fc.constant(180), fc.nat({ max: 180 })),
    hiddenFor: fc.constantFrom(0, 0, 4200),
    graphics: fc.constantFrom('hardware', 'software', 'stops', 'none'),
    quiet: fc.constantFrom(undefined, undefined, [-60, -60, -60, -60, -60]),
    battery: fc.boolean(),
    failed: fc.boolean(),
    flips: fc.constantFrom(0, 0, 1e-6),
  })
  .map(({ share, seconds, hiddenFor, graphics, failed, quiet, ...device }) => {
    const samples = failed ? [] : samplesOf({ ...device, steps: [[90, share]] }).slice(0, seconds);
    const withGraphics = ({ work, ...sample }: Sample, i: number): Sample => {
      const { graphics: working, ...others } = work;
      if (!working || graphics === 'hardware') return { ...sample, work };
      if (graphics === 'none') return { ...sample, work: others };
      const change = graphics === 'software' ? { software: true as const } : i > 50 && { done: 0, rate: 0 };
      return { ...sample, work: { ...others, graphics: { ...working, ...change } } };
    };
    return runOf({}, { samples: samples.map(withGraphics), hiddenFor, failed, ...(quiet && { quiet }) });
  });

/** The run with one wrong word of a part in its last sample. */
const wrongIn = (part: LoadPart) => (run: LoadRun) => {
  const last = run.samples.at(-1);
  const work = last?.work[part];
  if (!last || !work || work.done === 0) return null;
  const wrong = { ...work, wrong: work.wrong + 1, first: { unit: 0, index: 5, bits: 1024 } };
  return { ...run, samples: [...run.samples.slice(0, -1), { ...last, work: { ...last.work, [part]: wrong } }] };
};

export default evidenceOf<LoadRun>({
  check: 'load',
  judge: judgeLoad,
  complete,
  runs,
  faults: {
    'a wrong integer': wrongIn('cores'),
    'a changed word of memory': wrongIn('memory'),
    'a wrong integer of the graphics': wrongIn('graphics'),
    'cores that slow down to a fifth': (run) => {
      const half = run.samples.length / 2;
      const slow = ({ work: { cores, ...work }, ...sample }: Sample, i: number): Sample => ({
        ...sample,
        work: { ...work, ...(cores && { cores: i < half ? cores : { ...cores, rate: cores.rate / 5 } }) },
      });
      return run.samples.length < 180 ? null : { ...run, samples: run.samples.map(slow) };
    },
  },
  losses: {
    'the whole time': (run) => (run.samples.length > 0 ? { ...run, samples: run.samples.slice(0, -1) } : null),
    'a page in view': (run) => ({ ...run, hiddenFor: 9000 }),
    'any work': (run) => ({ ...run, samples: [] }),
  },
});
