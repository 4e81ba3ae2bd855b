/** Which command, tool or menu wrote the file. */
export type SystemSource =
  | 'battery-report'
  | 'msinfo'
  | 'dxdiag'
  | 'storage-counters'
  | 'system-profiler'
  | 'upower'
  | 'smartctl'
  | 'lshw'
  | 'chromeos'
  | 'ios-analytics';

/** One battery pack as the file tells it. A field that the file does not tell is absent. */
export interface SystemBattery {
  readonly name?: string;
  readonly manufacturer?: string;
  readonly serial?: string;
  /** As written: `LION`, `LiP`, `lithium-polymer`. */
  readonly chemistry?: string;
  /** Capacity when new, in Wh: above 0, at most 1,000. */
  readonly designWh?: number;
  /** Charge that it holds when full, in Wh: 0 to 1,000. May exceed `designWh` while new. */
  readonly fullWh?: number;
  /** Charge cycles: 1 to 100,000. Absent where the file says 0 because the pack does not count. */
  readonly cycles?: number;
  /**
   * Full charge in percent of the charge when new, 0 to 200. Only where the file states it, or both charges in mAh without
   * a voltage.
   */
  readonly healthPercent?: number;
  /** Oldest first; `at` is an ISO date (`2026-03-01`), `fullWh` in Wh. */
  readonly capacityHistory?: readonly { readonly at: string; readonly fullWh: number }[];
  /** Average power while it ran on battery, in W: above 0, at most 500. */
  readonly drain?: number;
  /** Run time on one full charge as the file estimates it, in minutes: 1 to 10,000. */
  readonly runtimeMinutes?: number;
}

/** One disk or SSD. */
export interface SystemDrive {
  readonly model?: string;
  readonly serial?: string;
  /** Size in bytes. */
  readonly bytes?: number;
  /** Hours switched on. */
  readonly hours?: number;
  /** Bytes written by the computer over its life. */
  readonly writtenBytes?: number;
  /** Share of the rated life that is used up, in percent: 0 to 255, where 100 is the end of the rating. */
  readonly percentUsed?: number;
  /** Sectors replaced by spare ones. */
  readonly reallocated?: number;
  /** Errors of the medium: unreadable or lost data. */
  readonly mediaErrors?: number;
  /** Temperature in °C: −40 to 150. */
  readonly celsius?: number;
  /** The drive's own judgement of its health (SMART). */
  readonly failing?: boolean;
}

/** One memory slot. `bytes` absent or 0: empty. */
export interface SystemMemory {
  readonly slot: string;
  readonly bytes?: number;
  /** `DDR5`, `LPDDR4`. */
  readonly type?: string;
  /** As written: `4800 MT/s`. */
  readonly speed?: string;
}

export interface SystemScreen {
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
  readonly hertz?: number;
}

/** What one file tells about the machine that wrote it. */
export interface SystemFacts {
  readonly source: SystemSource;
  /** When it was written: an ISO date-time of the machine's own clock, `2026-03-01T09:30:00`; with `Z` if in UTC. */
  readonly written?: string;
  /** Offset of that clock from UTC: `+01:00`. */
  readonly zone?: string;
  readonly maker?: string;
  readonly model?: string;
  readonly serial?: string;
  /** ISO date. */
  readonly biosDate?: string;
  readonly bios?: string;
  /** System and version: `Windows 11 23H2 (build 22631)`, `macOS 14.5`. */
  readonly system?: string;
  readonly platform?: 'windows' | 'macos' | 'linux' | 'chromeos' | 'ios';
  readonly processor?: string;
  /** Physical cores. */
  readonly cores?: number;
  /** Logical processors. */
  readonly threads?: number;
  /** Installed memory in bytes, or the memory that the system may use where the file tells only that. */
  readonly memoryBytes?: number;
  readonly screens?: readonly SystemScreen[];
  /** Names of the graphics devices. */
  readonly graphics?: readonly string[];
  /** Charge of all packs together in percent of the full charge, 0 to 100, at an ISO date-time in UTC. */
  readonly charge?: { readonly percent: number; readonly at: string };
  readonly batteries: readonly SystemBattery[];
  readonly drives: readonly SystemDrive[];
  readonly memory: readonly SystemMemory[];
}

/** `unknown`: no kind that is read here; `nothing`: a known kind that tells nothing that is asked. */
export type SystemRefusal = 'unknown' | 'empty' | 'too-large' | 'nothing';

export type SystemReading = { readonly facts: SystemFacts } | { readonly refused: SystemRefusal };
