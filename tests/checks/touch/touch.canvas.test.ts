import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cssColor } from '../../../measure/color/packed';
import { NEVER_TOUCHED, TouchGrid } from '../../../measure/live/touch-grid';
import { Scene } from '../../../renderers/touch/scene';
import { touchCanvasPainter } from '../../../renderers/touch/touch.canvas';
import { empty, ground, live, painted } from '../../../renderers/touch/touch.colors';
import { cellRects } from '../../../renderers/touch/touch.geometry';
import { createPaper } from '../../renderers/paper';

const box = { width: 400, height: 220, pixelRatio: 1, exactness: 'exact' } as const;

/** A grid on paper, and its painter. */
function open() {
  const grid = new TouchGrid();
  grid.rebuild(box, 0);
  const scene = new Scene(grid);
  const paper = createPaper(box.width, box.height);
  return { grid, scene, paper, paint: touchCanvasPainter(paper.context, scene) };
}

const moves = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 399 }),
    y: fc.integer({ min: 0, max: 219 }),
    wait: fc.integer({ min: 1, max: 900 }),
    act: fc.constantFrom('move', 'move', 'move', 'lift', 'reset', 'resize'),
  }),
  { maxLength: 30 },
);

test('shows every cell as it is, though each frame looks at few of them', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const { grid, scene, paper, paint } = open();
      let at = 0;
      let isDown = false;
      let blank = true;
      const draw = () => {
        grid.clock = at;
        scene.advance(at);
        paint(box, blank);
        blank = false;
      };
      for (const { x, y, wait, act } of steps) {
        at += wait;
        grid.clock = at;
        if (act === 'reset') grid.reset(at);
        else if (act === 'resize') {
          grid.rebuild(box, at);
          blank = true;
        } else if (act === 'lift') grid.up(1, at);
        else if (isDown) grid.move(1, x, y, at);
        else grid.down(1, x, y, at, true);
        isDown = act === 'move' || (isDown && act !== 'lift' && act !== 'reset' && act !== 'resize');
        draw();
      }
      if (isDown) grid.up(1, ++at);
      // All glow and particles end, and what they covered is redrawn.
      for (let i = 0; i < 12; i++) {
        at += 250;
        draw();
      }
      const expected = createPaper(box.width, box.height);
      const fill = (color: number, [x = 0, y = 0, width = 0, height = 0]: readonly number[]) => {
        expected.context.fillStyle = cssColor(color);
        expected.context.fillRect(x, y, width, height);
      };
      fill(ground, [0, 0, box.width, box.height]);
      const rects = cellRects(grid.layout);
      for (let cell = 0; cell < grid.cells; cell++) {
        fill(grid.touchedAt[cell] === NEVER_TOUCHED ? empty : painted, [...rects.subarray(4 * cell, 4 * cell + 4)]);
      }
      expect(paper.pixels.findIndex((color, i) => color !== expected.pixels[i])).toBe(-1);
      const fills = paper.fills();
      at += 250;
      draw();
      expect(paper.fills()).toBe(fills);
    }),
  );
});

test('glows from the color of a touch to that of a touched cell', () => {
  const { grid, scene, paper, paint } = open();
  scene.advance(0);
  paint(box, true);
  grid.clock = 10;
  grid.down(1, 100, 100, 10, true);
  grid.up(1, 10);
  const cell = grid.touchedAt.findIndex((time) => time !== NEVER_TOUCHED);
  const [x = 0, y = 0] = cellRects(grid.layout).subarray(4 * cell);
  const seen = new Set<string | undefined>();
  for (let at = 10; at <= 1200; at += 5) {
    scene.advance(at);
    paint(box, false);
    // Not where its ring starts, along the edge, or its particles, in the middle.
    seen.add(paper.colorAt(x + 5, y + 5));
  }
  expect(seen.size).toBeGreaterThan(10);
  expect([...seen][0]).toBe(cssColor(live));
  expect([...seen].at(-1)).toBe(cssColor(painted));
});
