import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { deviceNames } from '../../../content/capture';
import type { OutputFacts } from '../../../machines/sound/sound';
import type { Output, PlayerInput, PlayerOrder, SoundEvents, SoundProblem } from '../../../machines/sound/sound.events';
import { gainOf, MAX_TONE_HZ, MIN_TONE_HZ, SWEEP_MS, sweepAt, TONE_MS } from '../../../machines/sound/sounds';
import type { LiveSound } from '../../../measure/live/output-signal';
import { plainLine } from '../../../measure/plain-text';
import { listDevices } from './capture';

/** https://webaudio.github.io/web-audio-api/#dom-audiocontext-setsinkid, Chrome 110. */
type WithSink = AudioContext & { setSinkId?(id: string): Promise<void> };
/** https://w3c.github.io/mediacapture-output/, Firefox 116. */
type WithOutputs = Partial<MediaDevices> & { selectAudioOutput?(): Promise<MediaDeviceInfo> };

/** Fade at both ends of a sound, which prevents clicks. */
const RAMP_S = 0.02;
/** From the call to the first sample, so that the whole fade is still ahead of the audio thread. */
const LEAD_S = 0.05;
/** Silence after a sound before its context is closed. Closing discards what is still in the output's buffer. */
const TAIL_S = 0.15;
/** How late an output may start. A sound that should have ended by the page's clock then still plays to its end. */
const MAX_LATE_S = 1;
/** Tolerance between two of the page's clocks. */
const CLOCK_TOLERANCE_MS = 20;
/** Time between two reports of the sweep's position. */
const SWEEP_REPORT_MS = 100;

/** A raised cosine from 0 to 1. A linear fade has two corners, which are audible. */
const rise = Float32Array.from({ length: 129 }, (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * i) / 128));
const fall = rise.toReversed();

const devices = (): WithOutputs | undefined => navigator.mediaDevices;

/** Plays on an output other than the system default. Rejects if the output is gone or the browser cannot choose one. */
export async function chooseOutput(context: AudioContext, output: string | null): Promise<void> {
  if (output === null) return;
  const sink = (context as WithSink).setSinkId;
  if (!sink) throw new Error('The browser cannot choose an output');
  await sink.call(context, output);
}

/** A context with high latency instead of dropouts: a gap would sound like a fault of the speaker. */
export const createContext = () => new AudioContext({ latencyHint: 'playback' });

/** Seconds from now to the earliest time for which a sound can be scheduled. */
export const leadOf = ({ baseLatency }: AudioContext) => LEAD_S + (baseLatency || 0);

/**
 * Seconds from the context's clock to the speaker, 0 where the browser does not tell. Not asked of Firefox on Linux:
 * there the page can stop for good. Firefox asks PulseAudio while it locks the graph that PulseAudio's thread is waiting
 * for, in `MediaTrackGraphImpl::AudioOutputLatency`. See also https://github.com/mozilla/audioipc/issues/187.
 */
const latencyOf = (context: AudioContext) =>
  /\bX11\b.*\bFirefox\b/.test(navigator.userAgent) ? 0 : context.outputLatency || 0;

/** The end of every audio chain: a merger with one input per channel, then a gain that fades all of them out. */
export interface OutputStage {
  readonly merger: ChannelMergerNode;
  readonly fade: GainNode;
}

/** Creates the end of the chain. More than two channels reach the output unmixed. */
export function createOutput(context: AudioContext, channels: number): OutputStage {
  const { destination } = context;
  if (channels > 2) {
    destination.channelCount = Math.min(channels, destination.maxChannelCount);
    destination.channelCountMode = 'explicit';
    destination.channelInterpretation = 'discrete';
  }
  const merger = new ChannelMergerNode(context, { numberOfInputs: channels });
  const fade = new GainNode(context);
  merger.connect(fade).connect(destination);
  return { merger, fade };
}

/** Sends one source to each channel with its gain. The merger keeps all other channels at exactly zero. */
export function route(source: AudioNode, gains: readonly number[], { merger }: OutputStage): void {
  gains.forEach((gain, channel) => {
    if (gain === 1) source.connect(merger, 0, channel);
    else if (gain !== 0) source.connect(new GainNode(source.context, { gain })).connect(merger, 0, channel);
  });
}

/** Fades out and then closes the context. Safe in every state of the context. */
export function closeSoftly(context: AudioContext, { fade }: OutputStage): void {
  const at = context.currentTime + leadOf(context) / 2;
  fade.gain.setValueCurveAtTime(fall, at, RAMP_S);
  closeAt(context, at + RAMP_S);
}

/** Calls back when the system takes the output away. `running` may be reported after the first sound. */
function onTakenAway(context: AudioContext, call: () => void): void {
  context.onstatechange = () => {
    if (context.state !== 'running') call();
  };
}

/** Closes a context when the output has played up to a time of the audio clock, which the page's timers do not know. */
function closeAt(context: AudioContext, time: number): void {
  const close = () => {
    if (context.state !== 'closed') void context.close();
  };
  // The audio clock has stopped, so the check below would never end.
  onTakenAway(context, close);
  if (context.state !== 'running') {
    close();
    return;
  }
  const clock = new ConstantSourceNode(context, { offset: 0 });
  clock.connect(context.destination);
  clock.onended = close;
  clock.start();
  clock.stop(time + Math.max(TAIL_S, 2 * latencyOf(context)));
}

interface Voice {
  readonly facts: OutputFacts;
  /** In Hz. */
  frequency(): number;
  read(left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>): void;
  order(order: PlayerOrder): void;
  end(): void;
}

