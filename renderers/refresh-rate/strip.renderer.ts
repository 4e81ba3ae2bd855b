import type { FrameClock } from '../../measure/live/frame-clock';
import type { Renderer } from '../renderer';
import { colors, hairOf, mountPicture, type PictureSettings } from './picture';

/** Intervals from the foot of the strip to its top. */
export const SCALE = 4;
/** The same in ms, while the interval is not known. */
const UNKNOWN = 50;
/** CSS px from one bar to the next. */
const PITCH = 3;

/**
 * Frame times as a strip: a bar for each frame, as high as the time since the frame before, the latest at the right. It
 * moves by one bar with every frame. A missed frame is a white line over the whole height.
 */
export function mountStrip(
  host: HTMLElement,
  clock: Pick<FrameClock, 'delta' | 'missedBefore'>,
  settings: PictureSettings,
): Renderer<PictureSettings> {
  return mountPicture(host, settings, (current) => {
    const draw = (context: CanvasRenderingContext2D, box: Parameters<typeof hairOf>[0]) => {
      const { width, height, pixelRatio } = box;
      const hair = hairOf(box);
      const unit = height / SCALE;
      context.fillStyle = colors.ground;
      context.fillRect(0, 0, width, height);
      for (let line = 1; line < SCALE; line++) {
        context.fillStyle = line === 1 ? colors.strong : colors.line;
        context.fillRect(0, height - Math.round(line * unit), width, hair);
      }
      const pitch = Math.max(2, Math.round(PITCH * pixelRatio));
      const bar = Math.max(1, pitch - hair);
      const scale = current.interval > 0 ? unit / current.interval : height / UNKNOWN;
      const bars = Math.ceil(width / pitch);
      const color = current.running ? colors.live : colors.rest;
      for (let back = 0; back < bars; back++) {
        const delta = clock.delta(back);
        if (Number.isNaN(delta)) break;
        const x = width - (back + 1) * pitch;
        const missed = clock.missedBefore(back) > 0;
        const tall = missed ? height : Math.min(height, Math.max(1, Math.round(delta * scale)));
        context.fillStyle = missed ? colors.data : color;
        context.fillRect(x, height - tall, bar, tall);
      }
    };
    return { draw, drawFrame: draw };
  });
}
