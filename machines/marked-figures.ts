/** Names of the figures on which a profile can set a pass mark, for the tests that give them and for the marks. */
export const markedFigures = {
  /** `1920 × 1080` in device px. */
  surface: 'Surface',
  keys: 'Keys in this layout',
  testedKeys: 'Keys tested',
  frameRate: 'Frame rate',
  refreshRate: 'Refresh rate',
} as const;
