import { cssColor, type PackedColor } from '../measure/color/packed';
// Not loaded later: it has to work when loading fails.
import { type CanvasPainterFactory, openCanvasBackend } from './canvas-backend';
import type { DeviceBox } from './device-pixels';
import { type SlownessWatch, watchSlowness } from './slowness';
import type { Backend } from './surface';
import { openWebglBackend, type PainterFactory } from './webgl-backend';

/** What is on the screen, sizes in device px. */
export interface StageFacts extends DeviceBox {
  readonly backend: 'webgl' | '2d';
  /** Whether a moving picture changed from WebGL to the 2D canvas because its frames came late. */
  readonly changedOver: boolean;
}

export type OnFacts = (facts: StageFacts) => void;

/**
 * What a frame of a moving picture does: `next` draws and asks for another frame, `wait` asks for another one and draws
 * only if the stage was invalidated, `last` draws and then rests until the stage is invalidated.
 */
export type Step = 'next' | 'wait' | 'last';

interface StageOptions {
  /** Loads what draws by WebGL. Called only where WebGL is used. */
  readonly painter: () => Promise<PainterFactory>;
  /** Draws on a 2D canvas where WebGL is missing, fails or is too slow. */
  readonly fallback: CanvasPainterFactory;
  /** What the host shows while nothing is drawn over it. Asked at every invalidation. */
  readonly ground: () => PackedColor;
  /**
   * Makes it a moving picture, which never uses WebGL in software, and changes to the 2D canvas if its frames come late.
   * Called before a frame is drawn, with the frame's time in milliseconds. It must not allocate.
   */
  readonly animate?: ((time: number) => Step) | undefined;
  /** The canvas has a new box. Called before anything is drawn in it. */
  readonly onBox?: (box: DeviceBox) => void;
  /** Called after a picture was drawn, whenever its facts differ from those of the last. */
  readonly onFacts?: OnFacts | undefined;
}

export interface Stage {
  /** Asks for a draw in the next frame; asking again before it changes nothing. */
  invalidate(): void;
  dispose(): void;
}

/**
 * Fills `host` with a drawing, one canvas pixel to one device pixel, and keeps it so through resizing, other screens and
 * pixel ratios, and lost contexts. Returns at once; the picture follows when Pixi is loaded (on a 2D canvas: before the
 * next paint), and the host shows the ground until then. It changes to the 2D canvas if WebGL fails, or if the frames of
 * a moving picture come late although the main thread is free, and never changes back. The host must have a size and no
 * children of its own.
 */
export function mountStage(
  host: HTMLElement,
  { painter, fallback, ground, animate, onBox, onFacts }: StageOptions,
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

  /** Only while WebGL draws a moving picture. */
  let slowness: SlownessWatch | null = null;
  const openCanvas = () => openCanvasBackend(host, fallback, { onBox, onDrawn: (box) => report(box, '2d') });
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
  let backend: Backend = webgl ?? openCanvas();
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
