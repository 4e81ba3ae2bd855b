/** Names of the figures that more than their own test reads. Reports store the names, so a name never changes. */

/** What the browser reports about the computer. */
export const computerFigures = {
  system: 'System',
  browser: 'Browser',
  threads: 'Processor threads',
  graphics: 'Graphics',
  screen: 'Screen',
  ratio: 'Pixel ratio',
  depth: 'Color depth',
  battery: 'Battery',
  platform: 'Platform',
  zone: 'Time zone',
  language: 'Language',
} as const;

/** What is said of a computer that does not tell. */
export const unknown = { system: 'Unknown OS', browser: 'Unknown Browser', version: 'Unknown' } as const;

/** @param device a graphics device that the browser names only by its kind */
export const orSimilar = (device: string) => `${device} or similar`;

/** The state of a battery. @param level percent */
export const batteryState = (level: number, charging: boolean) => `${level}%, ${charging ? 'charging' : 'on battery'}`;

/** Figures that reveal a condition. */
export const tellingFigures = {
  zoom: 'Page zoom',
  hidden: 'Hidden for',
  timesHidden: 'Times hidden',
  patterns: 'Patterns',
  patternSize: 'Pattern size',
} as const;
/** The value of `patterns` where one drawn pixel is one device pixel. */
export const exactPatterns = '1:1 exact';
