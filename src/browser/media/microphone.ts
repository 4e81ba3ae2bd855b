import { fromCallback, fromPromise } from 'xstate';
import type { MicEvent } from '../../../machines/microphone/microphone.machine';
import { agentOf } from '../../../machines/system-info/user-agent';
import { analyser as analysis, levelOf } from '../../../measure/audio/input-level';
import { createLevelMeter, type LevelMeter } from '../../../measure/audio/level-meter';
import type { MicrophoneFacts, ProcessingState } from '../../../measure/audio/microphone-reading';
import { createOutline, type Outline } from '../../../measure/audio/outline';
import { createSpectrum, type Spectrum } from '../../../measure/audio/spectrum';
import type { MicrophoneSignal } from '../../../measure/live/microphone-signal';
import { createSampleRing, type SampleRing } from '../../../measure/live/sample-ring';
import { plainLine } from '../../../measure/plain-text';
import { canCapture } from './ask-permissions';
import { listDevices, onLost, openCapture, reasonOf, release, unprocessed } from './capture';
import workletUrl from './microphone.worklet.ts?worker&url';

/** Length of a recording. */
export const RECORDING_S = 5;
const READINGS_PER_S = 10;
/** Length of the fade-in and fade-out that prevent clicks during playback. */
const RAMP_S = 0.02;

interface Recording {
  readonly rate: number;
  readonly channels: readonly Float32Array<ArrayBuffer>[];
}

/** The live signal and the recording, kept only in memory until the next run. */
export interface LiveMicrophone extends MicrophoneSignal {
  ring: SampleRing | null;
  spectrum: Spectrum | null;
  level: number;
  /** The course of the run, for its result. Null before the first signal. */
  outline: Outline | null;
  recording: Recording | null;
  /** True while the speakers play; the signal is not measured then. */
  deaf: boolean;
  /** Called when samples arrive during a recording. */
  onSamples: (() => void) | null;
}

export function createLiveMicrophone(): LiveMicrophone {
  return { ring: null, spectrum: null, level: 0, outline: null, recording: null, deaf: false, onSamples: null };
}

/** Whether the browser gives access to samples, and whether it blocks microphones only because of the connection. */
export const micSupport = fromPromise(async () => ({
  supported: canCapture() && typeof AudioWorkletNode === 'function',
  secure: isSecureContext,
}));

// Some browsers report the kind of echo cancellation instead of `true`.
const treatment = (value: unknown): ProcessingState => (value === undefined ? 'not reported' : value ? 'on' : 'off');

