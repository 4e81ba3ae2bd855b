/** The sound that is being output. */
interface Tap {
  /** Samples per second. */
  readonly rate: number;
  /** Frequency of the tone that is audible now, in Hz. Compensates for the output's latency. */
  frequency(): number;
  /** Fills both arrays with the latest samples of each side. */
  read(left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>): void;
}

/** Holds the player's signal, which drawings and buttons read. */
export interface LiveSound {
  /** Null while nothing plays. */
  tap: Tap | null;
}
