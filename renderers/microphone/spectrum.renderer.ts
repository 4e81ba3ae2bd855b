import { BARS, placeOf } from '../../measure/audio/spectrum';
import type { MicrophoneSignal } from '../../measure/live/microphone-signal';
import { mountRectangleScope } from '../rectangle-scope';
import type { Renderer } from '../renderer';
import { colors, drawGround, hairOf, type ScopeSettings } from '../scope';
import { barHeight, barLeft, barOf, LINE_COLOR, marksHz } from './spectrum';

const ROWS = 4;

/** Draws the spectrum over a logarithmic axis, as bars of whole device pixels. Marks the strongest bar. */
export function mountSpectrum(
  host: HTMLElement,
  signal: MicrophoneSignal,
  settings: ScopeSettings,
): Renderer<ScopeSettings> {
  let drawn: MicrophoneSignal['spectrum'] = null;
  /** Versions of the spectrum: the one drawn, and the one of the last frame. */
  let version = 0;
  let seen = 0;
  return mountRectangleScope(host, settings, (target, box, { running }, _time, whole) => {
    // The spectrum changes about 20 times a second, whatever the refresh rate. The waveform is drawn in the frame in
    // which samples arrive, and the spectrum in the next one: both at once took half of a frame at 360 Hz.
    const { spectrum } = signal;
    const isNew = seen !== version;
    seen = spectrum?.version ?? 0;
    if (!whole && spectrum === drawn && !isNew) return;
    drawn = spectrum;
    version = seen;
    const { width, height } = box;
    const hair = hairOf(box);
    drawGround(target, box);
    target.fillStyle = LINE_COLOR;
    for (let i = 0; i < marksHz.length; i++) {
      target.fillRect(Math.round(placeOf(marksHz[i] as number) * width), 0, hair, height);
    }
    for (let i = 1; i < ROWS; i++) target.fillRect(0, Math.round((i * height) / ROWS), width, hair);
    if (!spectrum) return;
    const strongest = spectrum.strongest === null ? -1 : barOf(spectrum.strongest);
    for (let bar = 0; bar < BARS; bar++) {
      const tall = barHeight(spectrum.levels[bar] as number, height);
      if (tall === 0) continue;
      const left = barLeft(bar, width);
      const wide = Math.max(hair, barLeft(bar + 1, width) - left - hair);
      target.fillStyle = bar === strongest ? (running ? colors.live : colors.rest) : colors.data;
      target.fillRect(left, height - tall, wide, tall);
    }
  });
}
