import type { FrameClock } from '../frame-clock';
import { mountQuads } from '../quads/quad-stage';
import { createQuads } from '../quads/quads';
import type { Renderer } from '../renderer';
import { createScopeSheet, scopeGround } from './scope';

export interface StripSettings {
  /** Milliseconds between two frames of the screen; 0 while they are not known. */
  interval: number;
  running: boolean;
}

/** Bars that a strip of 3840 px holds, and lines. */
const MOST = 2048;
/** Intervals from the foot of the strip to its top. */
export const SCALE = 4;
/** The same in ms, while there is no interval. */
const UNKNOWN = 50;
/** CSS px from one bar to the next. */
const PITCH = 3;

/**
 * Frame times as a strip: a bar for each frame, as high as the time since the frame before, the latest at the right. It
 * moves on by one bar with every frame. A frame that was missed leaves a white line over the whole height.
 */
export function mountStrip(host: HTMLElement, clock: FrameClock, settings: StripSettings): Renderer<StripSettings> {
  const current = { ...settings };
  const { sheet, tiles } = createScopeSheet();
  const quads = createQuads(2 * MOST);
  const scene = {
    quads,
    sheet,
    ground: scopeGround,
    compose({ width, height, pixelRatio }: { width: number; height: number; pixelRatio: number }) {
      const hair = Math.max(1, Math.floor(pixelRatio));
      const unit = height / SCALE;
      for (let line = 1; line < SCALE; line++) {
        quads.add(0, height - Math.round(line * unit), width, hair, line === 1 ? tiles.strong : tiles.line);
      }
      const pitch = Math.max(2, Math.round(PITCH * pixelRatio));
      const bar = Math.max(1, pitch - hair);
      const scale = current.interval > 0 ? unit / current.interval : height / UNKNOWN;
      const bars = Math.min(MOST, Math.ceil(width / pitch));
      const tile = current.running ? tiles.live : tiles.rest;
      for (let back = 0; back < bars; back++) {
        const delta = clock.delta(back);
        if (Number.isNaN(delta)) break;
        const x = width - (back + 1) * pitch;
        const missed = clock.missedBefore(back) > 0;
        if (missed) quads.add(x, 0, bar, height, tiles.data);
        const tall = Math.min(height, Math.max(1, Math.round(delta * scale)));
        if (!missed) quads.add(x, height - tall, bar, tall, tile);
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
