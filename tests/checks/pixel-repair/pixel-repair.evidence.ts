import fc from 'fast-check';
import {
  defaults,
  judgeRepair,
  modeIds,
  type RepairRun,
  ranges,
  sides,
} from '../../../machines/pixel-repair/pixel-repair';
import { evidenceOf } from '../../kit/evidence/model';

const complete: RepairRun = {
  settings: defaults,
  spot: { x: 300, y: 200 },
  startedAt: 1_000_000,
  finishedAt: 1_000_000 + defaults.duration * 1000,
  hidden: 0,
  shown: { changes: 18_000, elapsed: 300_000 },
  judgment: 'improved',
};

const runs: fc.Arbitrary<RepairRun> = fc
  .record({
    mode: fc.constantFrom(...modeIds),
    side: fc.constantFrom(...sides),
    duration: fc.integer(ranges.duration),
    interval: fc.integer(ranges.interval),
    intensity: fc.integer(ranges.intensity),
    ran: fc.double({ min: 0, max: 1, noNaN: true }),
    hidden: fc.double({ min: 0, max: 1, noNaN: true }),
    spot: fc.constantFrom(null, { x: 0, y: 900 }),
    shown: fc.option(fc.record({ changes: fc.nat(100_000), elapsed: fc.nat(1_800_000) })),
    judgment: fc.constantFrom(null, 'improved' as const, 'unchanged' as const),
  })
  .map(({ mode, side, duration, interval, intensity, ran, hidden, ...rest }) => ({
    ...rest,
    settings: { mode, side, duration, interval, intensity },
    startedAt: 1_000_000,
    finishedAt: 1_000_000 + duration * 1000 * ran,
    hidden: duration * 1000 * ran * hidden,
  }));

export default evidenceOf<RepairRun>({
  check: 'pixel-repair',
  judge: judgeRepair,
  complete,
  // Always a warning: only the person can tell whether a pixel recovered.
  verdict: 'warning',
  runs,
  faults: {
    'the pixel is as it was': (run) => ({ ...run, judgment: 'unchanged' }),
    'the page was hidden all the time': (run) => ({ ...run, hidden: run.finishedAt - run.startedAt, shown: null }),
  },
  losses: {
    'stopped at once': (run) => ({ ...run, finishedAt: run.startedAt, shown: null }),
    'nothing was drawn': (run) => run.shown && { ...run, shown: null },
    'no second look': (run) => run.judgment && { ...run, judgment: null },
  },
});