function factsOf(track: MediaStreamTrack | undefined): MicrophoneFacts {
  const settings = track?.getSettings() ?? {};
  return {
    label: plainLine(track?.label ?? ''),
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
export function microphoneOf(live: LiveMicrophone) {
  return fromCallback<MicEvent, { device: string | null; goesOn: boolean }>(({ sendBack, input }) => {
    const closed = new AbortController();
    const { signal } = closed;
    const send = (event: MicEvent) => sendBack(event);
    let context: AudioContext | null = null;
    let stream: MediaStream | null = null;
    let unheard = () => {};
    const { outline } = live;
    Object.assign(live, createLiveMicrophone(), input.goesOn && { outline });

    const open = async () => {
      // Create it within the click; otherwise the browser suspends it.
      context = new AudioContext();
      const worklet = context.audioWorklet.addModule(workletUrl);
      // Awaited only after the person has answered. Until then a failure must not count as an unhandled rejection.
      worklet.catch(() => {});
      stream = await openCapture(unprocessed(input.device), signal);
      if (signal.aborted) return release(stream);
      await worklet;
      if (signal.aborted) return;
      // The browser may still have suspended it between the click and the answer.
      if (context.state !== 'running') void context.resume();
      const unheardSamples = hear(context, stream, live, send);
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
    open().catch((error) => send({ type: 'FAILED', problem: reasonOf(error) }));

    return () => {
      closed.abort();
      unheard();
      if (stream) release(stream);
      if (context) void context.close();
      live.level = 0;
    };
  });
}

/** Measures the samples of a stream. Returns a function that stops it. */
function hear(
  context: AudioContext,
  stream: MediaStream,
  live: LiveMicrophone,
  send: (event: MicEvent) => void,
): () => void {
  const source = context.createMediaStreamSource(stream);
  const analyser = new AnalyserNode(context, {
    fftSize: analysis.size,
    smoothingTimeConstant: analysis.smoothing,
  });
  const tap = new AudioWorkletNode(context, 'tap');
  // The tap outputs silence. Without a connection to the output, a browser may not run it.
  source.connect(analyser).connect(tap).connect(context.destination);

  const [track] = stream.getAudioTracks();
  const bytes = new Uint8Array(analyser.frequencyBinCount);
  let meter: LevelMeter | null = null;
  let main = 0;
  let topLevel = 0;
  let told = 0;
  let even = false;
  /** Whether the number of channels has changed. */
  let isNewCount = false;

  tap.port.onmessage = ({ data }: MessageEvent<{ planes: Float32Array<ArrayBuffer>; channels: number }>) => {
    const { planes, channels } = data;
    // A source may start with one channel and continue with two.
    if (live.ring?.channels !== channels || !meter) {
      live.ring = createSampleRing(context.sampleRate, channels);
      live.spectrum = createSpectrum(context.sampleRate);
      // Readings begin again with each number of channels.
      live.outline = (meter ? null : live.outline) ?? createOutline();
      isNewCount = meter !== null;
      meter = createLevelMeter(live.ring, live.outline);
      main = 0;
      told = 0;
    }
    const { ring, spectrum } = live;
    ring.write(planes, planes.length / channels);
    tap.port.postMessage(planes, [planes.buffer]);
    analyser.getByteFrequencyData(bytes);
    live.level = levelOf(bytes);
    // Every other time is fast enough for the eye.
    even = !even;
    if (even) spectrum?.update(ring, main);
    // The samples of a muted track say nothing about the microphone.
    if (live.deaf || track?.muted) meter.skip();
    else {
      meter.take();
      topLevel = Math.max(topLevel, live.level);
    }
    live.onSamples?.();
    if (ring.written - told < context.sampleRate / READINGS_PER_S) return;
    told = ring.written;
    const heard = meter.read();
    // The reading before stands until there is another, so that Stop gives a result in between, too.
    if (isNewCount && heard.seconds === 0) return;
    main = heard.main;
    send({
      type: 'READING',
      reading: { ...heard, level: live.level, topLevel, strongest: spectrum?.strongest ?? null },
    });
  };
  return () => {
    tap.port.onmessage = null;
    source.disconnect();
  };
}

/** Records the next five seconds. */
export function recorderOf(live: LiveMicrophone) {
  return fromPromise<{ seconds: number }>(
    ({ signal }) =>
      new Promise((resolve) => {
        let { ring } = live;
        let start = ring?.written ?? 0;
        const end = () => {
          if (live.onSamples === listen) live.onSamples = null;
        };
        const listen = () => {
          if (live.ring !== ring) {
            ring = live.ring;
            start = 0;
          }
          if (!ring) return;
          const { rate, channels } = ring;
          const until = start + RECORDING_S * rate;
          if (ring.written < until) return;
          const kept = Array.from({ length: channels }, () => new Float32Array(RECORDING_S * rate));
          for (const [channel, samples] of kept.entries()) ring.read(channel, samples, until);
          live.recording = { rate, channels: kept };
          end();
          resolve({ seconds: RECORDING_S });
        };
        live.onSamples = listen;
        signal.addEventListener('abort', end);
      }),
  );
}

/** Plays the recording and resolves at its end. Stops immediately when the state is left. */
export function playerOf(live: LiveMicrophone) {
  return fromPromise<void>(async ({ signal }) => {
    const { recording } = live;
    if (!recording) throw new Error('Nothing was recorded');
    const context = new AudioContext();
    live.deaf = true;
    try {
      await play(context, recording, signal);
    } finally {
      live.deaf = false;
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
  gain.gain.linearRampToValueAtTime(1, start + RAMP_S);
  gain.gain.setValueAtTime(1, end - RAMP_S);
  gain.gain.linearRampToValueAtTime(0, end);
  return new Promise((resolve, reject) => {
    source.onended = () => resolve();
    signal.addEventListener('abort', () => resolve());
    // The output was lost.
    context.addEventListener('error', () => reject(new Error('The output failed')));
    source.start(start);
  });
}
