// @ts-check
/**
 * Records one channel on the audio thread: `length` samples, starting at frame `start` of the context's clock. Posts
 * them once, as one Float32Array. It is a separate file because the security policy allows worklets only from files.
 */

/**
 * @typedef {{
 *   AudioWorkletProcessor: new () => { readonly port: MessagePort },
 *   registerProcessor(name: string, processor: unknown): void,
 *   readonly currentFrame: number,
 * }} Scope
 */
const scope = /** @type {Scope} */ (/** @type {unknown} */ (globalThis));

class Recorder extends scope.AudioWorkletProcessor {
  /** @param {{ processorOptions: { start: number, length: number } }} options */
  constructor({ processorOptions: { start, length } }) {
    super();
    this.start = start;
    this.samples = new Float32Array(length);
  }

  /** @param {Float32Array[][]} inputs */
  process([input]) {
    const channel = input?.[0];
    const first = scope.currentFrame - this.start;
    // A microphone that has not sent samples yet has no channel.
    if (channel) {
      for (let i = 0; i < channel.length; i++) {
        const at = first + i;
        if (at >= 0 && at < this.samples.length) this.samples[at] = /** @type {number} */ (channel[i]);
      }
    }
    if (first < this.samples.length) return true;
    this.port.postMessage(this.samples, [this.samples.buffer]);
    return false;
  }
}

scope.registerProcessor('recorder', Recorder);
