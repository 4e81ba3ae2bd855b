import fc from 'fast-check';
import { judgeSize } from '../../../machines/screen-size/screen-size';
import type { Calibration } from '../../../measure/screen/calibration';
import type { ScreenFacts } from '../../../measure/screen/screen-facts';
import { evidenceOf } from '../../kit/evidence/model';
import { calibrationOf, factsOf } from './screen-size.model';

interface Run {
  readonly facts: ScreenFacts;
  readonly calibration: Calibration | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

const facts = factsOf(1920, 1080);
const complete: Run = { facts, calibration: calibrationOf(facts), startedAt: 1, finishedAt: 2 };

const screens = fc
  .record({
    width: fc.integer({ min: 320, max: 8000 }),
    height: fc.integer({ min: 240, max: 5000 }),
    ratio: fc.constantFrom(1, 1.25, 1.5, 2, 3.5),
    zoom: fc.constantFrom(1, 2 / 3, 1.1, null),
    orientation: fc.constantFrom('', 'portrait-primary', 'landscape-primary'),
  })
  .map(({ width, height, ratio, zoom, orientation }) =>
    factsOf(width, height, { pixelRatio: ratio * (zoom ?? 1), screenRatio: ratio, zoom, orientation }),
  );
const runs: fc.Arbitrary<Run> = fc
  .record({
    screen: screens,
    method: fc.constantFrom(null, 'card' as const, 'ruler' as const, 'diagonal' as const),
    density: fc.double({ min: 0.4, max: 98, noNaN: true }),
  })
  .map(({ screen, method, density }) => ({
    ...complete,
    facts: screen,
    calibration: method && { ...calibrationOf(screen), method, density },
  }));

export default evidenceOf<Run>({
  check: 'screen-size',
  judge: judgeSize,
  complete,
  runs,
  // A size is neither right nor wrong. With a calibration, only a typed size leads to a worse verdict.
  faults: {
    'the diagonal was typed, not compared': (run) =>
      run.calibration && { ...run, calibration: { ...run.calibration, method: 'diagonal' } },
  },
  losses: {
    'no valid calibration': (run) => run.calibration && { ...run, calibration: null },
  },
});
