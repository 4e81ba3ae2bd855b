import type { Picture } from '../../machines/panel/picture';
import { cssColor } from '../../measure/color/packed';
import { PLAIN_STEP, signalOf } from '../../measure/panel/fine';
import { openCanvasBackend } from '../canvas-backend';
import type { Renderer } from '../renderer';
import type { OnFacts } from '../stage';
import { type PanelSettings, panelValues, patchBox } from './panel.values';

/** Missing from TypeScript's DOM types: https://html.spec.whatwg.org/#canvascolortype and #imagedatasettings */
interface Float16ContextSettings extends CanvasRenderingContext2DSettings {
  colorType?: 'unorm8' | 'float16';
}
interface Float16ImageSettings extends ImageDataSettings {
  pixelFormat: 'rgba-float16';
}
export const float16Image: Float16ImageSettings = { pixelFormat: 'rgba-float16' };

/**
 * A 2D context that stores half floats. Null if the browser does not support it. Browsers that do not know the setting
 * omit it, and WebKit throws if the system lacks half floats.
 */
export function float16Context(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  try {
    const settings: Float16ContextSettings = { alpha: false, colorType: 'float16' };
    const context = canvas.getContext('2d', settings);
    const got: Float16ContextSettings | undefined = context?.getContextAttributes?.();
    return got?.colorType === 'float16' ? context : null;
  } catch {
    return null;
  }
}

/** A gray level, and the box in device px to fill with it. */
export type LevelBox = readonly [level: number, x: number, y: number, width: number, height: number];

/**
 * Fills boxes with 10-bit grays. Chromium rounds fill styles to 8 bits when a GPU draws, but keeps the values of
 * images. So this function writes all levels into an image, and enlarges one pixel of it for each box.
 */
export function fillLevels(context: CanvasRenderingContext2D, boxes: readonly LevelBox[]): void {
  const image = new ImageData(PLAIN_STEP.to + 1, 1, float16Image);
  for (let level = 0; level <= PLAIN_STEP.to; level++) {
    const signal = signalOf(level);
    image.data.set([signal, signal, signal, 1], 4 * level);
  }
  const levels = document.createElement('canvas');
  Object.assign(levels, { width: image.width, height: 1 });
  float16Context(levels)?.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  for (const [level, x, y, width, height] of boxes) context.drawImage(levels, level, 0, 1, 1, x, y, width, height);
}

/** Draws 10-bit grays: a field, and a patch in each quarter. Draws any other picture as a plain field. */
function draw(context: CanvasRenderingContext2D, picture: Picture): void {
  const { width, height } = context.canvas;
  if (picture.kind !== 'fine') {
    context.fillStyle = cssColor(panelValues(picture).field);
    context.fillRect(0, 0, width, height);
    return;
  }
  const { left, top, side } = patchBox(picture, width, height);
  const patches = picture.patches.map((level, quarter): LevelBox => {
    const x = quarter % 2 === 0 ? left : width - left - side;
    const y = quarter < 2 ? top : height - top - side;
    return [level, x, y, side, side];
  });
  fillLevels(context, [[picture.field, 0, 0, width, height], ...patches]);
}

/**
 * Fills `host` with a picture whose grays are finer than 8 bits, on a 2D canvas with half floats. Nothing is dithered
 * here: the experiment tests what the browser, the system and the screen do with such grays. Calls `onFailure` once if
 * the browser does not support it.
 */
export function mountFine(
  host: HTMLElement,
  settings: PanelSettings,
  onFacts: OnFacts,
  onFailure: () => void,
): Renderer<PanelSettings> {
  const formerBackground = host.style.backgroundColor;
  host.style.backgroundColor = cssColor(panelValues(settings.picture).field);
  let { picture } = settings;
  const backend = openCanvasBackend(host, (context) => () => draw(context, picture), {
    open(canvas) {
      const context = float16Context(canvas);
      if (!context) queueMicrotask(onFailure);
      return context;
    },
    onDrawn: (box) => onFacts({ ...box, backend: '2d', changedOver: false }),
  });
  return {
    update(changed) {
      picture = changed.picture ?? picture;
      backend.draw();
    },
    dispose() {
      backend.dispose();
      host.style.backgroundColor = formerBackground;
    },
  };
}
