import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../content/verdicts/webcam';
import { constraintFor, controlsOf } from '../../../machines/webcam/controls';
import { evidence, MIN_LIT_SECONDS, PIXEL_FRAMES } from '../../../machines/webcam/evidence';
import { largestResolution } from '../../../machines/webcam/resolutions';
import { judgeRate, judgeWebcam, pixelPart, type WebcamRun } from '../../../machines/webcam/webcam';
import { MIN_RATE_SECONDS } from '../../../measure/camera/frame-rate';
import { deadCheck, desk, hotCheck, live, unclear, webcamRun } from './webcam.model';

const unlit = { seen: { frames: 240, seconds: 8, lit: 0 }, lastLive: null } as const;
const verdicts = (run: WebcamRun) =>
  Object.fromEntries(judgeWebcam(run).parts.map(({ rule, verdict }) => [rule, verdict]));

describe('the evidence', () => {
  it('is the same in words and in figures', () => {
    expect(evidence.picture.needs).toContain(`at least ${MIN_LIT_SECONDS} seconds`);
    expect(evidence.rate.needs).toContain(`at least ${MIN_RATE_SECONDS} second.`);
    expect([evidence.hot.needs, evidence.dead.needs].every((words) => words.includes(`${PIXEL_FRAMES} frames`))).toBe(
      true,
    );
  });

  it.each([
    [MIN_LIT_SECONDS, 'pass'],
    [MIN_LIT_SECONDS - 0.1, 'inconclusive'],
  ])('of %d lit seconds is a %s', (lit, verdict) => {
    const result = judgeWebcam(webcamRun({ seen: { frames: 100, seconds: lit, lit } }));
    expect(result.status).toBe(verdict);
    expect(result.missing.map(({ needs }) => needs)).toEqual(verdict === 'pass' ? [] : [evidence.picture.needs]);
  });
});

