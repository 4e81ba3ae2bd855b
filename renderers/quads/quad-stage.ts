import { cssColor } from '../../measure/color/packed';
import { type DrawingFacts, openDrawing } from '../drawing';
import { frameLoop } from '../frame-loop';
import { nextFrame } from '../next-frame';
// Not loaded later: it is what is left when loading fails.
import { openQuadCanvas } from './quad-canvas';
import type { QuadScene } from './scene';

export type QuadFacts = DrawingFacts;

interface QuadStage {
  /** Draws in the next frame, for scenes that do not move. */
  redraw(): void;
  dispose(): void;
}

interface QuadOptions {
  readonly scene: QuadScene;
  /** Makes it move: called in every frame with its time in ms, says whether to draw. It must not allocate. */
  readonly animate?: (time: number) => boolean;
  readonly onFacts?: (facts: QuadFacts) => void;
}

/**
 * Fills `host` with a scene on exact device pixels: by WebGL on graphics hardware, else on a 2D canvas. The host must have
 * a size and no children of its own. Returns at once; the picture follows, by WebGL when Pixi is loaded.
 */
export function mountQuads(host: HTMLElement, { scene, animate, onFacts }: QuadOptions): QuadStage {
  const formerBackground = host.style.backgroundColor;
  let disposed = false;
  const request = nextFrame(() => drawing.draw());
  host.style.backgroundColor = cssColor(scene.ground);
  const drawing = openDrawing({
    host,
    // All of them show frames or their figures, and must not hold any back.
    moving: true,
    load: async () => {
      const { createQuadPainter } = await import('./quad-painter');
      return (canvas: HTMLCanvasElement, gl: WebGL2RenderingContext) => createQuadPainter(canvas, gl, scene);
    },
    openCanvas: (onDrawn) => openQuadCanvas(host, scene, onDrawn),
    schedule: request.request,
    onFacts,
  });
  const stop =
    animate &&
    frameLoop((time) => {
      if (animate(time)) drawing.drawFrame(time);
      else drawing.rest();
    });

  return {
    redraw() {
      if (disposed) return;
      host.style.backgroundColor = cssColor(scene.ground);
      request.request();
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      request.cancel();
      stop?.();
      drawing.dispose();
      host.style.backgroundColor = formerBackground;
    },
  };
}
