import { fromCallback, fromPromise } from 'xstate';
import { analyser as analysis, levelOf } from '../../machines/microphone/level';
import { createMeter, type Meter } from '../../machines/microphone/meter';
import type { MicEvent } from '../../machines/microphone/microphone.machine';
import type { MicFacts, Treatment } from '../../machines/microphone/reading';
import { createSpectrum, type Spectrum } from '../../machines/microphone/spectrum';
import { createTape, type Tape } from '../../machines/microphone/tape';
import { agentOf } from '../../machines/system-info/user-agent';
import type { Ear } from '../../renderers/microphone/ear';
import { CaptureError, canCapture, listDevices, onLost, openCapture, release } from './capture';
import workletUrl from './microphone.worklet.ts?worker&url';

/** Seconds of a recording. */
export const RECORDING = 5;
/** Readings a second. */
const READINGS = 10;
/** Seconds of fade-in and fade-out, so that played sound does not click. */
const RAMP = 0.02;

interface Recording {
  readonly rate: number;
  readonly channels: readonly Float32Array<ArrayBuffer>[];
}

/** The live signal and the recording, kept only in memory until the next run. */
export interface LiveEar extends Ear {
  tape: Tape | null;
  spectrum: Spectrum | null;
  level: number;
  recording: Recording | null;
  /** True while the speakers play: the signal is not measured then. */
  deaf: boolean;
  /** Called when samples arrive, during a recording. */
  onSamples: (() => void) | null;
}

export function createEar(): LiveEar {
  return { tape: null, spectrum: null, level: 0, recording: null, deaf: false, onSamples: null };
}

/** Whether the browser gives access to samples, and whether it blocks microphones only because of the connection. */
export const micSupport = fromPromise(async () => ({
  supported: canCapture() && typeof AudioWorkletNode === 'function',
  secure: isSecureContext,
}));

/** Requests unprocessed sound. Without `exact` the browser may use another device than the chosen one. */
function wishes(device: string | null): MediaStreamConstraints {
  return {
    audio: {
      echoCancellation: false,
      noiseSuppression: false,
      autoGainControl: false,
      channelCount: { ideal: 2 },
      ...(device && { deviceId: { exact: device } }),
    },
  };
}

// Some browsers name the kind of echo cancellation instead of saying true.
const treatment = (value: unknown): Treatment => (value === undefined ? 'not reported' : value ? 'on' : 'off');

function factsOf(track: MediaStreamTrack | undefined): MicFacts {
  const settings = track?.getSettings() ?? {};
  return {
    label: track?.label ?? '',
    sampleRate: settings.sampleRate ?? null,
    channelCount: settings.channelCount ?? null,
    echoCancellation: treatment(settings.echoCancellation),
    noiseSuppression: treatment(settings.noiseSuppression),
    autoGainControl: treatment(settings.autoGainControl),
    browser: agentOf(navigator.userAgent, navigator.maxTouchPoints).browser,
  };
}

/**
 * Opens a microphone and keeps it open. Sends OPENED with what the browser reports, DEVICES, and READING ten times per
 * second of signal; FAILED if it does not open; LOST if the device is lost.
 */
export function microphoneOf(ear: LiveEar) {
  return fromCallback<MicEvent, { device: string | null }>(({ sendBack, input }) => {
    const closed = new AbortController();
    const { signal } = closed;
    const send = (event: MicEvent) => signal.aborted || sendBack(event);
    let context: AudioContext | null = null;
    let stream: MediaStream | null = null;
    let unheard = () => {};
    Object.assign(ear, createEar());

    const open = async () => {
      // Within the click, otherwise the browser suspends it.
      context = new AudioContext();
      const worklet = context.audioWorklet.addModule(workletUrl);
      // Awaited only after the person has answered. Until then a failure must not count as unhandled.
      worklet.catch(() => {});
      stream = await openCapture(wishes(input.device), signal);
      if (signal.aborted) return release(stream);
      await worklet;
      if (signal.aborted) return;
      // Between click and answer a browser may still have suspended it.
      if (context.state !== 'running') void context.resume();
      const unheardSamples = hear(context, stream, ear, send);
      const unlost = onLost(stream, () => send({ type: 'LOST' }));
      unheard = () => {
        unheardSamples();
        unlost();
      };
      send({ type: 'OPENED', facts: factsOf(stream.getAudioTracks()[0]) });
      tellDevices();
      navigator.mediaDevices.addEventListener('devicechange', tellDevices, { signal });
    };
    const tellDevices = () => {
      listDevices('audioinput').then(
        (devices) => send({ type: 'DEVICES', devices }),
        // Without a list there is nothing to choose from.
        () => undefined,
      );
    };
    open().catch((error: unknown) => {
      send({ type: 'FAILED', problem: error instanceof CaptureError ? error.reason : 'other' });
    });

    return () => {
      closed.abort();
      unheard();
      if (stream) release(stream);
      if (context) void context.close();
      ear.level = 0;
    };
  });
}

