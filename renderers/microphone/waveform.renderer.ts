import type { MicrophoneSignal, ScopeSettings } from '../../measure/live/microphone-signal';
import type { Renderer } from '../renderer';
import { colors, hairOf, mountScope } from './scope';
import { columnsOf, heightOf, SPAN, triggerOf } from './waveform';

/** Divisions of the graticule. */
const ACROSS = 10;
const DOWN = 8;

/** The last 40 ms of one channel, held still where the sound repeats. The trace is gray when stopped. */
export function mountWaveform(
  host: HTMLElement,
  signal: MicrophoneSignal,
  settings: ScopeSettings,
): Renderer<ScopeSettings> {
  let samples = new Float32Array(0);
  let columns = new Float32Array(0);
  return mountScope(host, settings, (context, box, { range, channel, running }) => {
    const { width, height } = box;
    const hair = hairOf(box);
    context.fillStyle = colors.ground;
    context.fillRect(0, 0, width, height);
    for (let i = 1; i < ACROSS; i++) {
      context.fillStyle = i === ACROSS / 2 ? colors.strong : colors.line;
      context.fillRect(Math.round((i * width) / ACROSS), 0, hair, height);
    }
    for (let i = 1; i < DOWN; i++) {
      context.fillStyle = i === DOWN / 2 ? colors.strong : colors.line;
      context.fillRect(0, Math.round((i * height) / DOWN), width, hair);
    }
    const { ring } = signal;
    if (!ring || channel >= ring.channels) return;
    const length = Math.round(SPAN * ring.rate);
    if (samples.length !== 2 * length) samples = new Float32Array(2 * length);
    ring.read(channel, samples);
    if (columns.length !== 2 * width) columns = new Float32Array(2 * width);
    columnsOf(samples, triggerOf(samples), length, columns);
    // Rectangles on whole device pixels: a path of a thousand corners costs much more per frame.
    const thick = Math.max(2, Math.round(2 * box.pixelRatio));
    context.fillStyle = running ? colors.live : colors.rest;
    for (let x = 0; x < width; x++) {
      const top = heightOf(columns[2 * x + 1] as number, range, height, thick);
      const bottom = heightOf(columns[2 * x] as number, range, height, thick) + thick;
      context.fillRect(x - (thick >> 1), top, thick, bottom - top);
    }
  });
}
