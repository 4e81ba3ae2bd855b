import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../content/verdicts/webcam';
import { constraintFor, controlsOf } from '../../../machines/webcam/controls';
import { evidence, MIN_LIT_SECONDS, PIXEL_FRAMES } from '../../../machines/webcam/evidence';
import { largestResolution } from '../../../machines/webcam/resolutions';
import { judgeRate, judgeWebcam, pixelPart } from '../../../machines/webcam/webcam';
import { MIN_RATE_SECONDS } from '../../../measure/camera/frame-rate';
import { desk, hotCheck, live, webcamRun } from './webcam.model';

describe('the evidence', () => {
  it('is the same in words and in figures', () => {
    expect(evidence.picture.needs).toContain(`at least ${MIN_LIT_SECONDS} seconds`);
    expect(evidence.rate.needs).toContain(`at least ${MIN_RATE_SECONDS} second.`);
    expect([evidence.hot.needs, evidence.dead.needs].every((words) => words.includes(`${PIXEL_FRAMES} frames`))).toBe(
      true,
    );
  });
});

describe('the verdict on a webcam', () => {
  const unlit = { seen: { frames: 240, seconds: 8, lit: 0 }, lastLive: null } as const;
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

  it('warns of a low rate in good light, and cannot tell in dim light', () => {
    const judge = (reading: Partial<typeof live>) => judgeRate({ ...live, ...reading }, desk, webcamRun().seen);
    const dim = { brightness: 60 };
    expect([judge({ rate: 15.02 }), judge({ rate: 15.02, ...dim })]).toEqual(['low', 'dim']);
    expect(judge({ picture: 'none', rate: 0, ...dim })).toBe('unknown');
    // 27 of 30 fps counts as the advertised rate, in any light.
    expect([judge({ rate: 27.1 }), judge({ rate: 27.1, ...dim })]).toEqual(['as advertised', 'as advertised']);
  });

  it('names where the spots are', () => {
    const single = { x: 7, y: 9, width: 1, height: 1, pixels: 1, strength: 99 };
    expect(placeOf(single)).toBe('one pixel at 7, 9');
    expect(pixelPart('hot', { ...hotCheck, defects: [...hotCheck.defects, single] }).details).toBe(
      '2 hot spots: 2 × 2 at 100, 60; one pixel at 7, 9.',
    );
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
