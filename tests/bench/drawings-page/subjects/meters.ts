import { levelOf } from '../../../../measure/audio/input-level';
import { BARS, createSpectrum } from '../../../../measure/audio/spectrum';
import type { MicrophoneSignal } from '../../../../measure/live/microphone-signal';
import { createSampleRing } from '../../../../measure/live/sample-ring';
import { barHeight } from '../../../../renderers/microphone/spectrum';
import { mountSpectrum } from '../../../../renderers/microphone/spectrum.renderer';
import { SPAN_S } from '../../../../renderers/microphone/waveform';
import { mountWaveform } from '../../../../renderers/microphone/waveform.renderer';
import { isShown, type Mount, openHost, type Stage } from '../subject';

/** Sample rate in Hz, and samples per batch, as in the microphone test. */
const RATE = 48_000;
const BATCH = 1024;
/** Frequency of the tone in Hz. Noise is added to it. */
const TONE_HZ = 440;
/** Sizes of a scope and of the gauge in CSS px, as on a wide page. */
const SCOPE = { width: 576, height: 240 } as const;
const GAUGE = { width: 880, height: 64 } as const;
const SVG = 'http://www.w3.org/2000/svg';

interface Batch {
  readonly loud: number;
  readonly samples: Float32Array;
}

/** A tone that grows and fades, with noise. Made before the frames, which only read it. */
const batches = Array.from({ length: 120 }, (_, batch): Batch => {
  const loud = 0.4 + 0.3 * Math.sin((2 * Math.PI * batch) / 120);
  const at = (i: number) => Math.sin((2 * Math.PI * TONE_HZ * (batch * BATCH + i)) / RATE);
  return { loud, samples: Float32Array.from({ length: BATCH }, (_, i) => loud * at(i) + 0.01 * (Math.random() - 0.5)) };
});

/** Simulates a microphone's signal. Samples arrive in batches, independent of the frame interval. */
function signalOf({ frame }: Stage) {
  const ring = createSampleRing(RATE, 1);
  const spectrum = createSpectrum(RATE);
  const signal = { ring, spectrum, level: 0 };
  const bytes = new Uint8Array(1024);
  let due = 0;
  let taken = 0;
  let even = false;
  const take = () => {
    const { loud, samples } = batches[taken++ % batches.length] as Batch;
    bytes.fill(Math.round(loud * 128));
    ring.write(samples, BATCH);
    signal.level = levelOf(bytes);
    even = !even;
    if (even) spectrum.update(ring, 0);
  };
  for (let i = 0; i < 50; i++) take();
  return {
    signal: signal as MicrophoneSignal & { readonly ring: typeof ring; readonly spectrum: typeof spectrum },
    frame() {
      due += (frame * RATE) / 1000;
      for (; due >= BATCH; due -= BATCH) take();
    },
  };
}

/**
 * A gauge with one tick per percent, as on the microphone's page. Its style changes only when the number of ticks does.
 */
function openGauge() {
  const host = openHost(GAUGE, 0, 280);
  const fill = host.appendChild(document.createElement('div'));
  fill.style.cssText =
    'position:absolute;inset:0;background:repeating-linear-gradient(90deg,#111 0 4px,#fff 4px 8px);clip-path:inset(0 calc(100% - 8px*var(--filled,0) + 2px) 0 0)';
  return { host, fill };
}

/** Waveform and spectrum on canvases, and the gauge. */
export const meters: Mount = (stage) => {
  const { signal, frame } = signalOf(stage);
  const hosts = [openHost(SCOPE), openHost(SCOPE, SCOPE.width + 16)] as const;
  mountWaveform(hosts[0], signal, { range: 1, channel: 0, running: true });
  mountSpectrum(hosts[1], signal, { running: true });
  const { fill } = openGauge();
  let shown = 0;
  let next = 0;
  return {
    isDrawn: () => hosts.every(isShown),
    frame() {
      frame();
      const ticks = next;
      next = Math.round(signal.level);
      if (ticks === shown) return;
      shown = ticks;
      fill.style.setProperty('--filled', String(ticks));
    },
  };
};

/**
 * The same with DOM elements: the gauge with `width`, the spectrum's bars with `scaleY`, and the waveform as an SVG
 * line. They change when samples arrive.
 */
export const metersDom: Mount = (stage) => {
  const { signal, frame } = signalOf(stage);
  const { fill } = openGauge();
  fill.style.cssText += 'right:auto;clip-path:none';
  const host = openHost(SCOPE);
  host.style.cssText += 'background:#121212;contain:strict';
  const svg = host.appendChild(document.createElementNS(SVG, 'svg'));
  svg.style.cssText = `position:absolute;width:${SCOPE.width}px;height:${SCOPE.height}px`;
  const line = svg.appendChild(document.createElementNS(SVG, 'polyline'));
  line.style.cssText = 'fill:none;stroke:#ff6a2b;stroke-width:2px';
  const chart = openHost(SCOPE, SCOPE.width + 16);
  chart.style.cssText += 'background:#121212;contain:strict';
  const bars = Array.from({ length: BARS }, (_, i) => {
    const bar = chart.appendChild(document.createElement('i'));
    bar.style.cssText = `position:absolute;bottom:0;left:${(i * 100) / BARS}%;width:4px;height:100%;background:#f2f2f2;transform-origin:bottom;transform:scaleY(0)`;
    return bar;
  });
  const samples = new Float32Array(Math.round(SPAN_S * RATE));
  let written = 0;
  return {
    frame() {
      frame();
      if (signal.ring.written === written) return;
      written = signal.ring.written;
      fill.style.width = `${signal.level}%`;
      signal.ring.read(0, samples);
      let points = '';
      for (let x = 0; x < SCOPE.width; x++) {
        const sample = samples[Math.floor((x * samples.length) / SCOPE.width)] as number;
        points += `${x},${((1 - sample) * SCOPE.height) / 2} `;
      }
      line.setAttribute('points', points);
      for (let i = 0; i < BARS; i++) {
        const share = barHeight(signal.spectrum.levels[i] as number, SCOPE.height) / SCOPE.height;
        (bars[i] as HTMLElement).style.transform = `scaleY(${share})`;
      }
    },
  };
};
