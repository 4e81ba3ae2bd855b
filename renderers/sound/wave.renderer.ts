import { fitSine, type Sine, spanOf } from '../../measure/audio/sine-fit';
import type { LiveSound } from '../../measure/live/output-signal';
import type { Renderer } from '../renderer';
import { colors, drawGraticule, mountScope, type ScopeSettings } from '../scope';

/** Number of samples to fit a sine to. */
const SAMPLE_COUNT = 2048;

/**
 * A scope for one side of the output. Shows the sine that is actually played: its amplitude and phase are fitted to the
 * samples on their way to the speaker. The phase of the left side is zero, and that of the right side is relative to
 * it. The line is flat while this side does not play.
 */
export function mountWave(
  host: HTMLElement,
  sound: LiveSound,
  side: 'left' | 'center' | 'right',
  settings: ScopeSettings,
): Renderer<ScopeSettings> {
  const samples = { left: new Float32Array(SAMPLE_COUNT), right: new Float32Array(SAMPLE_COUNT) };
  const left: Sine = { amplitude: 0, phase: 0 };
  const right: Sine = { amplitude: 0, phase: 0 };

  return mountScope(host, settings, (context, box, { running }) => {
    const { width, height } = box;
    drawGraticule(context, box, colors.line, colors.line, colors.strong);
    const { tap } = sound;
    const thick = Math.max(1, Math.round(2 * box.pixelRatio));
    if (!running || !tap) {
      context.fillStyle = colors.rest;
      context.fillRect(0, Math.round(height / 2 - thick / 2), width, thick);
      return;
    }
    const frequency = tap.frequency();
    tap.read(samples.left, samples.right);
    fitSine(samples.left, frequency, tap.rate, left);
    fitSine(samples.right, frequency, tap.rate, right);
    // A centered tone is the same on both sides. With a center speaker only one side has it.
    const shown = side === 'right' || (side === 'center' && right.amplitude > left.amplitude) ? right : left;
    const phase = shown === right && left.amplitude > 0.001 ? right.phase - left.phase : 0;
    const turns = (2 * Math.PI * frequency * spanOf(frequency)) / 1000;
    const tall = (height / 2 - 2 * thick) * Math.min(1, shown.amplitude);
    context.strokeStyle = colors.live;
    context.lineWidth = thick;
    context.lineJoin = 'round';
    context.beginPath();
    for (let x = 0; x <= width; x++) context.lineTo(x, height / 2 - tall * Math.sin((turns * x) / width + phase));
    context.stroke();
  });
}
