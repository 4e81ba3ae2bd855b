import { expect, type Locator, type Page } from '../../e2e/test';
import { noted, pressing, type Walk } from '../../kit/check';
import { holdCalls } from '../../kit/held-calls';
import { opened, TestPage } from '../../kit/test-page';

/** Properties of an output in `enumerateDevices`. */
interface Listed {
  readonly deviceId: string;
  readonly label: string;
}

declare global {
  interface Window {
    soundStubs: {
      /** States of all audio contexts, in the order in which they were created. */
      states(): string[];
      /** Starts the latest context, as the browser does after a click, or refuses to. */
      run(): void;
      refuse(): void;
      /** Interrupts the latest context, as if its output were taken away. */
      interrupt(): void;
      /** Advances the latest context's clock to `time` s. It stops there until `render` is called again. */
      pauseAt(time: number): Promise<void>;
      /** Runs the latest context's clock. Resolves when the context has ended. */
      render(): Promise<void>;
      /** One channel of the latest context's output, as 32-bit floats in base64. */
      rendered(channel: number): Promise<string>;
      /** Grants the pending request for a microphone. */
      grant(settings?: MediaTrackSettings): void;
      unplug(): void;
      /** States of all tracks that the page was given. */
      tracks(): string[];
      /** Gain at which the microphone hears each channel, and the noise level of the room. */
      hears: { left: number; right: number; noise: number };
      setOutputs(outputs: readonly Listed[]): void;
    };
  }
}

interface Stubs {
  /** Maximum playing time of one context, in seconds. */
  readonly length?: number;
  /** Number of channels that the output reports. */
  readonly channels?: number;
  /** Starts every context automatically. */
  readonly runs?: boolean;
  readonly outputs?: readonly Listed[];
}

export const outputsOf = (outputs: readonly { id: string; name: string }[]): readonly Listed[] =>
  outputs.map(({ id, name }) => ({ deviceId: id, label: name }));

/** Sample rate of every stubbed context, in Hz. */
export const RATE = 48_000;

/**
 * Puts output and microphone under the test's control. Replaces each AudioContext by an OfflineAudioContext with the
 * browser's own nodes: the page's output is rendered sample by sample, identically in each run. The microphone hears
 * that output.
 */
