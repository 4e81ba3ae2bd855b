import { describe, expect, it } from 'vitest';
import { constraintFor, controlsOf } from '../../machines/webcam/controls';
import { largestRung } from '../../machines/webcam/ladder';
import { judgeRate, judgeWebcam, partsOf, placeOf, type WebcamRun } from '../../machines/webcam/verdict';
import { deadCheck, desk, hotCheck, live } from './webcam.model';

const facts = (change: Partial<WebcamRun> = {}): WebcamRun => ({
  camera: desk,
  reading: live,
  lived: true,
  freezes: 0,
  checks: { hot: null, dead: null },
  rungs: [],
  startedAt: 1000,
  finishedAt: 9000,
  ...change,
});

describe('the verdict on a webcam', () => {
  it('is the specified pass when nothing was found, with the rate that was measured', () => {
    expect(judgeWebcam(facts())).toMatchObject({
      status: 'pass',
      details: 'Camera working: 320x240 at 30fps',
      fineness: { passed: 3, run: 3 },
    });
    const slow = { ...desk, rate: 25 };
    const seen = judgeWebcam(facts({ camera: slow, reading: { ...live, rate: 24.98 } }));
    expect(seen.details).toBe('Camera working: 320x240 at 25fps');
  });

  it('takes the promised rate, or else 30, where none was measured', () => {
    const unseen = { reading: null };
    expect(judgeWebcam(facts({ ...unseen, camera: { ...desk, rate: 15 } })).details).toMatch(/at 15fps$/);
    expect(judgeWebcam(facts({ ...unseen, camera: { ...desk, rate: null } })).details).toMatch(/at 30fps$/);
    expect(judgeWebcam(facts(unseen))).toMatchObject({ status: 'pass', fineness: { passed: 1, run: 1 } });
  });

  it.each([
    ['black', 'fail', 'Picture: Black.'],
    ['frozen', 'fail', 'Picture: Frozen.'],
    ['none', 'fail', 'Picture: No frames came'],
    ['dark', 'warning', 'Picture: Very dark.'],
  ] as const)('of a %s picture is a %s', (picture, status, details) => {
    const result = judgeWebcam(facts({ reading: { ...live, picture } }));
    expect(result.status).toBe(status);
    expect(result.details.startsWith(details), result.details).toBe(true);
  });

  it('does not hold the dark of a covered lens against a camera that lived before', () => {
    const checks = { hot: { ...hotCheck, defects: [] }, dead: null };
    for (const picture of ['black', 'dark'] as const) {
      const dark = facts({ reading: { ...live, picture }, checks });
      expect(judgeWebcam(dark).status).toBe('pass');
      expect(judgeWebcam({ ...dark, lived: false }).status).not.toBe('pass');
      expect(judgeWebcam({ ...dark, checks: { hot: null, dead: null } }).status).not.toBe('pass');
    }
  });

  it('warns of a picture that froze and came back', () => {
    expect(judgeWebcam(facts({ freezes: 2 }))).toMatchObject({ status: 'warning' });
    expect(judgeWebcam(facts({ freezes: 2 })).details).toContain('it froze 2 times');
  });

  it('warns of a low rate in good light, and does not judge it in dim light', () => {
    const low = { ...live, rate: 15.02 };
    expect(judgeRate(low, desk)).toBe('low');
    expect(judgeWebcam(facts({ reading: low })).details).toBe(
      'Frame rate: 15.02 of 30 promised frames a second. The picture is bright enough.',
    );
    const dim = { ...low, brightness: 60 };
    expect(judgeRate(dim, desk)).toBe('dim');
    expect(judgeWebcam(facts({ reading: dim }))).toMatchObject({
      status: 'pass',
      details: 'Camera working: 320x240 at 15fps',
      fineness: { passed: 2, run: 2 },
    });
    const part = partsOf(facts({ reading: dim })).find(({ key }) => key === 'rate');
    expect(part).toMatchObject({ status: 'none' });
    expect(part?.details).toContain('in dim light cameras expose longer');
    expect(judgeRate({ ...dim, picture: 'none', rate: 0 }, desk)).toBe('unknown');
    // 27 of 30 is as promised, in any light.
    expect([judgeRate({ ...live, rate: 27.1 }, desk), judgeRate({ ...dim, rate: 27.1 }, desk)]).toEqual([
      'as promised',
      'as promised',
    ]);
  });

  it('names where the spots are', () => {
    const result = judgeWebcam(facts({ checks: { hot: hotCheck, dead: deadCheck } }));
    expect(result.status).toBe('warning');
    expect(result.details).toBe('Hot pixels: 1 hot spot: 2 × 2 at 100, 60.');
    expect(result.fineness).toEqual({ passed: 4, run: 5 });
    expect(placeOf({ x: 7, y: 9, width: 1, height: 1, pixels: 1, strength: 99 })).toBe('one pixel at 7, 9');
  });

  it('says nothing of pixels where too many differ', () => {
    const check = { ...hotCheck, defects: [], conclusive: false };
    const result = judgeWebcam(facts({ checks: { hot: check, dead: null } }));
    expect(result.status).toBe('pass');
    expect(result.measurements.some(({ name }) => name === 'Hot pixels')).toBe(false);
  });

  it('names the source of each figure', () => {
    const { measurements } = judgeWebcam(facts({ checks: { hot: hotCheck, dead: deadCheck } }));
    expect(measurements.map(({ name, value, unit, source }) => [name, value, unit, source])).toEqual([
      ['Camera', 'Desk camera', '', 'reported'],
      ['Resolution', '320 × 240', 'px', 'measured'],
      ['Frame rate', 30, 'fps', 'measured'],
      ['Frame rate promised', 30, 'fps', 'reported'],
      ['Facing', 'user', '', 'reported'],
      ['Brightness', 50, '%', 'measured'],
      ['Hot pixels', 1, '', 'measured'],
      ['Dead pixels', 0, '', 'measured'],
    ]);
  });

  it('knows the largest native resolution by its area', () => {
    const rung = (width: number, height: number, offered: boolean) => ({ width, height, offered, rate: null });
    const rungs = [rung(640, 480, true), rung(1280, 720, true), rung(1280, 960, false)];
    expect(largestRung(rungs)).toMatchObject({ width: 1280, height: 720 });
    expect(largestRung([])).toBeUndefined();
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
