import { afterEach, expect, test, vi } from 'vitest';
import { PenSheet } from '../../../measure/live/pen-sheet';
import { penCanvasPainter } from '../../../renderers/pen/pen.canvas';

/** A 2D context that writes down in which order lines and rects were drawn. */
function createPaper() {
  const drawn: ('line' | 'cell')[] = [];
  const context = {
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    drawImage: () => undefined,
    stroke: () => drawn.push('line'),
    fillRect: () => drawn.push('cell'),
  };
  return { drawn, context: context as unknown as CanvasRenderingContext2D };
}

afterEach(() => vi.unstubAllGlobals());

test('ink that a newly marked cell covers is drawn again, and no ink is drawn again without one', () => {
  const paper = createPaper();
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => paper.context }) });
  const box = { width: 400, height: 220, pixelRatio: 1, exactness: 'exact' } as const;
  const sheet = new PenSheet();
  sheet.grid.rebuild(box, 0);
  const paint = penCanvasPainter(createPaper().context, sheet);
  paint(box, true);
  const frame = () => {
    paper.drawn.length = 0;
    paint(box, false);
    return [...paper.drawn];
  };
  for (let i = 0; i < 5; i++) sheet.ink.add(10 + i, 10, 11 + i, 10, 0.5, 0.5, false);
  expect(frame()).toEqual(['line', 'line', 'line', 'line', 'line']);
  expect(frame()).toEqual([]);
  sheet.grid.down(1, 10, 10, 0);
  expect(frame()).toEqual(['cell', 'line', 'line', 'line', 'line', 'line']);
  expect(frame()).toEqual([]);
});
