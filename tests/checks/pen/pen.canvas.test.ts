import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { PenSheet, type PenTip } from '../../../measure/live/pen-sheet';
import { penCanvasPainter } from '../../../renderers/pen/pen.canvas';
import { createPaper } from '../../renderers/paper';

const box = { width: 400, height: 220, pixelRatio: 1, exactness: 'exact' } as const;

/** A painter with its two canvases: the one behind, and the screen. */
function open() {
  const behind = createPaper(box.width, box.height);
  const screen = createPaper(box.width, box.height);
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => behind.context, pixels: behind.pixels }) });
  const { grid, ink } = new PenSheet();
  grid.rebuild(box, 0);
  const sheet = { grid, ink, tip: null as PenTip | null };
  const paint = penCanvasPainter(screen.context, sheet);
  paint(box, true);
  return { behind, screen, sheet, draw: () => paint(box, false) };
}

afterEach(() => vi.unstubAllGlobals());

test('ink that a newly marked cell covers is drawn again, and no ink is drawn again without one', () => {
  const { behind, sheet, draw } = open();
  const drawn: ('line' | 'cell')[] = [];
  const { fillRect } = behind.context;
  const stroke = behind.context.stroke.bind(behind.context);
  behind.context.fillRect = (...rect) => {
    drawn.push('cell');
    fillRect(...rect);
  };
  behind.context.stroke = () => {
    drawn.push('line');
    stroke();
  };
  const frame = () => {
    drawn.length = 0;
    draw();
    return [...drawn];
  };
  for (let i = 0; i < 5; i++) sheet.ink.add(10 + i, 10, 11 + i, 10, 0.5, 0.5, false);
  expect(frame()).toEqual(['line', 'line', 'line', 'line', 'line']);
  expect(frame()).toEqual([]);
  sheet.grid.down(1, 10, 10, 0);
  expect(frame()).toEqual(['cell', 'line', 'line', 'line', 'line', 'line']);
  expect(frame()).toEqual([]);
});

test('the screen shows all that is drawn behind it, and no pen that is gone', () => {
  const x = fc.integer({ min: 1, max: 398 });
  const y = fc.integer({ min: 1, max: 218 });
  const still = { pressure: 0.5, tiltX: 30, tiltY: 20, twist: 90, buttons: 0 };
  const step = fc.record({ x, y, hasPen: fc.boolean(), isDown: fc.boolean(), hasInk: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const { behind, screen, sheet, draw } = open();
      for (const [i, { x, y, hasPen, isDown, hasInk }] of steps.entries()) {
        if (isDown) sheet.grid.down(1, x, y, i);
        if (hasInk) sheet.ink.add(x, y, 400 - x, 220 - y, 0.5, 0.5, false);
        sheet.tip = hasPen ? { x, y, ...still } : null;
        draw();
      }
      sheet.tip = null;
      draw();
      expect(screen.pixels.findIndex((color, at) => color !== behind.pixels[at])).toBe(-1);
    }),
  );
});

test('ink stays over every cell, whichever is marked later', () => {
  const place = fc.record({ x: fc.integer({ min: 1, max: 398 }), y: fc.integer({ min: 1, max: 218 }) });
  const step = fc.record({ from: place, to: place, isErased: fc.boolean(), marks: place });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      const [inTurn, atOnce] = [open(), open()];
      for (const [i, { from, to, isErased, marks }] of steps.entries())
        for (const { sheet, draw } of [inTurn, atOnce]) {
          sheet.ink.add(from.x, from.y, to.x, to.y, 0.5, 0.5, isErased);
          sheet.grid.down(1, marks.x, marks.y, i);
          if (sheet === inTurn.sheet) draw();
        }
      atOnce.draw();
      expect(inTurn.behind.pixels.findIndex((color, at) => color !== atOnce.behind.pixels[at])).toBe(-1);
    }),
  );
});
