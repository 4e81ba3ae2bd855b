import fc from 'fast-check';
import { MIN_LIT_SECONDS, PIXEL_FRAMES } from '../../../machines/webcam/evidence';
import { judgeWebcam, type Reading, type WebcamRun } from '../../../machines/webcam/webcam';
import type { PixelCheck, PixelKind } from '../../../measure/camera/defective-pixels';
import { evidenceOf } from '../../kit/evidence/model';
import { desk, live as known, webcamRun } from './webcam.model';

const size = { width: 1280, height: 720 };
const live: Reading = { ...known, ...size, added: { frames: 0, seconds: 0, lit: 0 } };
const complete = webcamRun({
  ...{ camera: { ...desk, ...size }, frame: size, reading: live, lastLive: live },
  ...{ seen: { frames: 120, seconds: 4, lit: 4 }, finishedAt: 5000 },
});
const spot = { x: 9, y: 9, width: 1, height: 1, pixels: 1, strength: 90 };
const checkOf = (kind: PixelKind): fc.Arbitrary<PixelCheck | null> =>
  fc.option(
    fc.record({
      kind: fc.constant(kind),
      width: fc.constant(1280),
      height: fc.constant(720),
      frames: fc.constantFrom(PIXEL_FRAMES - 1, PIXEL_FRAMES),
      defects: fc.constantFrom([], [spot]),
      patches: fc.nat(2),
      conclusive: fc.boolean(),
    }),
  );
const reading: fc.Arbitrary<Reading> = fc.record({
  picture: fc.constantFrom('unknown', 'live', 'even', 'dark', 'black', 'frozen', 'none'),
  brightness: fc.option(fc.integer({ min: 0, max: 255 })),
  change: fc.option(fc.integer({ min: 0, max: 20 })),
  rate: fc.option(fc.double({ min: 0, max: 61, noNaN: true })),
  counted: fc.boolean(),
  width: fc.constant(1280),
  height: fc.constant(720),
  added: fc.constant({ frames: 0, seconds: 0, lit: 0 }),
});

/** Sets the current picture of the reading. */
const showing = (picture: Reading['picture']) => (run: WebcamRun) => ({
  ...run,
  reading: { ...(run.reading ?? live), picture },
});
const found = (kind: PixelKind) => (run: WebcamRun) => {
  const clean = { kind, width: 1280, height: 720, frames: PIXEL_FRAMES, patches: 0, conclusive: true };
  return { ...run, checks: { ...run.checks, [kind]: { ...clean, defects: [spot] } } };
};
/** The run without a live picture. */
const unlit = (run: WebcamRun) => ({ ...run, seen: { ...run.seen, lit: 0 } });

/** Black from the beginning, for long enough to judge. */
const black = (run: WebcamRun) =>
  run.seen.seconds >= MIN_LIT_SECONDS && run.freezes === 0 ? unlit(showing('black')(run)) : null;

export default evidenceOf<WebcamRun>({
  check: 'webcam',
  judge: judgeWebcam,
  complete,
  runs: fc.record({
    camera: fc.record({
      id: fc.constant('desk'),
      name: fc.constant('Desk camera'),
      width: fc.constant(1920),
      height: fc.constant(1080),
      rate: fc.option(fc.constantFrom(15, 30, 60)),
      facing: fc.option(fc.constantFrom('user', 'environment')),
    }),
    frame: fc.option(fc.constant({ width: 1280, height: 720 })),
    reading: fc.option(reading),
    lastLive: fc.option(reading.map((one) => ({ ...one, picture: 'live' as const }))),
    seen: fc.record({
      frames: fc.nat(200),
      seconds: fc.double({ min: 0, max: 8, noNaN: true }),
      lit: fc.constantFrom(0, MIN_LIT_SECONDS - 0.1, MIN_LIT_SECONDS, 8),
    }),
    freezes: fc.nat(2),
    checks: fc.record({ hot: checkOf('hot'), dead: checkOf('dead') }),
    probes: fc.constantFrom([], [{ width: 640, height: 480, offered: true, rate: 30 }]),
    native: fc.constantFrom(null, true, false),
    startedAt: fc.constant(1000),
    finishedAt: fc.constant(9000),
  }),
  faults: {
    frozen: showing('frozen'),
    'no frames': showing('none'),
    // Does not apply to a run that is already dark, or whose lens is covered for a pixel search.
    black: (run) => (run.checks.hot === null && run.reading?.picture === 'live' ? showing('black')(run) : null),
    'black from the start': black,
    'very dark': (run) => (run.checks.hot === null && run.reading?.picture === 'live' ? showing('dark')(run) : null),
    'a freeze that ended': (run) => ({ ...run, freezes: run.freezes + 1 }),
    'a low rate in good light': (run) =>
      run.reading?.picture === 'live' ? { ...run, reading: { ...run.reading, rate: 12, brightness: 128 } } : null,
    'hot pixels': found('hot'),
    'dead pixels': found('dead'),
  },
  losses: {
    'no lit picture': (run) => (run.seen.lit > 0 ? unlit(run) : null),
    'a tenth of a second too little': (run) =>
      run.seen.lit >= MIN_LIT_SECONDS ? { ...run, seen: { ...run.seen, lit: MIN_LIT_SECONDS - 0.1 } } : null,
    'no frames read': (run) =>
      run.reading
        ? { ...run, frame: null, reading: null, lastLive: null, seen: { frames: 0, seconds: 0, lit: 0 } }
        : null,
    'a rate that was not counted': (run) =>
      run.reading?.rate != null
        ? { ...run, reading: { ...run.reading, rate: null }, lastLive: run.lastLive && { ...run.lastLive, rate: null } }
        : null,
    'good light for a low rate': (run) =>
      run.reading?.picture === 'live' ? { ...run, reading: { ...run.reading, rate: 12, brightness: 50 } } : null,
    'a covered lens, with light through it': (run) => showing('even')(unlit(run)),
  },
});