describe('the verdict on a webcam', () => {
  it('is the specified pass when frames were read, with the size and the rate that were measured', () => {
    const result = judgeWebcam(webcamRun());
    expect(result).toMatchObject({ status: 'pass', details: 'Camera working: 320x240 at 30fps', missing: [] });
    expect(verdicts(webcamRun())).toEqual({ picture: 'pass', rate: 'pass', hot: 'not-run', dead: 'not-run' });
    const slow = { ...desk, rate: 25, width: 1920, height: 1080 };
    const seen = judgeWebcam(webcamRun({ camera: slow, reading: { ...live, rate: 24.98 } }));
    expect(seen.details, 'not the size that the browser reported').toBe('Camera working: 320x240 at 25fps');
  });

  it('is not the rate that was advertised: without a measured one it cannot be told', () => {
    const unseen = { ...unlit, reading: null, frame: null, seen: { frames: 0, seconds: 0, lit: 0 } };
    const result = judgeWebcam(webcamRun(unseen));
    expect(result).toMatchObject({
      status: 'inconclusive',
      details: 'Picture: No frame was read. Frame rate: Not measured.',
    });
    expect(result.missing.map(({ rule }) => rule)).toEqual(['picture', 'rate']);
    const uncounted = judgeWebcam(webcamRun({ reading: { ...live, rate: null } }));
    expect([uncounted.status, uncounted.missing.map(({ rule }) => rule)]).toEqual(['inconclusive', ['rate']]);
  });

  it.each([
    ['black', 'fail', 'Picture: Black.'],
    ['frozen', 'fail', 'Picture: Frozen.'],
    ['none', 'fail', 'Picture: No frames arrived'],
    ['dark', 'warning', 'Picture: Very dark.'],
    ['even', 'inconclusive', 'Picture: Same brightness everywhere. The lens may be covered.'],
  ] as const)('of a %s picture is a %s', (picture, status, details) => {
    const result = judgeWebcam(webcamRun({ ...unlit, reading: { ...live, picture } }));
    expect(result.status).toBe(status);
    expect(result.details.startsWith(details), result.details).toBe(true);
  });

  it('does not fail a picture that was black for a moment only', () => {
    const black = { ...live, picture: 'black' } as const;
    const short = webcamRun({ ...unlit, reading: black, seen: { frames: 40, seconds: MIN_LIT_SECONDS - 0.1, lit: 0 } });
    expect(judgeWebcam(short).status).toBe('inconclusive');
    expect(judgeWebcam(webcamRun({ reading: black })).status, 'it was live before').toBe('warning');
  });

  it('does not hold the dark of a covered lens against a camera that showed light before', () => {
    const checks = { hot: { ...hotCheck, defects: [] }, dead: null };
    for (const picture of ['black', 'dark'] as const) {
      const covered = { ...live, picture, rate: 15, brightness: 5 };
      const dark = webcamRun({ reading: covered, checks });
      expect(judgeWebcam(dark)).toMatchObject({ status: 'pass', details: 'Camera working: 320x240 at 30fps' });
      expect(judgeWebcam({ ...dark, ...unlit }).status).not.toBe('pass');
      expect(judgeWebcam({ ...dark, checks: { hot: null, dead: null } }).status).not.toBe('pass');
    }
  });

  it('warns of a picture that froze and recovered', () => {
    expect(judgeWebcam(webcamRun({ freezes: 2 }))).toMatchObject({ status: 'warning' });
    expect(judgeWebcam(webcamRun({ freezes: 2 })).details).toContain('It froze 2 times.');
  });

  const slow =
    '7.5 of 30 advertised frames a second. 75% of frames repeat the one before. The picture is bright enough.';
  const still = 'Many frames repeat the one before, but nothing moves. Move in front of the camera.';
  it.each([
    ['few repeats', [200, 20, 100, 20], 'pass', '30 of 30 advertised frames a second.'],
    ['repeats of a picture that moves', [200, 150, 100, 75], 'warning', slow],
    ['repeats of a picture that stands still', [200, 150, 29, 22], 'inconclusive', still],
  ] as const)('with %s judges distinct frames', (_, [compared, repeated, moving, movingRepeated], verdict, details) => {
    const run = webcamRun();
    const repeats = { compared, repeated, moving, movingRepeated };
    const part = judgeWebcam({ ...run, seen: { ...run.seen, repeats } }).parts[1];
    expect(part?.verdict).toBe(verdict);
    expect(part?.details.endsWith(details), part?.details).toBe(true);
  });

  it('warns of a camera that advertises too few frames for video', () => {
    const slow = { camera: { ...desk, rate: 7 }, reading: { ...live, rate: 7 } };
    expect(judgeWebcam(webcamRun(slow)).parts[1]?.details).toMatch(
      /^7 of 7 advertised frames a second. That is too slow/,
    );
    expect(judgeWebcam(webcamRun(slow)).status).toBe('warning');
    expect(judgeWebcam(webcamRun({ camera: { ...desk, rate: 15 }, reading: { ...live, rate: 14 } })).status).toBe(
      'pass',
    );
  });

  const { seen } = webcamRun();
  it('warns of a low rate in good light, and cannot tell in dim light', () => {
    const low = { ...live, rate: 15.02 };
    expect(judgeRate(low, desk, seen)).toBe('low');
    expect(judgeWebcam(webcamRun({ reading: low })).details).toBe(
      'Frame rate: 15.02 of 30 advertised frames a second. The picture is bright enough.',
    );
    const dim = { ...low, brightness: 60 };
    expect(judgeRate(dim, desk, seen)).toBe('dim');
    const result = judgeWebcam(webcamRun({ reading: dim }));
    expect(result).toMatchObject({ status: 'inconclusive', missing: [{ rule: 'rate' }] });
    expect(result.details).toContain('The light is too dim to judge that.');
    expect(judgeRate({ ...dim, picture: 'none', rate: 0 }, desk, seen)).toBe('unknown');
    // 27 of 30 fps counts as the advertised rate, in any light.
    expect([judgeRate({ ...live, rate: 27.1 }, desk, seen), judgeRate({ ...dim, rate: 27.1 }, desk, seen)]).toEqual([
      'as advertised',
      'as advertised',
    ]);
  });

  it('names where the spots are', () => {
    const result = judgeWebcam(webcamRun({ checks: { hot: hotCheck, dead: deadCheck } }));
    expect(result.status).toBe('warning');
    expect(result.details).toBe('Hot pixels: 1 hot spot: 2 × 2 at 100, 60.');
    expect(result.parts.map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'warning', 'pass']);
    const single = { x: 7, y: 9, width: 1, height: 1, pixels: 1, strength: 99 };
    expect(placeOf(single)).toBe('one pixel at 7, 9');
    expect(pixelPart('hot', { ...hotCheck, defects: [...hotCheck.defects, single] }).details).toBe(
      '2 hot spots: 2 × 2 at 100, 60; one pixel at 7, 9.',
    );
  });

  it('cannot tell, and asks again, where a search had no answer', () => {
    const result = judgeWebcam(webcamRun({ checks: { hot: null, dead: unclear } }));
    expect(result).toMatchObject({ status: 'inconclusive', missing: [{ rule: 'dead' }] });
    expect(result.measurements.some(({ name }) => name === 'Dead pixels')).toBe(false);
    expect(pixelPart('dead', { ...deadCheck, frames: PIXEL_FRAMES - 1 }).verdict).toBe('inconclusive');
  });

  it('names the source of each figure, and calls what it assumes an estimate (A21)', () => {
    const sources = (run: WebcamRun) =>
      judgeWebcam(run).measurements.map(({ name, value, unit, source }) => [name, value, unit, source]);
    expect(sources(webcamRun({ checks: { hot: hotCheck, dead: deadCheck } }))).toEqual([
      ['Camera', 'Desk camera', '', 'reported'],
      ['Resolution', '320 × 240', 'px', 'measured'],
      ['Frame rate', 30, 'fps', 'measured'],
      ['Frame rate advertised', 30, 'fps', 'reported'],
      ['Facing', 'user', '', 'reported'],
      ['Frames read', 240, '', 'measured'],
      ['Lit picture', 8, 's', 'measured'],
      ['Brightness', 50, '%', 'measured'],
      ['Hot pixels', 1, '', 'measured'],
      ['Dead pixels', 0, '', 'measured'],
    ]);
    // A requested value is a setting, an assumed one is estimated, and a size that was not read is reported.
    const silent = webcamRun({ camera: { ...desk, rate: null, facing: null }, frame: null });
    expect(sources(silent).slice(1, 5)).toEqual([
      ['Resolution set', '320 × 240', 'px', 'reported'],
      ['Frame rate', 30, 'fps', 'measured'],
      ['Frame rate requested', 30, 'fps', 'setting'],
      ['Facing, assumed', 'user', '', 'estimated'],
    ]);
  });

  it('calls a resolution native only where the browser was told not to scale', () => {
    const probes = [{ width: 640, height: 480, offered: true, rate: null }];
    const names = (native: boolean) => judgeWebcam(webcamRun({ probes, native })).measurements.map(({ name }) => name);
    expect(names(true)).toContain('Largest native resolution');
    expect(names(false)).toContain('Largest resolution');
  });

  it('knows the largest resolution by its area', () => {
    const probe = (width: number, height: number, offered: boolean) => ({ width, height, offered, rate: null });
    const probes = [probe(640, 480, true), probe(1280, 720, true), probe(1280, 960, false)];
    expect(largestResolution(probes)).toMatchObject({ width: 1280, height: 720 });
    expect(largestResolution([])).toBeUndefined();
  });
});

