import type { FrameClock } from '../frame-clock';
import { mountQuads } from '../quads/quad-stage';
import { createQuads } from '../quads/quads';
import type { Renderer } from '../renderer';
import { createScopeSheet, scopeGround } from './scope';
import type { StripSettings } from './strip.renderer';

const ACROSS = 16;
const DOWN = 4;

/**
 * A block that moves on by one cell with every frame of the screen. A missed frame leaves its cell dark, which a camera
 * with an exposure of a tenth of a second shows as a gap. One cell is lit at a time and each once in 64 frames, on an
 * area far below the flash limit of WCAG 2.3.1.
 */
export function mountBlocks(host: HTMLElement, clock: FrameClock, settings: StripSettings): Renderer<StripSettings> {
  const current = { ...settings };
  const { sheet, tiles } = createScopeSheet();
  const quads = createQuads(ACROSS * DOWN + 1);
  const scene = {
    quads,
    sheet,
    ground: scopeGround,
    compose({ width, height, pixelRatio }: { width: number; height: number; pixelRatio: number }) {
      const gap = Math.max(1, Math.round(pixelRatio));
      const lit = current.running ? clock.place % (ACROSS * DOWN) : -1;
      for (let cell = 0; cell < ACROSS * DOWN; cell++) {
        const column = cell % ACROSS;
        const row = Math.floor(cell / ACROSS);
        const left = Math.round((column * width) / ACROSS);
        const top = Math.round((row * height) / DOWN);
        const right = Math.round(((column + 1) * width) / ACROSS) - gap;
        const bottom = Math.round(((row + 1) * height) / DOWN) - gap;
        quads.add(left, top, right - left, bottom - top, cell === lit ? tiles.data : tiles.cell);
      }
    },
  };
  const stage = mountQuads(host, { scene, animate: () => current.running });
  return {
    update(changed) {
      Object.assign(current, changed);
      stage.redraw();
    },
    dispose: stage.dispose,
  };
}
