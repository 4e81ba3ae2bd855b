import type { FrameClock } from '../../measure/live/frame-clock';
import type { DeviceBox } from '../device-pixels';
import type { Renderer } from '../renderer';
import { colors, hairOf, mountPicture, type PictureSettings } from './picture';

const ACROSS = 16;
const DOWN = 4;

/**
 * A block that moves by one cell with every frame of the screen. A missed frame leaves its cell dark, which a camera with
 * an exposure of a tenth of a second shows as a gap. One cell is lit at a time and each once in 64 frames, on an area far
 * below the flash limit of WCAG 2.3.1. A frame draws only the two cells that change.
 */
export function mountBlocks(
  host: HTMLElement,
  clock: Pick<FrameClock, 'place'>,
  settings: PictureSettings,
): Renderer<PictureSettings> {
  return mountPicture(host, settings, (current) => {
    let lit = -1;
    const next = () => (current.running ? clock.place % (ACROSS * DOWN) : -1);
    const cell = (context: CanvasRenderingContext2D, box: DeviceBox, index: number) => {
      if (index < 0) return;
      const gap = hairOf(box);
      const column = index % ACROSS;
      const row = Math.floor(index / ACROSS);
      const left = Math.round((column * box.width) / ACROSS);
      const top = Math.round((row * box.height) / DOWN);
      const right = Math.round(((column + 1) * box.width) / ACROSS) - gap;
      const bottom = Math.round(((row + 1) * box.height) / DOWN) - gap;
      context.fillStyle = index === lit ? colors.data : colors.cell;
      context.fillRect(left, top, right - left, bottom - top);
    };
    return {
      draw(context, box) {
        lit = next();
        context.fillStyle = colors.ground;
        context.fillRect(0, 0, box.width, box.height);
        for (let index = 0; index < ACROSS * DOWN; index++) cell(context, box, index);
      },
      drawFrame(context, box) {
        const before = lit;
        lit = next();
        if (lit === before) return;
        cell(context, box, before);
        cell(context, box, lit);
      },
    };
  });
}
