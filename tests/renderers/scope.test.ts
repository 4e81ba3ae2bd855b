// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeviceBox } from '../../renderers/device-pixels';
import { mountSpectrum } from '../../renderers/microphone/spectrum.renderer';
import { mountTrail } from '../../renderers/mouse/trail.renderer';
import { drawGraticule, hairOf, mountScope } from '../../renderers/scope';
import type { Surface } from '../../renderers/surface';
import { openSurface } from '../../renderers/surface';

vi.mock('../../renderers/surface', () => ({ openSurface: vi.fn() }));

const box: DeviceBox = { width: 300, height: 90, pixelRatio: 1.5, exactness: 'exact' };
let frames = new Map<number, FrameRequestCallback>();
let observed: (box: DeviceBox) => void = () => undefined;
let canvas: HTMLCanvasElement;
/** Calls of `draw`: the time, whether everything must be drawn, and the settings. */
let drawn: [time: number, whole: boolean, settings: object][] = [];

beforeEach(() => {
  frames = new Map();
  drawn = [];
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
    frames.set(++last, call);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  vi.spyOn(performance, 'now').mockReturnValue(5);
  canvas = document.createElement('canvas');
  canvas.getContext = () => ({}) as never;
  vi.mocked(openSurface).mockImplementation((host): Surface => {
    host.append(canvas);
    return {
      canvas,
      observe: (onBox) => {
        observed = onBox;
      },
      remove: () => canvas.remove(),
    };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function frame(time: number) {
  const calls = [...frames.values()];
  frames.clear();
  for (const call of calls) call(time);
}
const host = () => document.createElement('div');
const open = (running: boolean, element = host()) =>
  mountScope(element, { running, range: 1 }, (_context, _box, settings, time, whole) => {
    drawn.push([time, whole, { ...settings }]);
  });

it('draws on exactly the device pixels of its box, in the frame that reports them', () => {
  open(false);
  expect([drawn, canvas.style.visibility]).toEqual([[], '']);
  observed(box);
  expect([canvas.width, canvas.height, canvas.style.visibility]).toEqual([300, 90, 'visible']);
  expect(drawn).toEqual([[5, true, { running: false, range: 1 }]]);
  expect(frames.size).toBe(0);
});

it('draws in every frame while it runs, everything only after a change, and once more when it stops', () => {
  const scope = open(true);
  observed(box);
  frame(16);
  frame(33);
  scope.update({ range: 2 });
  frame(50);
  expect(drawn.slice(1)).toEqual([
    [16, false, { running: true, range: 1 }],
    [33, false, { running: true, range: 1 }],
    [50, true, { running: true, range: 2 }],
  ]);
  observed({ ...box, width: 400 });
  expect(drawn.at(-1)?.slice(0, 2)).toEqual([5, true]);
  scope.update({ running: false });
  frame(66);
  frame(83);
  expect(drawn.at(-1)).toEqual([66, true, { running: false, range: 2 }]);
  expect(frames.size).toBe(0);
});

it('draws changes of a resting scope once, in the next frame', () => {
  const scope = open(false);
  observed(box);
  scope.update({ range: 3 });
  scope.update({ range: 4 });
  expect(drawn).toHaveLength(1);
  frame(16);
  expect(drawn.slice(1)).toEqual([[16, true, { running: false, range: 4 }]]);
});

it('draws nothing before it has a box', () => {
  open(true);
  frame(16);
  expect(drawn).toEqual([]);
  observed(box);
  expect(drawn.map(([, whole]) => whole)).toEqual([true]);
});

it('goes away with its frames and its memory, and takes no update after that', () => {
  const element = host();
  const scope = open(true, element);
  observed(box);
  scope.dispose();
  scope.dispose();
  scope.update({ range: 7 });
  expect([frames.size, element.children.length, canvas.width, canvas.height]).toEqual([0, 0, 0, 0]);
  expect(drawn).toHaveLength(1);
});

it('has thin lines of whole device pixels', () => {
  expect([0.5, 1, 1.25, 1.9, 2, 3].map((pixelRatio) => hairOf({ ...box, pixelRatio }))).toEqual([1, 1, 1, 1, 2, 3]);
});

it('divides its box into 10 by 8 parts', () => {
  const fillRect = vi.fn();
  drawGraticule({ fillStyle: '', fillRect }, { ...box, width: 100, height: 80 });
  const tens = (count: number) => Array.from({ length: count }, (_, i) => 10 * (i + 1));
  expect(fillRect.mock.calls).toEqual([
    [0, 0, 100, 80],
    ...tens(9).map((x) => [x, 0, 1, 80]),
    ...tens(7).map((y) => [0, y, 100, 1]),
  ]);
});

it('draws a new spectrum one frame after it has come, so that the waveform has that frame', () => {
  const putImageData = vi.fn();
  canvas.getContext = () => ({ putImageData }) as never;
  const spectrum = { levels: new Float32Array(100), strongest: null, version: 1, update: () => undefined };
  mountSpectrum(host(), { ring: null, spectrum, level: 0 }, { running: true });
  observed(box);
  frame(16);
  const drawn = [putImageData.mock.calls.length];
  spectrum.version = 2;
  for (const time of [33, 50, 66]) {
    frame(time);
    drawn.push(putImageData.mock.calls.length);
  }
  expect(drawn).toEqual([1, 1, 2, 2]);
});

it('draws a trail’s dots on one pixel once, and the newest over them', () => {
  const rects: number[][] = [];
  const path = { beginPath: vi.fn(), moveTo: vi.fn(), lineTo: vi.fn(), stroke: vi.fn() };
  canvas.getContext = () => ({ ...path, fillRect: (...rect: number[]) => rects.push(rect) }) as never;
  const trail = { times: Float64Array.of(1, 2, 3, 0), xs: Float64Array.of(10, 10.1, 20, 0), ys: new Float64Array(4) };
  mountTrail(host(), { ...trail, count: 3 }, { running: true });
  observed(box);
  const [side, newest] = [6, 12];
  const dots = rects.filter(([, , width, height]) => width === height && (width === side || width === newest));
  expect(dots).toEqual([
    [12, -3, side, side],
    [27, -3, side, side],
    [24, -6, newest, newest],
  ]);
  expect(path.lineTo.mock.calls).toEqual([[30, 0]]);
});
