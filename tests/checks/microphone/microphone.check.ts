import { marked } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';
import { figureOf } from '../../e2e/models/parts';
import { expect } from '../../e2e/test';
import { stopClock } from '../../e2e/waits';
import { noted, toggle } from '../../kit/check';
import { answer, holdCalls } from '../../kit/held-calls';
import { TestPage } from '../../kit/test-page';

/** Functions and records that the init scripts add to the page for the test. */
interface MicStubs {
  /** Simulates that the device is disconnected. */
  lose(): void;
  /** Sends signal until this many seconds in total. Every channel is a sine of 200 Hz at its amplitude. */
  hearUntil(seconds: number, ...amplitudes: number[]): void;
  /** Ends the playback of a recording, or makes its output fail. */
  endPlaying(how: 'ended' | 'error'): void;
  /** First channel of the samples that were last sent to the output. */
  played: Float32Array | null;
}
/** Resources that the page holds: tracks that are live, and audio contexts that are not closed. */
type Held = Record<'tracks' | 'contexts', number>;
declare global {
  interface Window {
    micStubs: MicStubs;
    micHeld(): Held;
    /** The constraints of every request for a microphone. */
    micAsked: MediaStreamConstraints[];
  }
}

const RATE = 48_000;

/** Page object of the microphone test. */
export class MicrophonePage extends TestPage {
  readonly path = '/microphone-test';
  readonly stop = this.page.getByRole('button', { name: 'Stop Test' });
  readonly level = this.page.getByRole('meter', { name: 'Input level' });
  readonly findings = this.page.getByRole('region', { name: 'Findings' });
  readonly choice = this.page.getByRole('combobox', { name: 'Microphone' });

  /** The figure with this label in the data strips. */
  override figure(label: string) {
    return figureOf(this.main, label);
  }
  /** A figure as a number. */
  async number(label: string): Promise<number> {
    const text = (await this.figure(label).first().textContent()) ?? '';
    return Number.parseFloat(text.replace('−', '-'));
  }

  /** Wraps the browser's own calls and records which resources are opened. */
  async watch() {
    await this.page.addInitScript(() => {
      const tracks: MediaStreamTrack[] = [];
      const contexts: AudioContext[] = [];
      window.micAsked = [];
      if (navigator.mediaDevices) {
        const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (constraints) => {
          window.micAsked.push(constraints ?? {});
          const stream = await real(constraints);
          tracks.push(...stream.getTracks());
          return stream;
        };
      }
      window.AudioContext = new Proxy(AudioContext, {
        construct(target, args) {
          const context = Reflect.construct(target, args) as AudioContext;
          contexts.push(context);
          return context;
        },
      });
      window.micHeld = () => ({
        tracks: tracks.filter(({ readyState }) => readyState === 'live').length,
        contexts: contexts.filter(({ state }) => state !== 'closed').length,
      });
    });
  }

  /** Opens the page with microphones, samples, output and time under the test's control. */
  async openWithStubs() {
    await holdCalls(this.page);
    await this.page.addInitScript(stubMicrophone, RATE);
    await this.open();
    await stopClock(this.page);
  }
  /** Answers the page's request for a microphone. */
  async grant() {
    await answer(this.page, 'microphone');
    await expect(this.main).toContainText('Listening');
  }
  /** Answers its request for the list of microphones. */
  async list() {
    await answer(this.page, 'devices');
  }
  async hear(seconds: number, ...amplitudes: number[]) {
    await this.page.evaluate(
      ([until, ...each]) => window.micStubs.hearUntil(until as number, ...each),
      [seconds, ...amplitudes],
    );
  }
  async expectHeld(tracks: number, contexts: number) {
    await expect.poll(() => this.page.evaluate(() => window.micHeld())).toEqual({ tracks, contexts });
  }
}

