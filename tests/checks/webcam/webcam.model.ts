import fc from 'fast-check';
import type { CameraFacts } from '../../../machines/webcam/camera-facts';
import type { Control } from '../../../machines/webcam/controls';
import { MIN_LIT_SECONDS, PIXEL_FRAMES } from '../../../machines/webcam/evidence';
import { judgeWebcam, type Reading, type WebcamRun } from '../../../machines/webcam/webcam';
import { webcamMachine } from '../../../machines/webcam/webcam.machine';
import type { PixelCheck, PixelKind } from '../../../measure/camera/defective-pixels';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';

export const desk: CameraFacts = { id: 'desk', name: 'Desk camera', width: 320, height: 240, rate: 30, facing: 'user' };
/** What 4 s of a live picture add, which is enough for a pass. */
const enough = { frames: 120, seconds: 4, lit: 4 } as const;
export const live: Reading = {
  picture: 'live',
  brightness: 128,
  change: 2,
  rate: 30,
  counted: true,
  width: 320,
  height: 240,
  added: enough,
};
/** A clean run of 8 s with all evidence, or one with something changed. */
export const webcamRun = (change: Partial<WebcamRun> = {}): WebcamRun => ({
  camera: desk,
  frame: { width: 320, height: 240 },
  reading: live,
  lastLive: live,
  seen: { frames: 240, seconds: 8, lit: 8 },
  freezes: 0,
  checks: { hot: null, dead: null },
  probes: [],
  native: null,
  startedAt: 1000,
  finishedAt: 9000,
  ...change,
});
/** The first 0.35 s. */
export const first: Reading = { ...live, picture: 'unknown', rate: null, added: { frames: 10, seconds: 0.35, lit: 0 } };
export const black: Reading = { ...live, picture: 'black', brightness: 0, change: 0, added: { ...enough, lit: 0 } };
export const exposure: Control = { kind: 'range', name: 'exposureCompensation', min: 1, max: 4, step: 0.5, value: 1 };

const clean = { width: 320, height: 240, frames: 12, defects: [], patches: 0, conclusive: true };
export const hotCheck: PixelCheck = {
  ...clean,
  kind: 'hot',
  defects: [{ x: 100, y: 60, width: 2, height: 2, pixels: 4, strength: 219 }],
};
export const deadCheck: PixelCheck = { ...clean, kind: 'dead' };
export const unclear: PixelCheck = { ...clean, kind: 'dead', conclusive: false };

/** Every failure reason that a browser's refusal can cause on the page. */
export const refusals = ['denied', 'not-found', 'not-readable', 'other'] as const;
const failed = (reason: (typeof refusals)[number] | 'lost') =>
  ({ type: 'FAILED', failure: { reason, constraint: null } }) as const;

