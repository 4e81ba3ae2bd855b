/** Where a contact was lost or jumped: its last sample, and where it came back or was bound for. Device px. */
export interface ContactLoss {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** The contact stayed down and came back; else it ended, or was held where nothing felt it. */
  readonly jumped: boolean;
}

/** What a grid knows when a run ends. Sizes in device px. */
export interface TouchSnapshot {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** Row by row from the upper left: FINGER, OTHER or 0 for each cell. */
  readonly touched: readonly number[];
  readonly losses: readonly ContactLoss[];
  readonly mostFingers: number;
  readonly longestStreak: number;
  /** Samples of moving fingers that the rate rests on. */
  readonly samples: number;
  /** Samples of one finger per second; null before the first. */
  readonly rate: number | null;
  /** Whether the browser hands over every sample, and not one a frame. */
  readonly everySample: boolean;
}

/** What changes while cells are touched. */
export interface Progress {
  readonly touched: number;
  readonly cells: number;
  /** Cells that only a mouse or a pen painted. */
  readonly others: number;
  /** Whether anything is down, a mouse button included. */
  readonly pressed: boolean;
  readonly fingers: number;
  readonly mostFingers: number;
  /** Cells newly touched in one unbroken contact: of those that are down, the longest. */
  readonly streak: number;
}
