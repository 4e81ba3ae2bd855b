import { type EventObject, fromCallback } from 'xstate';
import type { LoopInput, LoopProblem, LoopStage, SoundEvents } from '../../../machines/sound/sound.events';
import { gainOf } from '../../../machines/sound/sounds';
import { analyzeLoop } from '../../../measure/audio/loop-analysis';
import { LOOP_SECONDS, measuringSweep, type Processing, sectionsOf } from '../../../measure/audio/loop-sweep';
import { onLost, openCapture, reasonOf, release } from './capture';
import recorderUrl from './recorder.worklet.js?url';
import { chooseOutput, closeSoftly, createContext, createOutput, leadOf, type OutputStage, route } from './speakers';

const processing: readonly Processing[] = ['echoCancellation', 'noiseSuppression', 'autoGainControl'];
const raw = Object.fromEntries(processing.map((name) => [name, false]));
const sides = [
  ['left', [1, 0]],
  ['right', [0, 1]],
] as const;
/** Time between two checks of the measurement's progress. */
const STAGE_CHECK_MS = 100;
/** How much longer than its sweeps a measurement may take. */
const MAX_DELAY_MS = 5000;

/** The processing that is on, or that the browser does not report as off. */
function activeProcessing(stream: MediaStream): readonly Processing[] {
  const settings: Record<string, unknown> = { ...stream.getAudioTracks()[0]?.getSettings() };
  return processing.filter((name) => settings[name] !== false);
}

/**
 * Plays a sweep on each side and records it with an unprocessed microphone, while it is invoked. The recording is
 * analyzed here and discarded. The microphone is released as soon as the sweeps are recorded.
 */
export const soundLoop = fromCallback<EventObject, LoopInput>(({ input, sendBack }) => {
  const send = (event: SoundEvents) => sendBack(event);
  const fail = (reason: LoopProblem) => send({ type: 'LOOP.FAILED', reason });
  if (typeof AudioContext === 'undefined' || typeof AudioWorkletNode === 'undefined') return fail('unsupported');
  const stopped = new AbortController();
  const { signal } = stopped;
  const context = createContext();
  let output: OutputStage | null = null;
  let stream: MediaStream | null = null;
  let unwatch = () => {};
  const timers: number[] = [];

  const close = () => {
    unwatch();
    if (stream) release(stream);
    for (const timer of timers) window.clearInterval(timer);
  };

  const begin = async () => {
    const running = context.resume();
    // Not awaited while the browser still asks for the microphone.
    running.catch(() => undefined);
    const opened = await openCapture({ audio: raw }, signal);
    stream = opened;
    const kept = activeProcessing(opened);
    if (kept.length > 0)
      return send({ type: 'LOOP.DONE', report: { kind: 'inconclusive', reason: 'processing', kept } });
    unwatch = onLost(opened, () => fail('lost'));
    timers.push(window.setTimeout(() => fail('stalled'), LOOP_SECONDS * 1000 + MAX_DELAY_MS));
    await Promise.all([running, context.audioWorklet.addModule(recorderUrl), chooseOutput(context, input.output)]);
    if (!signal.aborted) measure(opened);
  };

  const measure = (microphone: MediaStream) => {
    const { sampleRate } = context;
    const start = Math.round((context.currentTime + leadOf(context)) * sampleRate);
    const parts = sectionsOf(sampleRate);
    const recorder = new AudioWorkletNode(context, 'recorder', { processorOptions: { start, length: parts.length } });
    context.createMediaStreamSource(microphone).connect(recorder).connect(context.destination);
    recorder.port.onmessage = ({ data }: MessageEvent<Float32Array>) => finish(data);

    const samples = measuringSweep(sampleRate);
    const buffer = new AudioBuffer({ length: samples.length, sampleRate });
    buffer.copyToChannel(samples, 0);
    const stage = createOutput(context, 2);
    output = stage;
    const timeOf = (frame: number) => (start + frame) / sampleRate;
    for (const [side, gains] of sides) {
      const source = new AudioBufferSourceNode(context, { buffer });
      const level = new GainNode(context, { gain: gainOf(input.volume) });
      source.connect(level);
      route(level, gains, stage);
      source.start(timeOf(parts[side].start));
    }
    tell('background');
    timers.push(
      window.setInterval(() => {
        const time = context.currentTime;
        if (time >= timeOf(parts.right.start)) tell('right');
        else if (time >= timeOf(parts.left.start)) tell('left');
      }, STAGE_CHECK_MS),
    );
  };

  let told: LoopStage | null = null;
  const tell = (stage: LoopStage) => {
    if (told === stage) return;
    told = stage;
    send({ type: 'LOOP.STAGE', stage });
  };

  const finish = (recording: Float32Array) => {
    if (signal.aborted) return;
    close();
    tell('computing');
    const rate = context.sampleRate;
    // Runs after the page has shown that the microphone is closed.
    timers.push(
      window.setTimeout(() => send({ type: 'LOOP.DONE', report: analyzeLoop(recording, rate) }), STAGE_CHECK_MS / 2),
    );
  };

  begin().catch((error) => fail(reasonOf(error)));
  return () => {
    stopped.abort();
    close();
    if (output) closeSoftly(context, output);
    else void context.close();
  };
});
