import { UNKNOWN_SPAN_MS } from '../measure/frames/gap-columns';
import type { Renderer } from './renderer';
import { colors, drawGround, hairOf, mountScope, type ScopeSettings } from './scope';

export interface FrameStripSettings extends ScopeSettings {
  /** Milliseconds between two frames that are on time: the unit of the strip's height. 0 while unknown. */
  interval: number;
}

/** The frames that the strip shows. `back` counts backwards from 0, the latest frame. */
interface FrameTimes {
  /** Milliseconds from the previous frame to this one. NaN if there is no previous frame. */
  delta(back: number): number;
  /** Number of frames missed just before this one. */
  missedBefore?(back: number): number;
  /** Increases with every change. If undefined, the strip is drawn in every frame. */
  readonly version?: number;
}

interface StripLook {
  /** CSS px from the start of one bar to the start of the next. */
  readonly pitch: number;
  /** Rounds the gap between two bars to whole device px. */
  readonly round: (px: number) => number;
  /** Color of the bars while the strip runs. */
  readonly color: string;
  /** Color of a missed frame. Default: white. */
  readonly missed?: string;
}

export const screenStrip: StripLook = { pitch: 3, round: Math.floor, color: colors.live };
/** A gray tick a frame, and a tall one in signal color where a frame was missed. */
export const motionTape: StripLook = {
  pitch: 4,
  round: (px) => Math.floor(2 * px),
  color: colors.rest,
  missed: colors.live,
};
/** Gray only: color beside a camera picture would affect how a person judges it. */
export const cameraStrip: StripLook = { pitch: 4, round: Math.round, color: colors.data };

/** Height of the strip, in intervals. */
export const MAX_INTERVALS = 4;

/** Pitch and width of a strip's bars in whole device px, and how many bars cover the strip. */
export function barsOn(width: number, pixelRatio: number, { pitch: cssPitch, round }: StripLook) {
  const pitch = Math.max(2, Math.round(cssPitch * pixelRatio));
  return { pitch, width: pitch - Math.max(1, round(pixelRatio)), count: Math.ceil(width / pitch) };
}

/**
 * Height of a bar in whole device px, proportional to `delta / interval` (both ms), from 1 px to the strip's height.
 */
export function barHeight(delta: number, interval: number, height: number): number {
  const unit = height / MAX_INTERVALS;
  return Math.max(1, Math.min(height, Math.round((delta / interval) * unit)));
}

/**
 * Shows frame times as a strip of bars. Each bar's height is the time since the previous frame; the latest frame is at
 * the right. The strip moves by one bar with every frame. The lowest line marks one interval. A missed frame is a
 * bar of full height.
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
      context.fillStyle = missed ? (look.missed ?? colors.data) : color;
      context.fillRect(width - (back + 1) * bars.pitch, height - tall, bars.width, tall);
    }
  });
}
