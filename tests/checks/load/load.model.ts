import fc from 'fast-check';
import type { SnapshotFrom } from 'xstate';
import { judgeLoad, type LoadRun } from '../../../machines/load/load';
import { loadMachine, type Power } from '../../../machines/load/load.machine';
import type { LoadPart, Sample } from '../../../measure/load/curve';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';
import { runOf, samplesOf } from './load.samples';

const [first] = samplesOf();
if (!first) throw new Error('No sample');
/** One second, and the rest of the run at once. */
export const second: Sample = first;
export const rest: Sample = { ...first, span: 180_000, at: 181_000 };

const charged: Power = { level: 0.8, charging: false, isPhone: false };
export const low: Power = { level: 0.19, charging: false, isPhone: true };

/** Whether the page still listens to the quiet, or waits for the microphone. */
export const isWaiting = ({ listens, quiet, deaf }: SnapshotFrom<typeof loadMachine>['context']) =>
  listens && quiet === null && deaf === null;

export const loadModel = modelOf(loadMachine, {
  events: [
    { type: 'CHOOSE', minutes: 10 },
    { type: 'CHOOSE', minutes: 3 },
    { type: 'LISTEN', on: true },
    { type: 'START', at: 1000 },
    { type: 'xstate.done.actor.power', output: charged },
    { type: 'xstate.done.actor.power', output: low },
    { type: 'xstate.error.actor.power', error: new Error('refused') },
    { type: 'QUIET', levels: [-60, -60, -60, -60, -60] },
    { type: 'DEAF', reason: 'denied' },
    { type: 'SAMPLE', sample: second },
    { type: 'SAMPLE', sample: rest },
    { type: 'FAILED', at: 2000 },
    { type: 'HIDE', at: 3000 },
    { type: 'SHOW', at: 4000 },
    { type: 'STOP', at: 5000 },
    { type: 'AGAIN' },
  ],
  key: ({ context: { minutes, samples, power, listens, quiet, deaf } }) => [
    minutes,
    samples.length > 0,
    power !== null,
    listens,
    quiet !== null,
    deaf !== null,
  ],
  skip: ({ context, value }, event) => {
    const waits = isWaiting(context);
    switch (event.type) {
      case 'LISTEN':
        return context.listens || context.minutes !== 3 || context.power !== null;
      case 'QUIET':
      case 'DEAF':
        return !waits;
      // Nothing works before the quiet.
      case 'FAILED':
        return waits;
      case 'CHOOSE':
        return event.minutes === context.minutes || context.power !== null;
      // A run of 10 minutes is only chosen.
      case 'START':
        return context.minutes !== 3;
      case 'SAMPLE':
        return waits || (event.sample === second && context.samples.length > 0);
      case 'STOP':
        return JSON.stringify(value).includes('hidden');
      default:
        return false;
    }
  },
});

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

export const evidence = evidenceOf<LoadRun>({
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