/** Starts a sound on a running context. Its end is scheduled on the audio clock, independent of the page's timers. */
function startVoice(context: AudioContext, { sound, volume }: PlayerInput): Voice {
  const sweeps = sound.type === 'sweep';
  const duration = (sweeps ? SWEEP_MS : TONE_MS) / 1000;
  const begin = context.currentTime + leadOf(context);
  const end = begin + duration;
  const ordered = performance.now();
  const tone = new OscillatorNode(context, { frequency: sound.frequency });
  const envelope = new GainNode(context, { gain: 0 });
  const level = new GainNode(context, { gain: gainOf(volume) });
  const output = createOutput(context, sound.gains.length);
  if (sweeps) {
    tone.frequency.setValueAtTime(MIN_TONE_HZ, begin);
    tone.frequency.exponentialRampToValueAtTime(MAX_TONE_HZ, end);
  }
  envelope.gain.setValueCurveAtTime(rise, begin, RAMP_S);
  envelope.gain.setValueCurveAtTime(fall, end - RAMP_S, RAMP_S);
  tone.connect(envelope).connect(level);
  route(level, sound.gains, output);
  tone.start(begin);
  tone.stop(end);

  const splitter = new ChannelSplitterNode(context, { numberOfOutputs: sound.gains.length });
  output.fade.connect(splitter);
  const tap = (parity: 0 | 1) => {
    const analyser = new AnalyserNode(context, { fftSize: 2048 });
    const sounding = sound.gains.findIndex((gain, i) => gain !== 0 && i % 2 === parity);
    splitter.connect(analyser, sounding < 0 ? parity : sounding);
    return analyser;
  };
  const taps = [tap(0), tap(1)] as const;
  const latency = () => latencyOf(context) || context.baseLatency || 0;
  let { frequency } = sound;

  return {
    facts: {
      channels: context.destination.maxChannelCount,
      rate: context.sampleRate,
      latency: latencyOf(context) * 1000 || null,
    },
    frequency: () => (sweeps ? sweepAt(1000 * (context.currentTime - begin - latency())) : frequency),
    read(left, right) {
      taps[0].getFloatTimeDomainData(left);
      taps[1].getFloatTimeDomainData(right);
    },
    order(order) {
      if (order.type === 'VOLUME') level.gain.setTargetAtTime(gainOf(order.volume), context.currentTime, RAMP_S / 2);
      else {
        frequency = order.frequency;
        tone.frequency.setTargetAtTime(frequency, context.currentTime, RAMP_S / 2);
      }
    },
    end() {
      const isOver = performance.now() - ordered > duration * 1000 - CLOCK_TOLERANCE_MS;
      if (isOver && end - context.currentTime < MAX_LATE_S) closeAt(context, end);
      else closeSoftly(context, output);
    },
  };
}

/**
 * Plays a sound while it is invoked, at most to its end. The context is created at once, within the click that asked
 * for the sound. While it plays, `live` holds its signal.
 */
export function playerOf(live: LiveSound) {
  return fromCallback<PlayerOrder, PlayerInput>(({ input, sendBack, receive }) => {
    const send = (event: SoundEvents) => sendBack(event);
    const fail = (reason: SoundProblem) => send({ type: 'FAILED', reason, at: Date.now() });
    if (typeof AudioContext === 'undefined') return fail('unsupported');
    const context = createContext();
    let voice: Voice | null = null;
    let stopped = false;
    let timer = 0;

    const begin = () => {
      if (stopped) return;
      const started = startVoice(context, input);
      voice = started;
      live.tap = { rate: context.sampleRate, frequency: started.frequency, read: started.read };
      onTakenAway(context, () => fail('interrupted'));
      receive(started.order);
      send({ type: 'STARTED', facts: started.facts, at: Date.now() });
      if (input.sound.type !== 'sweep') return;
      const report = () => send({ type: 'SWEEP.AT', frequency: started.frequency() });
      timer = window.setInterval(report, SWEEP_REPORT_MS);
    };
    // Called at once, within the click that allows it.
    const running = context.resume();
    chooseOutput(context, input.output).then(
      () => running.then(begin).catch(() => fail('silent')),
      () => fail('output'),
    );

    return () => {
      stopped = true;
      live.tap = null;
      window.clearInterval(timer);
      if (voice) voice.end();
      else void context.close();
    };
  });
}

const canChoose = () => typeof AudioContext !== 'undefined' && 'setSinkId' in AudioContext.prototype;

/**
 * Sends OUTPUTS immediately and whenever an output is added or removed. Browsers name outputs once the microphone is
 * allowed.
 */
export const outputs = fromCallback<EventObject>(({ sendBack }) => {
  const tell = async () => {
    const listed = canChoose() ? await listDevices('audiooutput').catch(() => []) : [];
    sendBack({
      type: 'OUTPUTS',
      outputs: listed.map(({ id, label }, i) => ({ id, name: label || deviceNames.outputAt(i + 1) })),
      canAsk: canChoose() && !!devices()?.selectAudioOutput,
    } satisfies SoundEvents);
  };
  void tell();
  devices()?.addEventListener?.('devicechange', tell);
  return () => devices()?.removeEventListener?.('devicechange', tell);
});

/** Shows the browser's own list of outputs. Invoke it directly from a click. Rejects if none was chosen. */
export const askOutput = fromPromise<Output>(async () => {
  const chosen = await devices()?.selectAudioOutput?.();
  if (!chosen) throw new Error('The browser has no list of outputs');
  return { id: chosen.deviceId, name: plainLine(chosen.label) || deviceNames.chosenOutput };
});
