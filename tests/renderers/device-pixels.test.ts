import { describe, expect, test } from 'vitest';
import { type ElementBox, judgeBox } from '../../renderers/device-pixels';

/** An element at (`left`, `top`) as a browser lays it out: each edge of its device-pixel box is snapped. */
function reading(left: number, top: number, width: number, height: number, pixelRatio: number): ElementBox {
  const edge = (px: number) => Math.round(px * pixelRatio);
  return {
    width,
    height,
    rect: { left, top, width, height },
    device: { width: edge(left + width) - edge(left), height: edge(top + height) - edge(top) },
    pixelRatio,
    zoom: 1,
  };
}

describe('the device-pixel box', () => {
  test.each([
    [0, 0, 1440, 900, 2],
    [0, 0, 1092.8, 614.4, 1.25],
    [10.3, 7.7, 301.4, 200.2, 1.25],
    [0.33, 0.66, 99.9, 33.3, 1.5],
    [5.5, 5.5, 0.4, 0.4, 3],
  ])('at %f, %f of %f × %f CSS px at ratio %f is exact', (left, top, width, height, ratio) => {
    const given = reading(left, top, width, height, ratio);
    expect(judgeBox(given)).toEqual({ ...given.device, pixelRatio: ratio, exactness: 'exact' });
  });

  test('that the browser does not give is computed from the edges, and unverified', () => {
    const given = reading(10.3, 7.7, 301.4, 200.2, 1.25);
    expect(judgeBox({ ...given, device: null })).toEqual({
      ...given.device,
      pixelRatio: 1.25,
      exactness: 'unverified',
    });
  });

  test('that stays in CSS px under an emulated ratio is scaled, and keeps its size', () => {
    const given = { ...reading(0, 0, 1280, 800, 1), pixelRatio: 2 };
    expect(judgeBox(given)).toEqual({ width: 1280, height: 800, pixelRatio: 2, exactness: 'scaled' });
  });

  const transformed = (factor: number) => ({ rect: { left: 0, top: 0, width: 640 * factor, height: 400 * factor } });
  test.each<[string, Partial<ElementBox>]>([
    ['that misses in one direction alone', { device: { width: 960, height: 602 } }],
    ['under a transform of 0.5', transformed(0.5)],
    ['under a transform of 1.01', transformed(1.01)],
    ['under a transform of 2', transformed(2)],
    ['under a pinch zoom', { zoom: 1.2 }],
    ['under a pinch zoom that the browser does not give', { zoom: 1.2, device: null }],
  ])('%s is scaled', (_, change) => {
    expect(judgeBox({ ...reading(0, 0, 640, 400, 1.5), ...change }).exactness).toBe('scaled');
  });
});
