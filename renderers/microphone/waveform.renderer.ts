import type { MicrophoneSignal } from '../../measure/live/microphone-signal';
import { mountRectangleScope } from '../rectangle-scope';
import type { Renderer } from '../renderer';
import { colors, drawGraticule, type ScopeSettings } from '../scope';
import { LINE_COLOR } from './spectrum';
import { columnsOf, heightOf, SPAN_S, triggerOf } from './waveform';

export interface WaveformSettings extends ScopeSettings {
  /** Amplitude at the upper and lower edge, relative to a full scale of 1. */
  range: number;
  /** Index of the channel to draw. */
  channel: number;
}

/** Draws the last 40 ms of one channel. A periodic sound stands still. The trace is gray when stopped. */
export function mountWaveform(
  host: HTMLElement,
  signal: MicrophoneSignal,
  settings: WaveformSettings,
): Renderer<WaveformSettings> {
  let samples = new Float32Array(0);
  let columns = new Float32Array(0);
  let drawn: MicrophoneSignal['ring'] = null;
  let written = 0;
  return mountRectangleScope(host, settings, (target, box, { range, channel, running }, _time, whole) => {
    // Samples arrive about 50 times a second, whatever the refresh rate.
    const { ring } = signal;
    if (!whole && ring === drawn && (ring?.written ?? 0) === written) return;
    drawn = ring;
    written = ring?.written ?? 0;
    const { width, height } = box;
    drawGraticule(target, box, LINE_COLOR, colors.strong, colors.strong);
    if (!ring || channel >= ring.channels) return;
    const length = Math.round(SPAN_S * ring.rate);
    if (samples.length !== 2 * length) samples = new Float32Array(2 * length);
    ring.read(channel, samples);
    if (columns.length !== 2 * width) columns = new Float32Array(2 * width);
    columnsOf(samples, triggerOf(samples), length, columns);
    // Rectangles on whole device px: a path with a thousand points is much slower.
    const thick = Math.max(2, Math.round(2 * box.pixelRatio));
    target.fillStyle = running ? colors.live : colors.rest;
    for (let x = 0; x < width; x++) {
      const top = heightOf(columns[2 * x + 1] as number, range, height, thick);
      const bottom = heightOf(columns[2 * x] as number, range, height, thick) + thick;
      target.fillRect(x - (thick >> 1), top, thick, bottom - top);
    }
  });
}
