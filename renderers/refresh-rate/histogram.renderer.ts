import type { FrameClock } from '../frame-clock';
import { mountQuads } from '../quads/quad-stage';
import { createQuads } from '../quads/quads';
import type { Renderer } from '../renderer';
import { COLUMNS, countColumns, UNKNOWN } from './histogram';
import { createScopeSheet, scopeGround } from './scope';
import { SCALE, type StripSettings } from './strip.renderer';

/**
 * How often each frame time occurred, from 0 to four intervals, on a logarithmic scale so that a single frame shows.
 * The column of one interval is the live one. Drawn anew with every update.
 */
export function mountHistogram(host: HTMLElement, clock: FrameClock, settings: StripSettings): Renderer<StripSettings> {
  const current = { ...settings };
  const { sheet, tiles } = createScopeSheet();
  const quads = createQuads(COLUMNS + 8);
  const counts = new Uint32Array(COLUMNS);
  const scene = {
    quads,
    sheet,
    ground: scopeGround,
    compose({ width, height, pixelRatio }: { width: number; height: number; pixelRatio: number }) {
      const hair = Math.max(1, Math.floor(pixelRatio));
      const known = current.interval > 0;
      countColumns(clock, known ? (current.interval * SCALE) / COLUMNS : UNKNOWN / COLUMNS, counts);
      let most = 1;
      for (let i = 0; i < COLUMNS; i++) most = Math.max(most, counts[i] as number);
      for (let line = 1; line < SCALE; line++) quads.add((line * width) / SCALE, 0, hair, height, tiles.line);
      const scale = (0.92 * height) / Math.log1p(most);
      for (let i = 0; i < COLUMNS; i++) {
        const count = counts[i] as number;
        if (count === 0) continue;
        // Centered on its time, so that one interval lies on its line.
        const left = Math.round(((i - 0.5) * width) / COLUMNS);
        const right = Math.round(((i + 0.5) * width) / COLUMNS) - hair;
        const tall = Math.max(hair, Math.round(Math.log1p(count) * scale));
        const one = known && i === COLUMNS / SCALE;
        const tile = one ? (current.running ? tiles.live : tiles.rest) : tiles.data;
        quads.add(left, height - tall, right - left, tall, tile);
      }
    },
  };
  const stage = mountQuads(host, { scene });
  return {
    update(changed) {
      Object.assign(current, changed);
      stage.redraw();
    },
    dispose: stage.dispose,
  };
}
