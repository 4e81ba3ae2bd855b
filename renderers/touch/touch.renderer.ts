import type { TouchGridView } from '../../measure/live/touch-grid';
import type { DeviceBox } from '../device-pixels';
import type { Renderer } from '../renderer';
import { mountStage, type OnFacts } from '../stage';
import { Scene } from './scene';
import { touchCanvasPainter } from './touch.canvas';
import { ground } from './touch.colors';

interface TouchOptions {
  readonly grid: TouchGridView;
  /** Called when the surface has a new box. Fit the grid to it in this call: it is drawn right after. */
  readonly onBox: (box: DeviceBox) => void;
  readonly onFacts?: OnFacts;
}

/**
 * Fills `host` with a touch grid, edge to edge. Call `update({})` when the grid changed: frames then continue until the
 * glow and all particles have faded. See `mountStage`.
 */
export function mountTouch(host: HTMLElement, { grid, onBox, onFacts }: TouchOptions): Renderer<Record<never, never>> {
  const scene = new Scene(grid);
  let lastTouch = Number.NEGATIVE_INFINITY;
  const stage = mountStage(host, {
    painter: async () => {
      const { createTouchPainter } = await import('./touch.painter');
      return (canvas, gl) => createTouchPainter(canvas, gl, scene);
    },
    fallback: (context) => touchCanvasPainter(context, scene),
    ground: () => ground,
    animate(time) {
      scene.advance(time);
      return scene.moves(lastTouch) ? 'next' : 'last';
    },
    desynchronized: true,
    onBox(box) {
      onBox(box);
      scene.advance(performance.now());
    },
    onFacts,
  });
  return {
    update() {
      lastTouch = performance.now();
      stage.invalidate();
    },
    dispose: stage.dispose,
  };
}
