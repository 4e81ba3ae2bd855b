import { mountStage, type OnFacts, type Stage, type Step } from '../stage';
import { quadCanvasPainter } from './quad-canvas';
import type { QuadScene } from './scene';

/** Mounts a stage that animates a scene of quads. See `mountStage` for `animate`. */
export function mountQuads(
  host: HTMLElement,
  scene: QuadScene,
  animate: (time: number) => Step,
  onFacts?: OnFacts,
): Stage {
  return mountStage(host, {
    painter: async () => {
      const { createQuadPainter } = await import('./quad-painter');
      return (canvas, gl) => createQuadPainter(canvas, gl, scene);
    },
    fallback: (context) => quadCanvasPainter(context, scene),
    ground: () => scene.ground,
    animate,
    onFacts,
  });
}
