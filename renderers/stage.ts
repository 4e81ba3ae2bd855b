import type { Backend, BackendHost } from './backend';
import { openCanvasBackend } from './canvas-backend';
import type { DeviceBox, Exactness } from './device-pixels';
import { frameLoop } from './frame-loop';
import { nextFrame } from './next-frame';
import { cssColor, type IntegerValues, type Pattern } from './pattern';
import type { Renderer } from './renderer';
import { openWebglBackend } from './webgl-backend';

export type { Exactness };

/** What is on the screen, sizes in device px. */
export interface StageFacts {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly exactness: Exactness;
  readonly backend: 'webgl' | '2d';
}

interface StageOptions<Values extends IntegerValues<Values>> {
  readonly pattern: Pattern<Values>;
  /** Where they differ from the pattern's defaults. */
  readonly values?: Partial<Values>;
  /** Called after a picture was drawn, whenever its facts differ from those of the last. */
  readonly onFacts?: ((facts: StageFacts) => void) | undefined;
  /**
   * Makes it a moving picture: called in every frame with the time of the frame in milliseconds, changes the values in
   * place and returns whether to draw them. It must not allocate.
   */
  readonly animate?: ((values: Values, time: number) => boolean) | undefined;
}

/**
 * Fills `host` with a pattern, one canvas pixel to one device pixel, and keeps it so through resizing, other screens and
 * pixel ratios, and lost contexts. Returns at once; the picture follows when Pixi is loaded (where there is no WebGL 2:
 * before the next paint), and the host shows the pattern's ground until then. Draws only when something changed, at most
 * once a frame. The host must have a size and no children of its own.
 */
export function mountPattern<Values extends IntegerValues<Values>>(
  host: HTMLElement,
  { pattern, values, onFacts, animate }: StageOptions<Values>,
): Renderer<Values> {
  const current: Values = { ...pattern.values, ...values };
  const formerBackground = host.style.backgroundColor;
  let facts: StageFacts | null = null;
  let disposed = false;

  const showGround = () => {
    host.style.backgroundColor = cssColor(pattern.ground(current));
  };
  const report = (box: DeviceBox, backend: StageFacts['backend']) => {
    const same =
      facts?.width === box.width &&
      facts.height === box.height &&
      facts.pixelRatio === box.pixelRatio &&
      facts.exactness === box.exactness &&
      facts.backend === backend;
    if (same) return;
    facts = { ...box, backend };
    onFacts?.(facts);
  };

  const drawing = nextFrame(() => backend.draw());
  const openCanvas = () => openCanvasBackend(host, pattern, current, (box) => report(box, '2d'));
  const lent: BackendHost = {
    host,
    schedule: drawing.request,
    onDrawn: (box) => report(box, 'webgl'),
    onFailure() {
      backend.dispose();
      backend = openCanvas();
    },
  };

  showGround();
  const load = async () => {
    const { createPainter } = await import('./pixi');
    return async (canvas: HTMLCanvasElement, gl: WebGL2RenderingContext) => {
      const painter = await createPainter(canvas, gl, pattern);
      return {
        draw: ({ width, height }: DeviceBox) => painter.draw(current, width, height),
        dispose: painter.dispose,
      };
    };
  };
  let backend: Backend = openWebglBackend(lent, load) ?? openCanvas();
  const stopFrames = animate && frameLoop((time) => animate(current, time) && backend.draw());

  return {
    update(changed) {
      if (disposed) return;
      Object.assign(current, changed);
      showGround();
      drawing.request();
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      drawing.cancel();
      stopFrames?.();
      backend.dispose();
      host.style.backgroundColor = formerBackground;
    },
  };
}
