import type { FrameTrace } from '../../measure/live/frame-trace';
import { observeDevicePixels } from '../device-pixels';
import { frameLoop } from '../frame-loop';
import type { Renderer } from '../renderer';
import { barHeight, barsOn, SCALE } from './frame-strip';

export interface FrameStripSettings {
  /** Frames a second that the camera advertises. */
  advertised: number;
  running: boolean;
}

// Grays only: the page judges a picture.
const ground = '#121212';
const line = '#333333';
const strong = '#5a5a5a';
const live = '#f2f2f2';
const rest = '#b4b4b4';

/**
 * The camera's frames as a strip. Each bar is as high as the time since the previous frame, the newest at the right. The
 * lowest line is the advertised interval.
 */
export function mountFrameStrip(
  host: HTMLElement,
  trace: FrameTrace,
  settings: FrameStripSettings,
): Renderer<FrameStripSettings> {
  const current = { ...settings };
  const canvas = host.ownerDocument.createElement('canvas');
  // Absolute, so that the backing store's size never moves the layout.
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  host.append(canvas);
  const context = canvas.getContext('2d', { alpha: false });
  let pixelRatio = 1;
  let drawn = -1;

  const draw = () => {
    if (!context) return;
    drawn = trace.version;
    const { width, height } = canvas;
    const bars = barsOn(width, height, pixelRatio);
    const hair = Math.max(1, Math.floor(pixelRatio));
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    for (let step = 1; step < SCALE; step++) {
      context.fillStyle = step === 1 ? strong : line;
      context.fillRect(0, height - Math.round(step * bars.unit), width, hair);
    }
    context.fillStyle = current.running ? live : rest;
    for (let back = 0; back < bars.count; back++) {
      const interval = trace.at(back);
      if (Number.isNaN(interval)) break;
      const tall = barHeight(interval, 1000 / current.advertised, bars);
      context.fillRect(width - (back + 1) * bars.pitch, height - tall, bars.width, tall);
    }
  };

  const unobserve = observeDevicePixels(host, (box) => {
    canvas.width = box.width;
    canvas.height = box.height;
    pixelRatio = box.pixelRatio;
    draw();
  });
  let stop: (() => void) | null = null;
  const follow = () => {
    if (current.running === (stop !== null)) return;
    stop?.();
    stop = current.running ? frameLoop(() => trace.version !== drawn && draw()) : null;
  };
  follow();
  return {
    update(changed) {
      Object.assign(current, changed);
      follow();
      draw();
    },
    dispose() {
      stop?.();
      stop = null;
      unobserve();
      canvas.remove();
    },
  };
}