export async function stubSound(
  page: Page,
  { length = 12, channels = 2, runs = true, outputs = [] }: Stubs = {},
): Promise<void> {
  const options = { length, channels, runs, outputs, rate: RATE };
  await holdCalls(page);
  await page.addInitScript(({ length, channels, runs, outputs, rate }) => {
    interface Stub {
      readonly context: OfflineAudioContext;
      readonly heard: GainNode;
      state: string;
      running: { resolve: () => void; reject: (error: Error) => void } | null;
      buffer: Promise<AudioBuffer> | null;
    }
    const stubs: Stub[] = [];
    const latest = () => stubs.at(-1) as Stub;
    const stubOf = (context: BaseAudioContext) => stubs.find((stub) => stub.context === context);
    const Real = AudioContext;
    const tracks: MediaStreamTrack[] = [];
    const hears = { left: 0, right: 0, noise: 0 };
    let listed = outputs;

    function stubbed() {
      const context = new OfflineAudioContext(channels, length * rate, rate);
      const stub: Stub = { context, heard: new GainNode(context), state: 'suspended', running: null, buffer: null };
      const become = (state: string) => {
        stub.state = state;
        (context as { onstatechange: (() => void) | null }).onstatechange?.();
      };
      const resume = () =>
        new Promise<void>((resolve, reject) => {
          stub.running = {
            resolve: () => {
              stub.state = 'running';
              resolve();
            },
            reject,
          };
          if (runs) stub.running.resolve();
        });
      const setSinkId = async (id: string) => {
        if (id === 'gone') throw new DOMException('gone', 'NotFoundError');
      };
      const own = {
        baseLatency: 0,
        outputLatency: 0,
        onstatechange: null,
        resume,
        setSinkId,
        close: async () => become('closed'),
        interrupt: () => stub.state === 'running' && become('interrupted'),
        createMediaStreamSource: () => stub.heard,
      };
      for (const [name, value] of Object.entries(own)) Object.defineProperty(context, name, { value, writable: true });
      Object.defineProperty(context, 'state', { get: () => stub.state });
      Object.defineProperty(context.destination, 'maxChannelCount', { value: channels });
      stubs.push(stub);
      return context;
    }
    stubbed.prototype = { setSinkId: () => undefined };
    Object.assign(window, { AudioContext: stubbed });

    const { connect } = AudioNode.prototype;
    const plain = connect as (this: AudioNode, ...args: unknown[]) => AudioNode;
    /** Connects a node that feeds the output to the microphone as well. */
    function overhear(from: AudioNode) {
      const { heard } = stubOf(from.context) as Stub;
      const splitter = new ChannelSplitterNode(from.context, { numberOfOutputs: 2 });
      plain.call(from, splitter);
      // Each speaker stands in another place, so it has another echo: after 1.1 and 1.9 ms.
      for (const [i, [gain, delayTime]] of [[hears.left, 0.0011] as const, [hears.right, 0.0019] as const].entries()) {
        const side = new GainNode(from.context, { gain });
        plain.call(splitter, side, i);
        plain.call(side, heard);
        const echo = new GainNode(from.context, { gain: 0.1 });
        plain.call(plain.call(side, new DelayNode(from.context, { delayTime })), echo);
        plain.call(echo, heard);
      }
      const buffer = new AudioBuffer({ length: rate, sampleRate: rate });
      let seed = 42;
      buffer.copyToChannel(
        Float32Array.from({ length: rate }, () => {
          seed = (seed * 48_271) % 2_147_483_647;
          return hears.noise * ((2 * seed) / 2_147_483_647 - 1);
        }),
        0,
      );
      const noise = new AudioBufferSourceNode(from.context, { buffer, loop: true });
      plain.call(noise, heard);
      noise.start();
    }
    AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
      if (args[0] instanceof AudioDestinationNode && this instanceof GainNode && stubOf(this.context)) overhear(this);
      return plain.apply(this, args);
    } as typeof connect;

    const devices = {
      getUserMedia: () => window.held('microphone'),
      enumerateDevices: async () => listed.map((one) => ({ ...one, kind: 'audiooutput', groupId: '' })),
      selectAudioOutput: () => window.held('output'),
    };
    for (const [name, value] of Object.entries(devices)) {
      Object.defineProperty(navigator.mediaDevices, name, { value, configurable: true });
    }

    window.soundStubs = {
      hears,
      states: () => stubs.map(({ state }) => state),
      tracks: () => tracks.map(({ readyState }) => readyState),
      run: () => latest().running?.resolve(),
      refuse: () => latest().running?.reject(new DOMException('no', 'NotAllowedError')),
      interrupt: () => (latest().context as unknown as { interrupt(): void }).interrupt(),
      pauseAt: (time) => latest().context.suspend(time),
      async render() {
        const stub = latest();
        const { resume } = OfflineAudioContext.prototype;
        if (stub.buffer) await resume.call(stub.context);
        else stub.buffer = stub.context.startRendering();
        await stub.buffer;
      },
      async rendered(channel) {
        const bytes = new Uint8Array(
          (await latest().buffer)?.getChannelData(channel).slice().buffer ?? new ArrayBuffer(0),
        );
        let text = '';
        for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
        return btoa(text);
      },
      grant(settings = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }) {
        const { stream } = new Real().createMediaStreamDestination();
        for (const track of stream.getAudioTracks()) {
          track.getSettings = () => settings;
          tracks.push(track);
        }
        window.settle('microphone', 'resolve', stream);
      },
      unplug: () => tracks.at(-1)?.dispatchEvent(new Event('ended')),
      setOutputs(next) {
        listed = next;
        navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
      },
    };
  }, options);
}

