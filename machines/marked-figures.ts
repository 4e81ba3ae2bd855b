/** Names of the figures that the pass marks of a profile read. The tests and the marks share them. */
export const markedFigures = {
  /** `1920 × 1080` in device px. */
  surface: 'Surface',
  keys: 'Keys in this layout',
  absentKeys: 'Keys not fitted',
  testedKeys: 'Keys tested',
  frameRate: 'Frame rate',
  refreshRate: 'Refresh rate',
  batteryHealth: 'Battery health',
} as const;

/** Names of figures of the system's files that an inspection and its files read, too. */
export const systemFigures = {
  serial: 'Serial number',
  maker: 'Maker',
  model: 'Model',
  /** @param file `file`, or `file 2` where there are several */
  hash: (file: string) => `SHA-256 of ${file}`,
  /** @param battery `Battery`, or `Battery 2` where there are several */
  whenNew: (battery: string) => `${battery} when new`,
  fullCharge: (battery: string) => `${battery} full charge`,
} as const;