/** Measures the samples of a stream. Returns a function that ends it. */
function hear(context: AudioContext, stream: MediaStream, ear: LiveEar, send: (event: MicEvent) => void): () => void {
  const source = context.createMediaStreamSource(stream);
  const analyser = new AnalyserNode(context, {
    fftSize: analysis.size,
    smoothingTimeConstant: analysis.smoothing,
  });
  const tap = new AudioWorkletNode(context, 'tap');
  // The tap outputs silence. Without a connection to the output a browser may not run it.
  source.connect(analyser).connect(tap).connect(context.destination);

  const bytes = new Uint8Array(analyser.frequencyBinCount);
  let meter: Meter | null = null;
  let main = 0;
  let topLevel = 0;
  let told = 0;
  let even = false;

  tap.port.onmessage = ({ data }: MessageEvent<{ planes: Float32Array<ArrayBuffer>; channels: number }>) => {
    const { planes, channels } = data;
    // A source may start with one channel and continue with two.
    if (ear.tape?.channels !== channels || !meter) {
      ear.tape = createTape(context.sampleRate, channels);
      ear.spectrum = createSpectrum(context.sampleRate);
      meter = createMeter(ear.tape);
      main = 0;
      told = 0;
    }
    const { tape, spectrum } = ear;
    tape.write(planes, planes.length / channels);
    tap.port.postMessage(planes, [planes.buffer]);
    analyser.getByteFrequencyData(bytes);
    ear.level = levelOf(bytes);
    // Every other time is often enough for the eye.
    even = !even;
    if (even) spectrum?.update(tape, main);
    if (ear.deaf) meter.skip();
    else {
      meter.take();
      topLevel = Math.max(topLevel, ear.level);
    }
    ear.onSamples?.();
    if (tape.written - told < context.sampleRate / READINGS) return;
    told = tape.written;
    const heard = meter.read();
    main = heard.main;
    send({
      type: 'READING',
      reading: { ...heard, level: ear.level, topLevel, strongest: spectrum?.strongest ?? null },
    });
  };
  return () => {
    tap.port.onmessage = null;
    source.disconnect();
  };
}

/** Records the next five seconds. */
export function recorderOf(ear: LiveEar) {
  return fromPromise<{ seconds: number }>(
    ({ signal }) =>
      new Promise((resolve) => {
        let { tape } = ear;
        let start = tape?.written ?? 0;
        const end = () => {
          if (ear.onSamples === listen) ear.onSamples = null;
        };
        const listen = () => {
          if (ear.tape !== tape) {
            tape = ear.tape;
            start = 0;
          }
          if (!tape) return;
          const { rate, channels } = tape;
          const until = start + RECORDING * rate;
          if (tape.written < until) return;
          const kept = Array.from({ length: channels }, () => new Float32Array(RECORDING * rate));
          for (const [channel, samples] of kept.entries()) tape.read(channel, samples, until);
          ear.recording = { rate, channels: kept };
          end();
          resolve({ seconds: RECORDING });
        };
        ear.onSamples = listen;
        signal.addEventListener('abort', end);
      }),
  );
}

/** Plays the recording; resolves at its end. Stops at once when the state is left. */
export function playerOf(ear: LiveEar) {
  return fromPromise<void>(async ({ signal }) => {
    const { recording } = ear;
    if (!recording) throw new Error('Nothing was recorded');
    const context = new AudioContext();
    ear.deaf = true;
    try {
      await play(context, recording, signal);
    } finally {
      ear.deaf = false;
      void context.close();
    }
  });
}

function play(context: AudioContext, { rate, channels }: Recording, signal: AbortSignal): Promise<void> {
  const length = channels[0]?.length ?? 0;
  const buffer = context.createBuffer(channels.length, length, rate);
  for (const [channel, samples] of channels.entries()) buffer.copyToChannel(samples, channel);
  const source = new AudioBufferSourceNode(context, { buffer });
  const gain = new GainNode(context, { gain: 0 });
  source.connect(gain).connect(context.destination);
  const start = context.currentTime;
  const end = start + length / rate;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(1, start + RAMP);
  gain.gain.setValueAtTime(1, end - RAMP);
  gain.gain.linearRampToValueAtTime(0, end);
  return new Promise((resolve, reject) => {
    source.onended = () => resolve();
    signal.addEventListener('abort', () => resolve());
    // The output was lost.
    context.addEventListener('error', () => reject(new Error('The output failed')));
    source.start(start);
  });
}