/** Page object of the sound test. */
export class SoundPage extends TestPage {
  readonly path = '/sound-test';
  readonly region = this.page.getByRole('region', { name: 'Sound', exact: true });
  /** The line that says what plays. */
  readonly state = this.region.locator('> div').first();
  readonly volume = this.page.getByRole('slider', { name: 'Volume' });
  readonly frequency = this.page.getByRole('slider', { name: 'Frequency' });
  readonly output = this.page.getByLabel('Play on');
  /** The buttons of all sounds that can be played now. */
  readonly plays = this.region.getByRole('button', {
    name: /^(Left|Center|Right|1000?\sHz|8000\sHz|Play Tone|Start Sweep|In phase|Out of phase)$/,
    disabled: false,
  });
  /** The button below all sounds. */
  readonly result: Locator = this.button('Show Result').last();

  /** Lets the sound play by the page's clock for the minimum time that a judgment needs. */
  async listen() {
    await expect(this.state).toContainText('Playing');
    await this.page.clock.runFor(500);
  }
  /** Answers the question on the page. `sound` is its name without the frequency. */
  async answer(sound: string, heard: string) {
    const question = this.page.getByRole('group', { name: new RegExp(`^${sound}.*: where did you hear it\\?$`) });
    await question.getByRole('radio', { name: heard, exact: true }).check();
  }
  async press(slider: Locator, ...keys: readonly string[]) {
    await slider.focus();
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Lets the output play until a time in seconds. */
  playTo(time: number) {
    return this.page.evaluate(async (end) => {
      const there = window.soundStubs.pauseAt(end);
      void window.soundStubs.render();
      await there;
    }, time);
  }

  /**
   * Plays a sound and returns the channels of the output from the first sample, left first. With `stopAt`, stops the
   * sound by its button at that time in seconds.
   */
  async record(button: string, channels = 2, stopAt?: number): Promise<Float32Array[]> {
    await this.button(button).click();
    await expect(this.state).toContainText('Playing');
    if (stopAt !== undefined) {
      await this.playTo(stopAt);
      await this.region.getByRole('button', { name: 'Stop', exact: true }).click();
    }
    await this.page.evaluate(() => window.soundStubs.render());
    return Promise.all(Array.from({ length: channels }, (_, channel) => this.rendered(channel)));
  }

  /** One channel of the output, once it was rendered. */
  async rendered(channel: number): Promise<Float32Array> {
    const text = await this.page.evaluate((i) => window.soundStubs.rendered(i), channel);
    return new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);
  }

  /** Stops the sound, unless it has ended by itself. Then waits until the buttons respond again. */
  async stop() {
    const stop = this.button('Stop Test');
    if ((await this.state.textContent())?.includes('Playing')) await stop.click();
    else await this.page.clock.runFor(500);
    await expect(this.state).toContainText('Silent');
    await expect(stop).toHaveCount(0);
  }
}

/** Opens the page with output and microphone under the test's control. */
export async function open(page: Page, stubs: Stubs = {}): Promise<SoundPage> {
  await page.clock.install({ time: 0 });
  await stubSound(page, stubs);
  const sound = await opened(SoundPage, page);
  // The page's own timers stop. The output has its own clock.
  await page.clock.pauseAt(600_000);
  return sound;
}

/** Runs in the page. */
const isAsked = () => document.querySelector('main input[type=radio]')?.matches(':enabled');

const answer: Walk = async (person) => {
  // On a busy machine the sound may not start in time. The page says so, and the sound is played again.
  await expect(async () => {
    await person.click('button', 'Left', 'main');
    await expect.poll(() => person.evaluate(isAsked), { timeout: 6000 }).toBe(true);
  }).toPass();
  await person.click('radio', 'Left', 'main');
  // Not stopped here: the tone ends by itself, and may have ended already.
  await pressing('Show Result')(person);
};

export default noted('synthetic', 'Nobody hears the speakers. The answer is given as a person would give it.', answer);
