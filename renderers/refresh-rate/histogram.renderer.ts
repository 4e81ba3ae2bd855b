import { COLUMNS, countColumns, UNKNOWN } from '../../measure/frames/gap-columns';
import type { FrameClock } from '../../measure/live/frame-clock';
import type { Renderer } from '../renderer';
import { colors, hairOf, mountPicture, type PictureSettings } from './picture';
import { SCALE } from './strip.renderer';

/**
 * How often each frame time occurred, from 0 to four intervals, on a logarithmic scale so that a single frame shows.
 * The column of one interval is the live one. Drawn with every update, a few times a second.
 */
export function mountHistogram(
  host: HTMLElement,
  clock: Pick<FrameClock, 'delta'>,
  settings: PictureSettings,
): Renderer<PictureSettings> {
  const counts = new Uint32Array(COLUMNS);
  return mountPicture(host, settings, (current) => ({
    draw(context, box) {
      const { width, height } = box;
      const hair = hairOf(box);
      const known = current.interval > 0;
      countColumns(clock, known ? (current.interval * SCALE) / COLUMNS : UNKNOWN / COLUMNS, counts);
      let most = 1;
      for (let i = 0; i < COLUMNS; i++) most = Math.max(most, counts[i] as number);
      context.fillStyle = colors.ground;
      context.fillRect(0, 0, width, height);
      context.fillStyle = colors.line;
      for (let line = 1; line < SCALE; line++) context.fillRect(Math.floor((line * width) / SCALE), 0, hair, height);
      const scale = (0.92 * height) / Math.log1p(most);
      for (let i = 0; i < COLUMNS; i++) {
        const count = counts[i] as number;
        if (count === 0) continue;
        // Centered on its time, so that one interval lies on its line.
        const left = Math.round(((i - 0.5) * width) / COLUMNS);
        const right = Math.round(((i + 0.5) * width) / COLUMNS) - hair;
        const tall = Math.max(hair, Math.round(Math.log1p(count) * scale));
        const one = known && i === COLUMNS / SCALE;
        context.fillStyle = one ? (current.running ? colors.live : colors.rest) : colors.data;
        context.fillRect(left, height - tall, right - left, tall);
      }
    },
  }));
}
