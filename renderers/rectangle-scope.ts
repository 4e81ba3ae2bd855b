import { PixelPicture, type RectangleTarget } from './pixel-picture';
import type { Renderer } from './renderer';
import { type DrawScope, mountScope, type ScopeSettings } from './scope';

/** A scope that draws hundreds of plain rectangles in whole px. Writes them in main memory, see `PixelPicture`. */
export function mountRectangleScope<Settings extends ScopeSettings>(
  host: HTMLElement,
  settings: Settings,
  draw: DrawScope<Settings, RectangleTarget>,
): Renderer<Settings> {
  let picture = new PixelPicture(new ImageData(1, 1));
  return mountScope(
    host,
    settings,
    (context, box, current, time, whole) => {
      const { width, height } = picture.image;
      if (box.width !== width || box.height !== height)
        picture = new PixelPicture(new ImageData(box.width, box.height));
      draw(picture, box, current, time, whole);
      picture.putOn(context);
    },
    true,
  );
}
