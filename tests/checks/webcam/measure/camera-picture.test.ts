import { describe, expect, it } from 'vitest';
import { type CameraPictureKind, createCameraPictureWatch, isDim } from '../../../../measure/camera/camera-picture';
import { noise } from '../../../kit/y4m';

const [WIDTH, HEIGHT] = [64, 36];
type Code = (x: number, y: number, frame: number) => number;

/** One frame as gray RGBA. */
function frameOf(code: Code, frame: number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    rgba.fill(code(i % WIDTH, Math.floor(i / WIDTH), frame), 4 * i, 4 * i + 3);
  }
  return rgba;
}

/** A watch that received `seconds` of frames at 5 fps. */
function watched(code: Code, seconds: number, watch = createCameraPictureWatch(), from = 0) {
  for (let frame = 0; frame <= seconds * 5; frame++) watch.push(frameOf(code, frame), WIDTH, from + frame / 5);
  return watch;
}
const kindOf = (code: Code, seconds = 4): CameraPictureKind => watched(code, seconds).read().kind;

const scene: Code = (x, y) => 40 + 2 * x + y;

describe('a picture', () => {
  it.each<[string, Code, CameraPictureKind]>([
    ['that moves', (x, y, f) => scene(x + f, y, f), 'live'],
    [
      'of a still scene, with noise of one code in one pixel of a hundred',
      (x, y, f) => scene(x, y, f) + (noise(x, y, f, 99) === 0 ? 1 : 0),
      'live',
    ],
    ['of which a single pixel changes', (x, y, f) => scene(x, y, f) + (x === 5 && y === 5 ? f % 2 : 0), 'live'],
    ['whose frames are all the same', scene, 'frozen'],
    ['that is dark and whose frames are all the same', (x) => (x < 20 ? 60 : 10), 'frozen'],
    ['of pure black', () => 0, 'black'],
    ['of black with an offset and noise', (x, y, f) => 4 + noise(x, y, f, 8), 'black'],
    ['of black with a hot pixel', (x, y) => (x === 3 && y === 3 ? 250 : 0), 'black'],
    ['of a dark room', (x, y, f) => 12 + noise(x, y, f, 30), 'dark'],
    ['of a dark room with a lamp in it', (x, y, f) => (x < 4 ? 200 : 5) + noise(x, y, f, 6), 'dark'],
    ['of a dim room', (x, y, f) => 45 + (x >> 1) + noise(x, y, f, 20), 'live'],
    ['of a wall that is a little darker at one side', (x, y, f) => 120 + (x >> 3) + noise(x, y, f, 6), 'live'],
    ['of a wall that is a little darker at its foot', (x, y, f) => 120 + (y >> 2) + noise(x, y, f, 6), 'live'],
    [
      'of which only the last corner is darker',
      (x, y, f) => (x > 55 && y > 29 ? 110 : 120) + noise(x, y, f, 6),
      'live',
    ],
    ['of a lens behind a thumb, which lets light through', (x, y, f) => 60 + noise(x, y, f, 8), 'even'],
    ['that is all white and noisy', (x, y, f) => 250 + noise(x, y, f, 5), 'even'],
  ])('%s', (_, code, kind) => {
    expect(kindOf(code)).toBe(kind);
  });

  it('is not judged in its first second, in which a camera sets its exposure', () => {
    expect(kindOf(() => 0, 0.8)).toBe('unknown');
    expect(kindOf(() => 0, 1)).toBe('black');
    const opened: Code = (x, y, f) => (f < 4 ? 0 : scene(x, y, f) + noise(x, y, f, 3));
    expect(kindOf(opened, 3)).toBe('live');
  });

  it('is frozen only after two seconds', () => {
    expect(kindOf(scene, 1.8)).toBe('live');
    expect(kindOf(scene, 2)).toBe('frozen');
  });

  it('is not frozen because of few frames', () => {
    const watch = createCameraPictureWatch();
    for (let frame = 0; frame < 4; frame++) watch.push(frameOf(scene, frame), WIDTH, frame * 2);
    expect(watch.read().kind).not.toBe('frozen');
  });

  it('counts the seconds in which it was live, and none of a frozen picture beyond its first two', () => {
    const moving: Code = (x, y, f) => scene(x, y, f) + noise(x, y, f, 3);
    expect(watched(moving, 0.8).read().liveSeconds).toBe(0);
    expect(watched(moving, 3).read().liveSeconds).toBeCloseTo(3, 6);
    expect(watched(scene, 6).read().liveSeconds).toBeLessThan(2.01);
    expect(watched(() => 0, 6).read().liveSeconds).toBe(0);
    const watch = watched(moving, 3);
    watched(() => 0, 3, watch, 3.2);
    expect(watched(moving, 3, watch, 6.4).read().liveSeconds).toBeCloseTo(6, 0);
  });

  it('lives again once it moves', () => {
    const watch = watched(scene, 4);
    expect(watch.read().kind).toBe('frozen');
    expect(watched((x, y, f) => scene(x, y, f) + noise(x, y, f, 3), 2, watch, 5).read().kind).toBe('live');
  });

  it('is forgotten on a restart', () => {
    const watch = watched(() => 0, 4);
    watch.restart();
    expect(watch.read()).toEqual({ kind: 'unknown', brightness: null, change: null, liveSeconds: 0 });
  });
});

describe('its figures', () => {
  it('are mean brightness and mean change', () => {
    expect(watched((_x, _y, f) => 100 + 4 * (f % 2), 4).read()).toMatchObject({ change: 4 });
    expect(watched(() => 90, 1).read()).toMatchObject({ brightness: 90, change: 0 });
    expect(watched(() => 90, 0).read()).toMatchObject({ brightness: 90, change: null });
  });

  it('call light dim below three tenths', () => {
    expect([isDim(76), isDim(77)]).toEqual([true, false]);
  });
});
