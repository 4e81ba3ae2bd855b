import { cssColor, type PackedColor } from '../measure/color/packed';
// Imported statically: it must work when loading fails.
import { type CanvasPainterFactory, openCanvasBackend } from './canvas-backend';
import type { DeviceBox } from './device-pixels';
import { watchSlowness } from './slowness';
import type { Backend } from './surface';
import { openWebglBackend, type PainterFactory } from './webgl-backend';

/** What is on the screen, sizes in device px. */
export interface StageFacts extends DeviceBox {
  readonly backend: 'webgl' | '2d';
  /** Whether an animation switched from WebGL to the 2D canvas because its frames were late. */
  readonly changedOver: boolean;
}

export type OnFacts = (facts: StageFacts) => void;

/**
 * What a frame of an animation does. `next`: draw and request another frame. `wait`: request another frame, and draw
 * only if the stage was invalidated. `last`: draw, then stop until the stage is invalidated.
 */
export type Step = 'next' | 'wait' | 'last';

interface StageOptions {
  /** Loads the WebGL painter. Called only if WebGL is used. */
  readonly painter: () => Promise<PainterFactory>;
  /** Draws on a 2D canvas if WebGL is missing, fails or is too slow. */
  readonly fallback: CanvasPainterFactory;
  /** The color that the host shows while nothing is drawn over it. Called at every invalidation. */
  readonly ground: () => PackedColor;
  /**
   * Makes the drawing an animation. An animation never uses software WebGL, and switches to the 2D canvas if its frames
   * are late. Called before a frame is drawn, with the frame's time in milliseconds. Must not allocate.
   */
  readonly animate?: ((time: number) => Step) | undefined;
  /**
   * Whether the animation may lose up to one frame in a hundred on its way to the screen. Without a GPU, a frame then
   * takes half of the main thread's time.
   */
  readonly desynchronized?: boolean;
  /** Called when the canvas has a new box, before anything is drawn in it. */
  readonly onBox?: (box: DeviceBox) => void;
  /** Called after a draw if the facts differ from those of the previous draw. */
  readonly onFacts?: OnFacts | undefined;
}

export interface Stage {
  /** Requests a draw in the next frame. Further requests before that frame have no effect. */
  invalidate(): void;
  dispose(): void;
}

/**
 * Fills `host` with a drawing in which one canvas pixel is one device pixel. Keeps this when the host is resized, the
 * screen or the pixel ratio changes, or the context is lost. Returns immediately; the first picture appears when Pixi
 * is loaded (on a 2D canvas: in the next task), and the host shows the ground color until then. Switches to the 2D
 * canvas if WebGL fails, or if an animation's frames are late although the main thread is free. Never switches back.
 * The host must have a size and no children.
 */
export function mountStage(
  host: HTMLElement,
  { painter, fallback, ground, animate, desynchronized = false, onBox, onFacts }: StageOptions,
): Stage {
  const formerBackground = host.style.backgroundColor;
  let shownGround = -1;
  let facts: StageFacts | null = null;
  let changedOver = false;
  let pending = 0;
  let invalid = false;
  let disposed = false;

  const showGround = () => {
    const color = ground();
    if (color === shownGround) return;
    shownGround = color;
    host.style.backgroundColor = cssColor(color);
  };
  const report = (box: DeviceBox, backend: StageFacts['backend']) => {
    const same =
      facts?.width === box.width &&
      facts.height === box.height &&
      facts.pixelRatio === box.pixelRatio &&
      facts.exactness === box.exactness &&
      facts.backend === backend &&
      facts.changedOver === changedOver;
    if (same) return;
    facts = { ...box, backend, changedOver };
    onFacts?.(facts);
  };

  /** Set only while WebGL draws an animation. */
  let slowness: ReturnType<typeof watchSlowness> | null = null;
  const openCanvas = (isDesynchronized = false) =>
    openCanvasBackend(host, fallback, {
      desynchronized: isDesynchronized,
      onBox,
      onDrawn: (box) => report(box, '2d'),
    });
  const leaveWebgl = () => {
    slowness?.stop();
    slowness = null;
    backend.dispose();
    backend = openCanvas();
  };

  const request = () => {
    pending ||= requestAnimationFrame(run);
  };
  const invalidate = () => {
    if (disposed) return;
    showGround();
    invalid = true;
    request();
  };
  const run = (time: number) => {
    pending = 0;
    const step = animate ? animate(time) : 'last';
    if (step !== 'last') request();
    if (step !== 'wait' || invalid) draw(time);
    if (step !== 'next') slowness?.rest();
  };
  const draw = (time: number) => {
    invalid = false;
    slowness?.drawing();
    backend.draw();
    if (!slowness?.drawn(time)) return;
    changedOver = true;
    leaveWebgl();
  };

  showGround();
  const webgl = openWebglBackend(host, {
    painter,
    hardware: animate !== undefined,
    onBox,
    onDrawn: (box) => report(box, 'webgl'),
    onRestored: invalidate,
    onFailure: leaveWebgl,
  });
  // A browser without hardware WebGL has no GPU, unless something else keeps it from WebGL.
  let backend: Backend = webgl ?? openCanvas(desynchronized);
  if (webgl && animate) slowness = watchSlowness();
  if (animate) request();

  return {
    invalidate,
    dispose() {
      if (disposed) return;
      disposed = true;
      cancelAnimationFrame(pending);
      slowness?.stop();
      backend.dispose();
      host.style.backgroundColor = formerBackground;
    },
  };
}
