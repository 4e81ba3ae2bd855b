/** Names of the figures that a profile can set a pass mark for. The tests and the marks share them. */
export const markedFigures = {
  /** `1920 × 1080` in device px. */
  surface: 'Surface',
  keys: 'Keys in this layout',
  testedKeys: 'Keys tested',
  frameRate: 'Frame rate',
  refreshRate: 'Refresh rate',
} as const;
