import fc from 'fast-check';
import { judgeSize } from '../../../machines/screen-size/screen-size';
import { screenSizeMachine } from '../../../machines/screen-size/screen-size.machine';
import { type Calibration, densityOf, isCalibrated } from '../../../measure/screen/calibration';
import type { ScreenFacts } from '../../../measure/screen/screen-facts';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';

export const factsOf = (width: number, height: number, more: Partial<ScreenFacts> = {}): ScreenFacts => ({
  width,
  height,
  pixelRatio: 1,
  screenRatio: 1,
  zoom: 1,
  pinch: 1,
  colorDepth: 24,
  orientation: 'landscape-primary',
  left: 0,
  top: 0,
  ...more,
});

export const calibrationOf = ({ width, height, pixelRatio, left, top }: ScreenFacts): Calibration => ({
  method: 'card',
  density: 4,
  screen: { width, height, pixelRatio, left, top },
});

/** Two screens, with sizes that a page test can give its window. */
export const here = factsOf(1280, 800);
export const there = factsOf(1000, 700);

/** The first one at another zoom. Its calibration is invalid at 100%. */
const zoomed = factsOf(1280, 800, { pixelRatio: 2 });

export const screenSizeModel = modelOf(screenSizeMachine, {
  events: [
    { type: 'RECALLED', calibrations: [], keeps: true },
    { type: 'RECALLED', calibrations: [calibrationOf(here)], keeps: true },
    { type: 'RECALLED', calibrations: [calibrationOf(zoomed)], keeps: true },
    { type: 'RECALLED', calibrations: [], keeps: false },
    { type: 'SCREEN', facts: here, at: 1000 },
    { type: 'SCREEN', facts: there, at: 2000 },
    { type: 'REFRESH' },
    { type: 'CALIBRATE' },
    { type: 'METHOD', method: 'ruler' },
    { type: 'METHOD', method: 'diagonal' },
    { type: 'ADJUST', length: 15.6 },
    { type: 'ADJUST', length: null },
    { type: 'MATCH' },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'FORGET' },
    { type: 'FINISH', at: 9000 },
    { type: 'AGAIN', at: 9500 },
  ],
  key: ({ value, context: { facts, calibrations, draft, compared, keeps } }) => [
    facts?.width,
    calibrations.map(({ screen }) => [screen.width, screen.pixelRatio]),
    keeps,
    facts && value === 'calibrating' && [draft.method, compared, densityOf(draft, facts) !== null],
  ],
  skip: ({ value, context: { calibrations, draft, compared, facts, keeps } }, { type, ...event }) => {
    const first = facts === here && draft.method === 'card';
    // The page offers this once, and only for a length that a screen can have.
    if (type === 'MATCH') return compared || facts === null || densityOf(draft, facts) === null;
    // Only the diagonal is typed. The drawings have sliders, which offer no other lengths.
    if (type === 'ADJUST') return draft.method !== 'diagonal';
    if (type === 'METHOD') return facts !== here || ('method' in event && event.method === draft.method);
    // These depend neither on the second screen nor on the method.
    const recalled = 'calibrations' in event ? event.calibrations[0]?.screen.pixelRatio : undefined;
    if (recalled === zoomed.pixelRatio)
      return facts !== here || calibrations.length > 0 || value === 'calibrating' || value === 'results';
    // Without a calibration of this screen there is nothing to forget.
    if (type === 'FORGET') return facts === null || !isCalibrated(calibrations, facts);
    if (type === 'RECALLED') return value !== 'reading' && !(first || facts === null);
    if (type === 'SCREEN' && value === 'calibrating') return draft.method !== 'card';
    // A browser that stores nothing has its own test.
    return !keeps && type !== 'SCREEN';
  },
});

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

export const evidence = evidenceOf<Run>({
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
