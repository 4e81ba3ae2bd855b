/**
 * Sends the samples of its input to the page in batches, channel by channel. The page returns each buffer, so that no
 * new ones are allocated.
 */
const BATCH_FRAMES = 1024;

// TypeScript's libraries do not include the audio worklet scope.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

class Tap extends AudioWorkletProcessor {
  #spare: Float32Array<ArrayBuffer>[] = [];
  #planes = new Float32Array(0);
  #channels = 0;
  #filled = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => {
      this.#spare.push(data);
    };
  }

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    // No channels: the source has not started, or has ended.
    if (!input || input.length === 0) return true;
    if (input.length !== this.#channels) {
      this.#channels = input.length;
      this.#spare = [];
      this.#renew();
    }
    const frames = input[0]?.length ?? 0;
    for (let channel = 0; channel < input.length; channel++) {
      this.#planes.set(input[channel] as Float32Array, channel * BATCH_FRAMES + this.#filled);
    }
    this.#filled += frames;
    if (this.#filled < BATCH_FRAMES) return true;
    const { buffer } = this.#planes;
    this.port.postMessage({ planes: this.#planes, channels: this.#channels }, [buffer as ArrayBuffer]);
    this.#renew();
    return true;
  }

  #renew(): void {
    const size = this.#channels * BATCH_FRAMES;
    const spare = this.#spare.pop();
    this.#planes = spare?.length === size ? spare : new Float32Array(size);
    this.#filled = 0;
  }
}

registerProcessor('tap', Tap);
