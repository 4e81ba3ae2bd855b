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
