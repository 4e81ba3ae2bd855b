import { figureOf } from '../../e2e/models/parts';
import { expect, type Page } from '../../e2e/test';

/** Functions and records that the init scripts add to the page for the test. */
interface MicStubs {
  grant(): void;
  /** Rejects the request with an error of this name. */
  refuse(name: string): void;
  /** Answers the page's request for the list of microphones. */
  list(): void;
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
interface Held {
  readonly tracks: number;
  readonly contexts: number;
}
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
export class MicrophonePage {
  constructor(readonly page: Page) {}

  get start() {
    return this.page.getByRole('button', { name: 'Start Test' });
  }
  get stop() {
    return this.page.getByRole('button', { name: 'Stop Test' });
  }
  get again() {
    return this.page.getByRole('button', { name: 'Test Again' });
  }
  get level() {
    return this.page.getByRole('meter', { name: 'Input level' });
  }
  get findings() {
    return this.page.getByRole('region', { name: 'Findings' });
  }
  get problem() {
    return this.page.getByRole('main').getByRole('alert');
  }
  get resultHeading() {
    return this.page.getByRole('heading', { level: 1, name: 'Microphone test results' });
  }
  get missing() {
    return this.page.getByRole('region', { name: 'What is missing' });
  }
  get badge() {
    return this.page.getByRole('img', { name: /^Result:/ });
  }
  get choice() {
    return this.page.getByRole('combobox', { name: 'Microphone' });
  }
  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
  /** The figure with this label in the data strips. */
  figure(label: string) {
    return figureOf(this.page.getByRole('main'), label);
  }
  /** A figure as a number. */
  async number(label: string): Promise<number> {
    const text = (await this.figure(label).first().textContent()) ?? '';
    return Number.parseFloat(text.replace('−', '-'));
  }

  async open() {
    await this.page.goto('/microphone-test');
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

  /** Expects that nothing is held any more. Tracks end at once; contexts take a moment to close. */
  async expectReleased() {
    await expect.poll(() => this.page.evaluate(() => window.micHeld())).toEqual({ tracks: 0, contexts: 0 });
  }

  /** Opens the page with microphones, samples, output and time under the test's control. */
  async openWithStubs() {
    await this.page.addInitScript(stubMicrophone, RATE);
    await this.page.clock.install({ time: new Date('2026-03-05T10:00:00Z') });
    await this.open();
    await this.page.clock.pauseAt(new Date('2026-03-05T10:10:00Z'));
  }
}

/** Runs in the page before its own scripts. */
function stubMicrophone(rate: number) {
  interface FakeTrack extends EventTarget {
    readyState: string;
  }
  let answer: { resolve: (stream: unknown) => void; reject: (error: Error) => void } | null = null;
  const tracks: FakeTrack[] = [];
  const contexts: FakeContext[] = [];
  let list: ((devices: unknown) => void) | null = null;
  let tap: FakeTap | null = null;
  let source: FakeSource | null = null;
  let heard = 0;
  window.micAsked = [];

  const newTrack = (label: string) =>
    Object.assign(new EventTarget(), {
      readyState: 'live',
      label,
      stop(this: FakeTrack) {
        this.readyState = 'ended';
      },
      getSettings: () => ({
        sampleRate: rate,
        channelCount: 1,
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
      }),
    });
  const devices = [
    { kind: 'audioinput', deviceId: 'inside', label: 'Built-in microphone' },
    { kind: 'audioinput', deviceId: 'headset', label: 'Headset' },
  ];
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: (constraints: MediaStreamConstraints) => {
      window.micAsked.push(constraints);
      return new Promise((resolve, reject) => {
        answer = { resolve, reject };
      });
    },
    enumerateDevices: () =>
      new Promise((resolve) => {
        list = resolve;
      }),
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
    port: { onmessage: ((event: { data: unknown }) => void) | null; postMessage(): void } = {
      onmessage: null,
      postMessage() {},
    };
    constructor() {
      super();
      tap = this;
      heard = 0;
    }
  }
  class FakeSource extends FakeNode {
    onended: (() => void) | null = null;
    context: EventTarget;
    constructor(context: EventTarget) {
      super();
      this.context = context;
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
    grant() {
      const track = newTrack('Built-in microphone');
      tracks.push(track);
      answer?.resolve({ getTracks: () => [track], getAudioTracks: () => [track] });
    },
    refuse: (name) => answer?.reject(Object.assign(new Error('refused'), { name })),
    list: () => list?.(devices),
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
