import { describe, expect, it } from 'vitest';
import { TouchGrid } from '../../../measure/live/touch-grid';
import { gridOf } from '../../../measure/touch/grid';
import { Label } from '../../../renderers/touch/label';
import { lifeAt, PARTICLES_PER_BURST, Particles, RIPPLE_MS, STRIDE } from '../../../renderers/touch/particles';
import { Scene } from '../../../renderers/touch/scene';
import { fadeAt } from '../../../renderers/touch/touch.colors';
import { cellRects } from '../../../renderers/touch/touch.geometry';

/** A grid of 20 × 10 cells, and its scene from a time on. */
function sceneAt(time: number) {
  const grid = new TouchGrid();
  grid.rebuild({ width: 719, height: 359, pixelRatio: 1 }, time);
  const scene = new Scene(grid);
  scene.advance(time);
  return { grid, scene };
}

describe('particles', () => {
  it('lose 0.02 of their life in 1/60 s, whatever the refresh rate', () => {
    expect(lifeAt(1000 / 60)).toBeCloseTo(0.98, 10);
    for (const hertz of [30, 60, 144, 240]) {
      // 0.5 s later, regardless of the number of frames.
      const frames = Math.round(hertz / 2);
      expect(lifeAt((frames * 1000) / hertz)).toBeCloseTo(1 - 0.02 * 30, 10);
    }
    expect([lifeAt(0), lifeAt(833.4), lifeAt(5000)]).toEqual([1, 0, 0]);
  });

  it('are eight particles and a ring of 300 ms for each newly touched cell', () => {
    const particles = new Particles();
    particles.spawn(100, 50, 17, 1, 0);
    expect([PARTICLES_PER_BURST, RIPPLE_MS]).toEqual([8, 300]);
    expect(particles.count).toBe(9);
    const sizes = Array.from({ length: 9 }, (_, i) => particles.data[i * STRIDE + 5] ?? 0);
    expect(sizes.filter((size) => size < 0)).toHaveLength(1);
    for (let i = 0; i < 9; i++) {
      const [x, y, vx = 0, vy = 0] = particles.data.subarray(i * STRIDE, (i + 1) * STRIDE);
      expect([x, y]).toEqual([100, 50]);
      // Only the ring does not move.
      expect(Math.hypot(vx, vy) > 0).toBe((sizes[i] ?? 0) > 0);
    }
  });

  it('take the place of the oldest when there are too many', () => {
    const particles = new Particles();
    for (let i = 0; i < 2000; i++) particles.spawn(i, 0, 17, 1, i);
    expect(particles.count * STRIDE).toBe(particles.data.length);
    expect(particles.until).toBeCloseTo(1999 + 833.33, 1);
  });
});

describe('the glow', () => {
  it('fades for 500 ms', () => {
    expect([fadeAt(-1e9), fadeAt(0), fadeAt(250), fadeAt(500), fadeAt(9000)]).toEqual([0, 0, 0.5, 1, 1]);
  });
});

describe('cells', () => {
  it('lie on whole device pixels, a gap apart, from edge to edge', () => {
    for (const pixelRatio of [1, 1.25, 1.5, 2]) {
      const grid = gridOf({ width: 801, height: 601, pixelRatio });
      const rects = cellRects(grid);
      expect(rects).toHaveLength(grid.columns * grid.rows * 4);
      expect(rects.every(Number.isInteger)).toBe(true);
      const [x = 0, y = 0, width = 0, height = 0] = rects.subarray(-4);
      expect([x + width, y + height]).toEqual([801, 601]);
      const [, , first = 0] = rects;
      expect(rects[4]).toBe(first + Math.round(pixelRatio));
    }
  });
});

describe('the streak on the canvas', () => {
  /** A grid with one contact that has touched `streak` cells. */
  function sceneWith(streak: number) {
    const { grid, scene } = sceneAt(0);
    grid.down(1, 17, 200, 0);
    for (let i = 1; i < streak; i++) grid.move(1, 17 + i * 36, 200, i * 8);
    scene.advance(streak * 8);
    return { grid, scene };
  }

  it('shows above ten and is gone with the contact', () => {
    expect(sceneWith(10).scene.label.count).toBe(0);
    const { grid, scene } = sceneWith(11);
    expect(scene.label.count).toBeGreaterThan(1);
    grid.up(1, 200);
    scene.advance(208);
    expect(scene.label.count).toBe(0);
  });

  it('stands above the contact, below it near the upper edge, and never over an edge', () => {
    const grid = gridOf({ width: 400, height: 600, pixelRatio: 1 });
    const plate = (x: number, y: number) => {
      const label = new Label();
      label.show(128, { x: Float64Array.of(x), y: Float64Array.of(y) }, 0, grid);
      return [...label.rects.subarray(0, 4)] as [number, number, number, number];
    };
    const [, above] = plate(200, 300);
    expect(above).toBeLessThan(250);
    const [, below] = plate(200, 20);
    expect(below).toBeGreaterThan(60);
    for (const [x, y] of [
      [0, 0],
      [399, 599],
      [0, 599],
      [399, 0],
    ] as const) {
      const [left, top, width, height] = plate(x, y);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(400);
      expect(top + height).toBeLessThanOrEqual(600);
    }
  });

  it('draws the digits', () => {
    const grid = gridOf({ width: 400, height: 600, pixelRatio: 1 });
    const label = new Label();
    label.show(47, { x: Float64Array.of(200), y: Float64Array.of(300) }, 0, grid);
    const [left = 0, top = 0, width = 0, height = 0] = label.rects;
    const picture = Array.from({ length: height / 5 }, () => Array(width / 5).fill(' '));
    for (let i = 1; i < label.count; i++) {
      const [x = 0, y = 0] = label.rects.subarray(i * 4, i * 4 + 2);
      const row = picture[(y - top) / 5];
      if (row) row[(x - left) / 5] = '#';
    }
    expect(picture.map((row) => row.join('').trimEnd())).toEqual([
      '',
      ' # # ###',
      ' # #   #',
      ' ###   #',
      '   #   #',
      '   #   #',
      '',
    ]);
  });
});

describe('the scene', () => {
  it('moves until glow and particles are gone, and then rests', () => {
    const { grid, scene } = sceneAt(1000);
    expect(scene.moves(Number.NEGATIVE_INFINITY)).toBe(false);
    grid.down(1, 50, 50, 1100);
    scene.advance(1100);
    expect(scene.moves(1100)).toBe(true);
    scene.advance(1800);
    expect(scene.moves(1100)).toBe(true);
    scene.advance(2000);
    expect(scene.moves(1100)).toBe(false);
  });

  it('drops the particles of a former grid', () => {
    const { grid, scene } = sceneAt(0);
    grid.down(1, 50, 50, 5);
    grid.rebuild({ width: 400, height: 300, pixelRatio: 1 }, 10);
    scene.advance(20);
    expect(scene.particles.count).toBe(0);
    grid.down(2, 50, 50, 25);
    scene.advance(30);
    expect(scene.particles.count).toBe(9);
  });
});
