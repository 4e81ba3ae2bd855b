/** A contact that was lost in motion: its last sample, and where it was seen again or was headed. Device px. */
export interface ContactLoss {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /**
   * Whether it stayed down and was seen again further along its path at its speed. Otherwise it ended, and (x1, y1) is
   * where its next sample would have been, unless it returned.
   */
  readonly jumped: boolean;
  /** Whether it ended, and a contact began further along its path at its speed and went on like it. */
  readonly returned?: boolean;
}

/** Whether a loss is a gap on the way of a finger, and not the end of a stroke. */
export const isGap = ({ jumped, returned }: ContactLoss): boolean => jumped || returned === true;

/** State of a grid at the end of a run. Sizes in device px. */
export interface TouchSnapshot {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** Row by row from the upper left: FINGER, OTHER or 0 for each cell. */
  readonly touched: readonly number[];
  readonly losses: readonly ContactLoss[];
  /** The most fingers that drew at once. */
  readonly mostFingers: number;
  readonly longestStreak: number;
  /** Number of samples of moving fingers used for the rate. */
  readonly samples: number;
  /** Samples per second of one finger; null before the first. */
  readonly rate: number | null;
  /** Whether the browser delivers every sample, not just one per frame. */
  readonly everySample: boolean;
}

/** Live figures of a run. */
export interface TouchProgress {
  readonly touched: number;
  readonly cells: number;
  /** Cells that only a mouse or pen touched. */
  readonly others: number;
  /** Whether anything is down, including a mouse button. */
  readonly pressed: boolean;
  readonly fingers: number;
  readonly mostFingers: number;
  /** Cells newly touched in one unbroken contact: the longest of those that are down. */
  readonly streak: number;
}