export const webcamModel = modelOf(webcamMachine, {
  events: [
    {
      type: 'CAMERAS',
      cameras: [
        { id: 'desk', label: 'Desk camera' },
        { id: 'back', label: 'Back camera' },
      ],
    },
    { type: 'CHOOSE', id: 'back' },
    { type: 'START', at: 1000 },
    { type: 'OPENED', camera: desk, controls: [exposure] },
    ...refusals.map(failed),
    failed('lost'),
    { type: 'READING', reading: first },
    { type: 'READING', reading: live },
    { type: 'READING', reading: black },
    { type: 'ADJUST', name: 'exposureCompensation', value: 2 },
    { type: 'ADJUSTED', controls: [{ ...exposure, value: 2 }] },
    { type: 'ZOOM' },
    { type: 'PHOTO', at: 2000 },
    { type: 'xstate.done.actor.photo', output: 'webcam-test-2000.png' },
    { type: 'xstate.error.actor.photo', error: new Error('no picture') },
    { type: 'CHECK', kind: 'hot' },
    { type: 'CHECK', kind: 'dead' },
    { type: 'PROGRESS', progress: { frames: 3, suits: true } },
    { type: 'CHECKED', check: hotCheck },
    { type: 'CHECKED', check: deadCheck },
    { type: 'CHECKED', check: unclear },
    { type: 'PROBE' },
    { type: 'PROBED', probe: { width: 160, height: 120, offered: false, rate: null } },
    { type: 'PROBES.DONE', native: true },
    { type: 'CANCEL' },
    { type: 'STOP', at: 9000 },
    { type: 'AGAIN' },
    { type: 'CONTINUE', check: null },
    { type: 'CONTINUE', check: 'dead' },
    { type: 'xstate.done.actor.support', output: false },
    { type: 'xstate.after.time to switch.webcam.switching' },
  ],
  key: ({ value, context }) => [
    context.cameras.length,
    context.failure?.reason,
    context.camera !== null,
    value === 'results' && context.result?.status,
    context.reading?.picture,
    context.checks.hot !== null,
    context.checks.dead?.conclusive,
    context.seen.lit > 0,
    context.next,
    typeof value === 'object' && [context.controls.map((one) => one.value), context.checking],
    value === 'probing' && context.probes.length,
    context.native,
    context.zoom,
  ],
  skip: (snapshot, event) => {
    const { value, context } = snapshot;
    const several = context.cameras.length > 1;
    const checked = context.checks.hot !== null;
    const looked = context.checks.dead !== null;
    switch (event.type) {
      // A person can choose only if there are several, and each choice has the same effect.
      case 'CHOOSE':
        return !several;
      case 'CAMERAS':
        return several || value !== 'idle' || context.startedAt > 0;
      // The page determines this when it opens.
      case 'xstate.done.actor.support':
        return several || context.startedAt > 0;
      case 'FAILED': {
        // Only an open camera can be lost.
        const { reason } = event.failure;
        if (snapshot.matches({ open: 'live' })) return reason !== 'lost';
        if (value === 'probing' || several) return reason !== 'denied';
        return reason === 'lost';
      }
      // These depend on nothing else in the run.
      case 'ADJUST':
        return several || context.reading !== null || checked;
      case 'ADJUSTED':
        return several || context.reading !== null || checked || context.controls.every((one) => one.value !== 2);
      // A covered lens after a black picture adds nothing new.
      case 'READING':
        if (looked) return true;
        if (event.reading === first) return several || checked || context.reading !== null;
        return event.reading === black && (several || checked);
      case 'PHOTO':
      case 'PROBE':
      case 'ZOOM':
        return several || context.reading === null || checked || context.native !== null || context.zoom;
      case 'CHECK':
        return (
          several ||
          looked ||
          context.zoom ||
          context.reading?.picture !== 'live' ||
          (event.kind === 'dead') !== checked
        );
      case 'CHECKED':
        return event.check.kind !== context.checking;
      // The page offers only what is missing.
      case 'CONTINUE':
        return !context.result?.missing.some(({ rule }) => (rule === 'dead') === (event.check === 'dead'));
      case 'PROBED':
        return context.probes.length > 0;
      default:
        return false;
    }
  },
});

const size = { width: 1280, height: 720 };
const sized: Reading = { ...live, ...size, added: { frames: 0, seconds: 0, lit: 0 } };
const complete = webcamRun({
  ...{ camera: { ...desk, ...size }, frame: size, reading: sized, lastLive: sized },
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
  reading: { ...(run.reading ?? sized), picture },
});
const found = (kind: PixelKind) => (run: WebcamRun) => {
  const clean = { kind, width: 1280, height: 720, frames: PIXEL_FRAMES, patches: 0, conclusive: true };
  return { ...run, checks: { ...run.checks, [kind]: { ...clean, defects: [spot] } } };
};
/** The run without a live picture. */
const unlit = (run: WebcamRun) => ({ ...run, seen: { ...run.seen, lit: 0 } });

/** Black from the beginning, for long enough to judge. */
const alwaysBlack = (run: WebcamRun) =>
  run.seen.seconds >= MIN_LIT_SECONDS && run.freezes === 0 ? unlit(showing('black')(run)) : null;

export const evidence = evidenceOf<WebcamRun>({
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
    'black from the start': alwaysBlack,
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
