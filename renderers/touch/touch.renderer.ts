import { cssColor } from '../../measure/color/packed';
import type { TouchGrid } from '../../measure/live/touch-grid';
import type { DeviceBox } from '../device-pixels';
import { type DrawingFacts, openDrawing } from '../drawing';
import type { Renderer } from '../renderer';
import { Scene } from './scene';
import { openTouchCanvas } from './touch.canvas';
import { ground } from './touch.colors';

interface TouchOptions {
  readonly board: TouchGrid;
  /** The surface has this box from now on. Lay the board's grid for it here: it is drawn right after. */
  readonly onBox: (box: DeviceBox) => void;
  readonly onFacts?: (facts: DrawingFacts) => void;
}

/**
 * Fills `host` with a board's grid, edge to edge, and keeps it so through resizing, other pixel ratios and lost contexts.
 * `update({})` says that the board changed: frames follow until all glow and particles are gone. The host must have a size
 * and no children of its own.
 */
export function mountTouch(host: HTMLElement, { board, onBox, onFacts }: TouchOptions): Renderer<Record<never, never>> {
  const scene = new Scene(board);
  const formerBackground = host.style.backgroundColor;
  let frame = 0;
  let lastTouch = Number.NEGATIVE_INFINITY;
  let disposed = false;

  const draw = (at: number) => {
    frame = 0;
    scene.advance(at);
    drawing.drawFrame(at);
    if (scene.moves(lastTouch)) request();
    else drawing.rest();
  };
  const request = () => {
    if (!disposed) frame ||= requestAnimationFrame(draw);
  };
  const heed = (box: DeviceBox) => {
    onBox(box);
    scene.advance(performance.now());
  };
  host.style.backgroundColor = cssColor(ground);
  const drawing = openDrawing({
    host,
    moving: true,
    load: async () => {
      const { createTouchPainter } = await import('./touch.painter');
      return (canvas: HTMLCanvasElement, gl: WebGL2RenderingContext) => createTouchPainter(canvas, gl, scene);
    },
    openCanvas: (onDrawn) => openTouchCanvas(host, scene, { onBox: heed, onDrawn }),
    schedule: request,
    onBox: heed,
    onFacts,
  });

  return {
    update() {
      lastTouch = performance.now();
      request();
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      cancelAnimationFrame(frame);
      drawing.dispose();
      host.style.backgroundColor = formerBackground;
    },
  };
}
