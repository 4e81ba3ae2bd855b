import type { Picture } from '../../machines/panel/picture';
import { cssColor } from '../../measure/color/packed';
import { PLAIN, signalOf } from '../../measure/panel/fine';
import { openCanvasBackend } from '../canvas-backend';
import type { Renderer } from '../renderer';
import type { OnFacts } from '../stage';
import { type PanelSettings, panelValues, patchBox } from './panel.values';

/** What TypeScript does not know yet: https://html.spec.whatwg.org/#canvascolortype and #imagedatasettings */
interface DeepSettings extends CanvasRenderingContext2DSettings {
  colorType?: 'unorm8' | 'float16';
}
interface DeepImageSettings extends ImageDataSettings {
  pixelFormat: 'rgba-float16';
}
export const deepImage: DeepImageSettings = { pixelFormat: 'rgba-float16' };

/**
 * A context that holds half floats; null where the browser has none. Browsers that do not know the setting leave it out,
 * and WebKit throws where its system lacks them.
 */
export function deepContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  try {
    const settings: DeepSettings = { alpha: false, colorType: 'float16' };
    const context = canvas.getContext('2d', settings);
    const got: DeepSettings | undefined = context?.getContextAttributes?.();
    return got?.colorType === 'float16' ? context : null;
  } catch {
    return null;
  }
}

/** A level of gray, and the box in device px that has it. */
export type LevelBox = readonly [level: number, x: number, y: number, width: number, height: number];

/**
 * Fills boxes with grays of 10 bits. Chromium rounds every fill style to codes of 8 bits where a GPU draws, and keeps
 * only images as they are: so all levels are put into an image, of which one pixel is enlarged.
 */
export function fillLevels(context: CanvasRenderingContext2D, boxes: readonly LevelBox[]): void {
  const image = new ImageData(PLAIN.to + 1, 1, deepImage);
  for (let level = 0; level <= PLAIN.to; level++) {
    const signal = signalOf(level);
    image.data.set([signal, signal, signal, 1], 4 * level);
  }
  const levels = document.createElement('canvas');
  Object.assign(levels, { width: image.width, height: 1 });
  deepContext(levels)?.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  for (const [level, x, y, width, height] of boxes) context.drawImage(levels, level, 0, 1, 1, x, y, width, height);
}

/** Draws grays of 10 bits: a field, and a patch in each quarter. Other pictures are a field in its own code. */
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
 * Fills `host` with a picture whose shades are finer than codes of 8 bits, on a 2D canvas of half floats. Nothing is
 * dithered here; what the browser, the system and the screen make of it is what the experiment asks for. `onFailure` is
 * called once where the browser cannot.
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
      const context = deepContext(canvas);
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
