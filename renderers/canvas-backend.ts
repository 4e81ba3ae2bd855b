import type { Backend } from './backend';
import type { DeviceBox } from './device-pixels';
import { type Picture, paintPicture } from './pattern';
import { openSurface } from './surface';

/**
 * Writes the picture's codes into ImageData: slower than WebGL on a full screen, and just as exact. `values` are read at
 * every draw; `onDrawn` is called after each.
 */
export function openCanvasBackend<Values>(
  host: HTMLElement,
  picture: Picture<Values>,
  values: Values,
  onDrawn?: (box: DeviceBox) => void,
): Backend {
  const surface = openSurface(host);
  const { canvas } = surface;
  const context = canvas.getContext('2d', { alpha: false });
  let box: DeviceBox | null = null;
  let image: ImageData | null = null;

  const draw = () => {
    if (!context || !box) return;
    const { width, height } = box;
    if (!image || image.width !== width || image.height !== height) {
      canvas.width = width;
      canvas.height = height;
      image = context.createImageData(width, height);
    }
    paintPicture(picture, values, image.data, width, height);
    context.putImageData(image, 0, 0);
    canvas.style.visibility = 'visible';
    onDrawn?.(box);
  };
  surface.observe((next) => {
    box = next;
    draw();
  });

  return {
    draw,
    dispose() {
      surface.remove();
      // Frees the backing store now instead of at the next collection.
      canvas.width = canvas.height = 0;
    },
  };
}
