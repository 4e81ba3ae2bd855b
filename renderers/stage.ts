import { cssColor } from '../measure/color/packed';
import { openCanvasBackend } from './canvas-backend';
import type { DeviceBox, Exactness } from './device-pixels';
import { type DrawingFacts, openDrawing } from './drawing';
import { frameLoop } from './frame-loop';
import { nextFrame } from './next-frame';
import type { IntegerValues, Pattern } from './pattern';
import type { Renderer } from './renderer';

export type { Exactness };

/** What is on the screen, sizes in device px. */
export type StageFacts = DrawingFacts;

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
  let disposed = false;

  const showGround = () => {
    host.style.backgroundColor = cssColor(pattern.ground(current));
  };
  const request = nextFrame(() => drawing.draw());

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
  const drawing = openDrawing({
    host,
    moving: animate !== undefined,
    load,
    openCanvas: (onDrawn) => openCanvasBackend(host, pattern, current, onDrawn),
    schedule: request.request,
    onFacts,
  });
  const stopFrames =
    animate &&
    frameLoop((time) => {
      if (animate(current, time)) drawing.drawFrame(time);
      else drawing.rest();
    });

  return {
    update(changed) {
      if (disposed) return;
      Object.assign(current, changed);
      showGround();
      request.request();
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      request.cancel();
      stopFrames?.();
      drawing.dispose();
      host.style.backgroundColor = formerBackground;
    },
  };
}
