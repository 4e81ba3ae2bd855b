/** The sound that goes to the output now. */
interface Tap {
  /** Samples a second. */
  readonly rate: number;
  /** Hz of the tone as it is heard now: the output's latency is subtracted. */
  frequency(): number;
  /** Fills both arrays with the last samples of each side. */
  read(left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>): void;
}

/** Where the player puts its signal for drawings and buttons to read. */
export interface LiveSound {
  /** Null while nothing plays. */
  tap: Tap | null;
}
