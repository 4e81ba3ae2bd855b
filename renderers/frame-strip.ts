import { UNKNOWN_SPAN_MS } from '../measure/frames/gap-columns';
import type { Renderer } from './renderer';
import { colors, drawGround, hairOf, mountScope, type ScopeSettings } from './scope';

export interface FrameStripSettings extends ScopeSettings {
  /** Milliseconds between two frames where none is late: the unit of the strip's height. 0 while it is not known. */
  interval: number;
}

/** Where the strip reads its frames. `back` counts from 0, the latest frame. */
interface FrameTimes {
  /** Milliseconds from the frame before to this one; NaN where there is none. */
  delta(back: number): number;
  /** Frames that were missed just before this one. */
  missedBefore?(back: number): number;
  /** Grows with every change. Without it the strip is drawn in every frame. */
  readonly version?: number;
}

interface StripLook {
  /** CSS px from one bar to the next. */
  readonly pitch: number;
  /** Makes the gap between two bars whole device px. */
  readonly round: (px: number) => number;
  /** Color of the bars while the strip runs. */
  readonly color: string;
}

export const screenStrip: StripLook = { pitch: 3, round: Math.floor, color: colors.live };
/** In grays only, since the camera page judges a picture. */
export const cameraStrip: StripLook = { pitch: 4, round: Math.round, color: colors.data };

/** Height of the strip, in intervals. */
export const MAX_INTERVALS = 4;

/** The bars of a strip, in whole device px, and how many of them fit. */
export function barsOn(width: number, pixelRatio: number, { pitch: cssPitch, round }: StripLook) {
  const pitch = Math.max(2, Math.round(cssPitch * pixelRatio));
  return { pitch, width: pitch - Math.max(1, round(pixelRatio)), count: Math.ceil(width / pitch) };
}

/** Height of a bar in device px, in proportion to the interval in ms: from 1 px to the strip's height. */
export function barHeight(delta: number, interval: number, height: number): number {
  const unit = height / MAX_INTERVALS;
  return Math.max(1, Math.min(height, Math.round((delta / interval) * unit)));
}

/**
 * Frame times as a strip: a bar for each frame, as high as the time since the frame before, the latest at the right. It
 * moves by one bar with every frame. The lowest line is one interval; a missed frame is a white bar over the whole height.
 */
export function mountFrameStrip(
  host: HTMLElement,
  frames: FrameTimes,
  look: StripLook,
  settings: FrameStripSettings,
): Renderer<FrameStripSettings> {
  let bars = barsOn(0, 1, look);
  let drawn = -1;
  return mountScope(host, settings, (context, box, { interval, running }, _time, whole) => {
    const { width, height } = box;
    if (whole) bars = barsOn(width, box.pixelRatio, look);
    else if (frames.version === drawn) return;
    drawn = frames.version ?? -1;
    const hair = hairOf(box);
    drawGround(context, box);
    for (let line = 1; line < MAX_INTERVALS; line++) {
      context.fillStyle = line === 1 ? colors.strong : colors.line;
      context.fillRect(0, height - Math.round((line * height) / MAX_INTERVALS), width, hair);
    }
    const unit = interval > 0 ? interval : UNKNOWN_SPAN_MS / MAX_INTERVALS;
    const color = running ? look.color : colors.rest;
    for (let back = 0; back < bars.count; back++) {
      const delta = frames.delta(back);
      if (Number.isNaN(delta)) break;
      const missed = frames.missedBefore !== undefined && frames.missedBefore(back) > 0;
      const tall = missed ? height : barHeight(delta, unit, height);
      context.fillStyle = missed ? colors.data : color;
      context.fillRect(width - (back + 1) * bars.pitch, height - tall, bars.width, tall);
    }
  });
}
