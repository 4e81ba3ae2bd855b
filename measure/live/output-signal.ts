/** What goes to the output at this moment. */
interface Tap {
  /** Samples a second. */
  readonly rate: number;
  /** Hz, as it reaches the ear: the output's latency is taken off. */
  frequency(): number;
  /** Fills both with the last samples that went out on each side. */
  read(left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>): void;
}

/** Where the player leaves its signal, and pictures and buttons find it. Null while nothing plays. */
export interface LiveSound {
  tap: Tap | null;
}
