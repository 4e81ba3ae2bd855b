import type { Backend, BackendHost } from '../backend';
import type { DeviceBox } from '../device-pixels';
import { frameLoop } from '../frame-loop';
import { nextFrame } from '../next-frame';
import { cssColor, type PackedColor } from '../pattern';
import { openWebglBackend } from '../webgl-backend';
import type { Quads } from './quads';
import type { Sheet } from './sheet';

/** A picture made of rectangles. */
export interface QuadScene {
  readonly quads: Quads;
  readonly sheet: Sheet;
  ground: PackedColor;
  /** Fills the quads for a stage of this size, in device px, without allocation. The list is empty when it begins. */
  compose(box: DeviceBox): void;
}

export interface QuadFacts extends DeviceBox {
  readonly backend: 'webgl' | '2d';
}

interface QuadStage {
  /** Draws in the next frame; for scenes that stand still. */
  redraw(): void;
  dispose(): void;
}

interface QuadOptions {
  readonly scene: QuadScene;
  /** Makes it move: called in every frame with its time in ms, says whether to draw. It must not allocate. */
  readonly animate?: (time: number) => boolean;
  readonly onFacts?: (facts: QuadFacts) => void;
}

/** Composes a scene for a box. */
export function scenery(scene: QuadScene, box: DeviceBox): void {
  scene.quads.count = 0;
  scene.compose(box);
}

/**
 * Fills `host` with a scene on exact device pixels, by WebGL or, without it, a 2D canvas. The host must have a size and no
 * children of its own. Returns at once; the picture follows when Pixi is loaded.
 */
export function mountQuads(host: HTMLElement, { scene, animate, onFacts }: QuadOptions): QuadStage {
  const formerBackground = host.style.backgroundColor;
  let facts: QuadFacts | null = null;
  let disposed = false;
  const report = (box: DeviceBox, backend: QuadFacts['backend']) => {
    if (
      facts?.width === box.width &&
      facts.height === box.height &&
      facts.pixelRatio === box.pixelRatio &&
      facts.exactness === box.exactness &&
      facts.backend === backend
    )
      return;
    facts = { ...box, backend };
    onFacts?.(facts);
  };
  const drawing = nextFrame(() => backend.draw());
  const openCanvas = async () => {
    const { openQuadCanvas } = await import('./quad-canvas');
    if (!disposed) backend = openQuadCanvas(host, scene, (box) => report(box, '2d'));
  };
  const lent: BackendHost = {
    host,
    schedule: drawing.request,
    onDrawn: (box) => report(box, 'webgl'),
    onFailure() {
      backend.dispose();
      backend = none;
      void openCanvas();
    },
  };
  host.style.backgroundColor = cssColor(scene.ground);
  const load = async () => {
    const { createQuadPainter } = await import('./quad-painter');
    return (canvas: HTMLCanvasElement, gl: WebGL2RenderingContext) => createQuadPainter(canvas, gl, scene);
  };
  let backend: Backend = openWebglBackend(lent, load) ?? none;
  if (backend === none) void openCanvas();
  const stop = animate && frameLoop((time) => animate(time) && backend.draw());

  return {
    redraw() {
      if (disposed) return;
      host.style.backgroundColor = cssColor(scene.ground);
      drawing.request();
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      drawing.cancel();
      stop?.();
      backend.dispose();
      host.style.backgroundColor = formerBackground;
    },
  };
}

const none: Backend = { draw: () => {}, dispose: () => {} };
