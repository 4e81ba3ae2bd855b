import type { Picture } from '../../machines/panel/picture';
import { cssColor } from '../../measure/color/packed';
import { signalOf } from '../../measure/panel/fine';
import { openCanvasBackend } from '../canvas-backend';
import type { Renderer } from '../renderer';
import type { OnFacts } from '../stage';
import { type PanelSettings, panelValues, patchBox } from './panel.values';

/** What TypeScript does not know yet: https://html.spec.whatwg.org/#canvascolortype */
interface DeepSettings extends CanvasRenderingContext2DSettings {
  colorType?: 'unorm8' | 'float16';
}

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

/** A gray of 10 bits in CSS. It is not rounded to codes of 8 bits, as colors in `rgb()` are. */
export const cssLevel = (level: number) => `color(srgb ${signalOf(level)} ${signalOf(level)} ${signalOf(level)})`;

/** Draws grays of 10 bits: a field, and a patch in each quarter. Other pictures are a field in its own code. */
export function drawFine(context: CanvasRenderingContext2D, picture: Picture): void {
  const { width, height } = context.canvas;
  context.fillStyle = picture.kind === 'fine' ? cssLevel(picture.field) : cssColor(panelValues(picture).field);
  context.fillRect(0, 0, width, height);
  if (picture.kind !== 'fine') return;
  const { left, top, side } = patchBox(picture, width, height);
  for (const [quarter, level] of picture.patches.entries()) {
    const x = quarter % 2 === 0 ? left : width - left - side;
    const y = quarter < 2 ? top : height - top - side;
    context.fillStyle = cssLevel(level);
    context.fillRect(x, y, side, side);
  }
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
  const { draw, dispose } = openCanvasBackend(host, (context) => () => drawFine(context, picture), {
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
      draw();
    },
    dispose() {
      dispose();
      host.style.backgroundColor = formerBackground;
    },
  };
}