describe('the controls of a camera', () => {
  const capabilities = {
    zoom: { min: 1, max: 4, step: 0.5 },
    exposureMode: ['manual', 'continuous'],
    exposureTime: { min: 3, max: 2047, step: 1 },
    focusMode: ['continuous'],
    focusDistance: { min: 0, max: 0, step: 0 },
  };
  const settings = {
    zoom: 1,
    exposureMode: 'continuous',
    exposureTime: 312,
    focusMode: 'continuous',
    focusDistance: 0,
  };

  it('are those that leave a choice', () => {
    expect(controlsOf(capabilities, settings)).toEqual([
      { kind: 'mode', name: 'exposureMode', options: ['manual', 'continuous'], value: 'continuous' },
      { kind: 'range', name: 'exposureTime', min: 3, max: 2047, step: 1, value: 312 },
      { kind: 'range', name: 'zoom', min: 1, max: 4, step: 0.5, value: 1 },
    ]);
    expect(controlsOf({}, {})).toEqual([]);
  });

  it('bring the mode with them in which a value by hand holds', () => {
    const controls = controlsOf(capabilities, settings);
    expect(constraintFor('exposureTime', 500, controls)).toEqual({ exposureTime: 500, exposureMode: 'manual' });
    expect(constraintFor('zoom', 2, controls)).toEqual({ zoom: 2 });
    expect(constraintFor('focusDistance', 1, controls)).toEqual({ focusDistance: 1 });
    expect(constraintFor('exposureMode', 'manual', controls)).toEqual({ exposureMode: 'manual' });
  });
});
