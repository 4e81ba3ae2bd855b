import type { Board } from '../../machines/touch/board';
import type { Backend, BackendHost } from '../backend';
import type { DeviceBox } from '../device-pixels';
import { cssColor } from '../pattern';
import type { Renderer } from '../renderer';
import { openWebglBackend } from '../webgl-backend';
import { Scene } from './scene';
import { openTouchCanvas } from './touch.canvas';
import { ground } from './touch.colors';

interface TouchOptions {
  readonly board: Board;
  /** The surface has this box from now on. Lay the board's grid for it here: it is drawn right after. */
  readonly onBox: (box: DeviceBox) => void;
}

/**
 * Fills `host` with a board's grid, edge to edge, and keeps it so through resizing, other pixel ratios and lost contexts.
 * `update({})` says that the board changed: frames follow until all glow and sparks are gone. The host must have a size
 * and no children of its own.
 */
export function mountTouch(host: HTMLElement, { board, onBox }: TouchOptions): Renderer<Record<never, never>> {
  const scene = new Scene(board);
  const formerBackground = host.style.backgroundColor;
  let frame = 0;
  let lastTouch = Number.NEGATIVE_INFINITY;
  let disposed = false;

  const draw = (at: number) => {
    frame = 0;
    scene.advance(at);
    backend.draw();
    if (scene.moves(lastTouch)) request();
  };
  const request = () => {
    if (!disposed) frame ||= requestAnimationFrame(draw);
  };
  const heed = (box: DeviceBox) => {
    onBox(box);
    scene.advance(performance.now());
  };
  const openCanvas = () => openTouchCanvas(host, scene, { onBox: heed, onDrawn: () => undefined });
  const lent: BackendHost = {
    host,
    schedule: request,
    onBox: heed,
    onDrawn: () => undefined,
    onFailure() {
      backend.dispose();
      backend = openCanvas();
    },
  };

  host.style.backgroundColor = cssColor(ground);
  const load = async () => {
    const { createTouchPainter } = await import('./touch.painter');
    return (canvas: HTMLCanvasElement, gl: WebGL2RenderingContext) => createTouchPainter(canvas, gl, scene);
  };
  let backend: Backend = openWebglBackend(lent, load) ?? openCanvas();

  return {
    update() {
      lastTouch = performance.now();
      request();
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      cancelAnimationFrame(frame);
      backend.dispose();
      host.style.backgroundColor = formerBackground;
    },
  };
}
