import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { quadCanvasPainter } from '../../renderers/quads/quad-canvas';
import { createQuads } from '../../renderers/quads/quads';
import type { QuadScene } from '../../renderers/quads/scene';
import { createSheet } from '../../renderers/quads/sheet';
import { createPaper } from './paper';

const box = { width: 120, height: 80, pixelRatio: 1, exactness: 'exact' } as const;

test('a frame that follows another shows the same as on a blank canvas', () => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  vi.stubGlobal('ImageData', class {});
  const place = fc.record({
    x: fc.integer({ min: -20, max: 119 }),
    y: fc.integer({ min: -20, max: 79 }),
    tile: fc.constantFrom(0, 1),
  });
  const frame = fc.record({ quads: fc.array(place, { maxLength: 5 }), ground: fc.constantFrom(0, 0, 0, 0xffffff) });
  fc.assert(
    fc.property(fc.array(frame, { minLength: 2, maxLength: 8 }), (frames) => {
      const sheet = createSheet(8);
      const tiles = [
        { x: 0, y: 0, width: 9, height: 7 },
        { x: 16, y: 0, width: 1, height: 1 },
      ] as const;
      const scene: QuadScene = { quads: createQuads(8), sheet, ground: 0, compose: () => undefined };
      const [kept, blank] = [createPaper(box.width, box.height), createPaper(box.width, box.height)];
      const [paintKept, paintBlank] = [quadCanvasPainter(kept.context, scene), quadCanvasPainter(blank.context, scene)];
      for (const [i, { quads, ground }] of frames.entries()) {
        // As a renderer does: other colors are painted into the sheet.
        if (ground !== scene.ground) sheet.version++;
        scene.ground = ground;
        scene.compose = () => {
          for (const { x, y, tile } of quads) scene.quads.add(x, y, 18, 14, tiles[tile] ?? tiles[0]);
        };
        paintKept(box, i === 0);
        paintBlank(box, true);
        expect(kept.pixels.findIndex((color, at) => color !== blank.pixels[at])).toBe(-1);
      }
    }),
  );
});
