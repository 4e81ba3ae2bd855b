import { describe, expect, it, test } from 'vitest';
import { writeRaster } from '../../../renderers/pattern';
import { type RepairValues, repairPattern } from '../../../renderers/pixel-repair/repair.pattern';

const noise = { ...repairPattern.values, noise: 1 };

function paint(values: RepairValues, width: number, height: number): Uint32Array {
  const bytes = new Uint8ClampedArray(width * height * 4);
  writeRaster(repairPattern, values, bytes, width, height);
  return Uint32Array.from({ length: width * height }, (_, i) => {
    const at = i * 4;
    return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  });
}

/** The mean code of each channel. */
function means(colors: Uint32Array): number[] {
  return [16, 8, 0].map((shift) => colors.reduce((sum, color) => sum + ((color >> shift) & 255), 0) / colors.length);
}

test('is written whole exactly as pixel by pixel, at every size and side', () => {
  for (const [width, height] of [
    [64, 48],
    [63, 47],
    [1, 5],
    [5, 1],
  ] as const) {
    for (const side of [0, 7, 20, 21, 47, 500]) {
      for (const values of [
        { ...noise, frame: 0x3fffffff, level: 255, side },
        { ...noise, frame: 7, level: 128, side },
        { ...repairPattern.values, color: 0x80ff01, side },
      ]) {
        const whole = paint(values, width, height);
        const single = Uint32Array.from({ length: width * height }, (_, i) =>
          repairPattern.colorAt(i % width, Math.floor(i / width), width, height, values),
        );
        expect(whole, `${width} × ${height}, ${JSON.stringify(values)}`).toEqual(single);
      }
    }
  }
});

describe('fine noise', () => {
  const size = 256;
  const frames = Array.from({ length: 8 }, (_, frame) => paint({ ...noise, frame: 12345 + frame }, size, size));

  it('is balanced in every frame to the last code, also at odd sizes nearly so', () => {
    for (const frame of frames) expect(means(frame)).toEqual([127.5, 127.5, 127.5]);
    for (const mean of means(paint(noise, 255, 201))) expect(Math.abs(mean - 127.5)).toBeLessThan(1);
  });

  it('has the same light in every block of 2 × 2', () => {
    const colors = frames[0] ?? new Uint32Array();
    for (let y = 0; y < 64; y += 2) {
      for (let x = 0; x < 64; x += 2) {
        const block = [0, 1, size, size + 1].map((step) => colors[y * size + x + step] ?? 0);
        for (const shift of [16, 8, 0]) expect(block.filter((color) => (color >> shift) & 255)).toHaveLength(2);
      }
    }
  });

  it('gives each pixel one of the eight saturated colors, each as often as any other', () => {
    const counts = new Map<number, number>();
    for (const frame of frames) for (const color of frame) counts.set(color, (counts.get(color) ?? 0) + 1);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([
      0, 0xff, 0xff00, 0xffff, 0xff0000, 0xff00ff, 0xffff00, 0xffffff,
    ]);
    const expected = (size * size * frames.length) / 8;
    for (const count of counts.values()) expect(Math.abs(count / expected - 1)).toBeLessThan(0.02);
  });

  it('is new in every frame: a pixel keeps its color as often as chance has it', () => {
    for (const [i, frame] of frames.entries()) {
      const before = frames[i - 1];
      if (!before) continue;
      const same = frame.filter((color, at) => color === before[at]).length / frame.length;
      expect(Math.abs(same - 1 / 8)).toBeLessThan(0.01);
    }
  });

  it('switches every pixel all the time', () => {
    // By chance, 1 in 128 pixels keeps one channel through eight frames.
    const red = frames.map((frame) => frame.map((color) => color >> 16));
    const kept = (red[0] ?? new Uint32Array()).filter((first, at) => red.every((frame) => frame[at] === first)).length;
    expect(Math.abs(kept / (size * size) - 1 / 128)).toBeLessThan(0.002);
  });

  it('scales with the intensity', () => {
    expect(new Set(paint({ ...noise, level: 128 }, 64, 64).map((color) => color & 255))).toEqual(new Set([0, 128]));
  });

  it('repeats no tile of 8 × 8 over the stage of a large screen', () => {
    const [width, height] = [1920, 1080];
    const colors = paint({ ...noise, frame: 7 }, width, height);
    const seen = new Set<string>();
    for (let y = 0; y + 8 <= height; y += 8) {
      for (let x = 0; x + 8 <= width; x += 8) {
        let tile = '';
        for (let row = 0; row < 8; row++) {
          const at = (y + row) * width + x;
          tile += colors.subarray(at, at + 8).join();
        }
        seen.add(tile);
      }
    }
    expect(seen.size).toBe((width / 8) * (height / 8));
  });
});

describe('a square', () => {
  it('lies in the middle, on black', () => {
    const colors = paint({ ...repairPattern.values, color: 0x00ffff, side: 4 }, 10, 7);
    const lit = [...colors].flatMap((color, i) => (color === 0x00ffff ? [`${i % 10},${Math.floor(i / 10)}`] : []));
    expect(lit).toHaveLength(16);
    expect([lit[0], lit.at(-1)]).toEqual(['3,1', '6,4']);
    expect(colors[0]).toBe(0);
  });

  it('fills the stage when it has no side', () => {
    expect(new Set(paint({ ...repairPattern.values, color: 0x123456 }, 5, 5))).toEqual(new Set([0x123456]));
  });
});