/** Runs in the page before its own scripts. */
function stubMicrophone(rate: number) {
  interface FakeTrack extends EventTarget {
    readyState: string;
  }
  const tracks: FakeTrack[] = [];
  const contexts: FakeContext[] = [];
  let tap: FakeTap | null = null;
  let source: FakeSource | null = null;
  let heard = 0;
  window.micAsked = [];

  const settings = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
  const newTrack = (label: string) =>
    Object.assign(new EventTarget(), {
      readyState: 'live',
      label,
      stop(this: FakeTrack) {
        this.readyState = 'ended';
      },
      getSettings: () => ({ sampleRate: rate, channelCount: 1, ...settings }),
    });
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: async (constraints: MediaStreamConstraints) => {
      window.micAsked.push(constraints);
      await window.held('microphone');
      const track = newTrack('Built-in microphone');
      tracks.push(track);
      return { getTracks: () => [track], getAudioTracks: () => [track] };
    },
    enumerateDevices: async () => {
      await window.held('devices');
      return [
        { kind: 'audioinput', deviceId: 'inside', label: 'Built-in microphone' },
        { kind: 'audioinput', deviceId: 'headset', label: 'Headset' },
      ];
    },
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });

  class FakeNode {
    connect(next: unknown) {
      return next;
    }
    disconnect() {}
  }
  class FakeContext extends EventTarget {
    state = 'running';
    sampleRate = rate;
    currentTime = 0;
    destination = new FakeNode();
    audioWorklet = { addModule: async () => undefined };
    constructor() {
      super();
      contexts.push(this);
    }
    createMediaStreamSource() {
      return new FakeNode();
    }
    createBuffer() {
      return {
        copyToChannel(samples: Float32Array, channel: number) {
          if (channel === 0) window.micStubs.played = samples;
        },
      };
    }
    async resume() {}
    async close() {
      this.state = 'closed';
    }
  }
  class FakeAnalyser extends FakeNode {
    frequencyBinCount = 1024;
    // 51.2 of 128 is 40 %.
    getByteFrequencyData(bytes: Uint8Array) {
      bytes.fill(51);
    }
  }
  class FakeTap extends FakeNode {
    port = { onmessage: null as ((event: { data: unknown }) => void) | null, postMessage() {} };
    constructor() {
      super();
      tap = this;
      heard = 0;
    }
  }
  class FakeSource extends FakeNode {
    onended: (() => void) | null = null;
    constructor(readonly context: EventTarget) {
      super();
      source = this;
    }
    start() {}
  }
  class FakeGain extends FakeNode {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  }
  Object.assign(window, {
    AudioContext: FakeContext,
    AnalyserNode: FakeAnalyser,
    AudioWorkletNode: FakeTap,
    AudioBufferSourceNode: FakeSource,
    GainNode: FakeGain,
  });

  window.micHeld = () => ({
    tracks: tracks.filter(({ readyState }) => readyState === 'live').length,
    contexts: contexts.filter(({ state }) => state !== 'closed').length,
  });
  window.micStubs = {
    lose() {
      const track = tracks.at(-1);
      if (!track) return;
      track.readyState = 'ended';
      track.dispatchEvent(new Event('ended'));
    },
    hearUntil(seconds, ...amplitudes) {
      const frames = Math.round((seconds - heard) * rate);
      const planes = new Float32Array(amplitudes.length * frames);
      amplitudes.forEach((amplitude, channel) => {
        for (let i = 0; i < frames; i++) {
          planes[channel * frames + i] = amplitude * Math.sin(2 * Math.PI * 200 * (heard + i / rate));
        }
      });
      heard = seconds;
      tap?.port.onmessage?.({ data: { planes, channels: amplitudes.length } });
    },
    endPlaying(how) {
      if (how === 'ended') source?.onended?.();
      else source?.context.dispatchEvent(new Event('error'));
    },
    played: null,
  };
}

export default noted(
  'synthetic',
  'The microphone is one that the browser makes up.',
  toggle((person) => soon(() => marked(person, 'heard'), 'seconds that were heard').not.toMatch(/^(?:0\.0|$)/)),
);
