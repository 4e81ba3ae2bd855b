import { fitSine, type Sine, spanOf } from '../../measure/audio/sine-fit';
import type { LiveSound } from '../../measure/live/output-signal';
import { frameLoop } from '../frame-loop';
import type { Renderer } from '../renderer';
import { openSurface } from '../surface';

export interface WaveSettings {
  /** Whether this side plays: the trace is live, else it rests. */
  playing: boolean;
}

const ground = '#121212';
const lines = '#333333';
const axis = '#5a5a5a';
const live = '#ff6a2b';
const rest = '#b4b4b4';

/** Samples that a sine is fitted to. */
const SAMPLES = 2048;
const COLUMNS = 10;
const ROWS = 8;

/**
 * A scope of one side of the output. It shows the sine that really goes out: amplitude and phase are fitted to the samples
 * on their way to the speaker. The left side's phase starts at zero, the right side's is relative to it.
 */
export function mountWave(
  host: HTMLElement,
  sound: LiveSound,
  side: 'left' | 'center' | 'right',
  settings: WaveSettings,
): Renderer<WaveSettings> {
  const current = { ...settings };
  const surface = openSurface(host);
  const { canvas } = surface;
  const context = canvas.getContext('2d', { alpha: false });
  const samples = { left: new Float32Array(SAMPLES), right: new Float32Array(SAMPLES) };
  const left: Sine = { amplitude: 0, phase: 0 };
  const right: Sine = { amplitude: 0, phase: 0 };
  let ratio = 1;
  let stop: (() => void) | null = null;

  const draw = () => {
    if (!context || canvas.width === 0) return;
    const { width, height } = canvas;
    const hair = Math.max(1, Math.floor(ratio));
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    context.fillStyle = lines;
    for (let i = 1; i < COLUMNS; i++) context.fillRect(Math.round((i * width) / COLUMNS), 0, hair, height);
    for (let i = 1; i < ROWS; i++) context.fillRect(0, Math.round((i * height) / ROWS), width, hair);
    context.fillStyle = axis;
    context.fillRect(0, Math.round(height / 2), width, hair);
    const { tap } = sound;
    const thick = Math.max(1, Math.round(2 * ratio));
    if (!current.playing || !tap) {
      context.fillStyle = rest;
      context.fillRect(0, Math.round(height / 2 - thick / 2), width, thick);
      return;
    }
    const frequency = tap.frequency();
    tap.read(samples.left, samples.right);
    fitSine(samples.left, frequency, tap.rate, left);
    fitSine(samples.right, frequency, tap.rate, right);
    // A tone in the middle is the same on both sides; a center speaker has it on one of them.
    const shown = side === 'right' || (side === 'center' && right.amplitude > left.amplitude) ? right : left;
    const phase = shown === right && left.amplitude > 0.001 ? right.phase - left.phase : 0;
    const turns = (2 * Math.PI * frequency * spanOf(frequency)) / 1000;
    const tall = (height / 2 - 2 * thick) * Math.min(1, shown.amplitude);
    context.strokeStyle = live;
    context.lineWidth = thick;
    context.lineJoin = 'round';
    context.beginPath();
    for (let x = 0; x <= width; x++) context.lineTo(x, height / 2 - tall * Math.sin((turns * x) / width + phase));
    context.stroke();
  };

  const animate = () => {
    if (current.playing && !stop) stop = frameLoop(draw);
    if (!current.playing && stop) {
      stop();
      stop = null;
    }
    draw();
  };

  surface.observe((box) => {
    ratio = box.pixelRatio;
    canvas.width = box.width;
    canvas.height = box.height;
    canvas.style.visibility = 'visible';
    draw();
  });
  animate();

  return {
    update(changed) {
      Object.assign(current, changed);
      animate();
    },
    dispose() {
      stop?.();
      surface.remove();
      canvas.width = canvas.height = 0;
    },
  };
}
