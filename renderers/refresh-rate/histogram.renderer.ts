import { COLUMNS, countColumns, UNKNOWN_SPAN_MS } from '../../measure/frames/gap-columns';
import type { FrameClock } from '../../measure/live/frame-clock';
import { type FrameStripSettings, MAX_INTERVALS } from '../frame-strip';
import type { Renderer } from '../renderer';
import { colors, drawGround, hairOf, mountScope } from '../scope';

export interface HistogramSettings extends FrameStripSettings {
  /** Frames counted so far. A change redraws the histogram. */
  frames: number;
}

/**
 * Draws how often each frame time occurred, from 0 to four intervals. The count axis is logarithmic, so that a single
 * frame is visible. The column at one interval has the live color. Drawn when a setting changes, a few times a second.
 */
export function mountHistogram(
  host: HTMLElement,
  clock: Pick<FrameClock, 'delta'>,
  settings: HistogramSettings,
): Renderer<HistogramSettings> {
  const counts = new Uint32Array(COLUMNS);
  return mountScope(host, settings, (context, box, { interval, running }, _time, whole) => {
    if (!whole) return;
    const { width, height } = box;
    const hair = hairOf(box);
    const known = interval > 0;
    countColumns(clock, (known ? interval * MAX_INTERVALS : UNKNOWN_SPAN_MS) / COLUMNS, counts);
    let highest = 1;
    for (let i = 0; i < COLUMNS; i++) highest = Math.max(highest, counts[i] as number);
    drawGround(context, box);
    context.fillStyle = colors.line;
    for (let line = 1; line < MAX_INTERVALS; line++)
      context.fillRect(Math.floor((line * width) / MAX_INTERVALS), 0, hair, height);
    const scale = (0.92 * height) / Math.log1p(highest);
    for (let i = 0; i < COLUMNS; i++) {
      const count = counts[i] as number;
      if (count === 0) continue;
      // Centered on its time, so that the column of one interval lies on that line.
      const left = Math.round(((i - 0.5) * width) / COLUMNS);
      const right = Math.round(((i + 0.5) * width) / COLUMNS) - hair;
      const tall = Math.max(hair, Math.round(Math.log1p(count) * scale));
      const one = known && i === COLUMNS / MAX_INTERVALS;
      context.fillStyle = one ? (running ? colors.live : colors.rest) : colors.data;
      context.fillRect(left, height - tall, right - left, tall);
    }
  });
}
