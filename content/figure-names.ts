import { withUnit } from './words';

/** Names of the figures that more than their own test reads. Reports store the names, so a name never changes. */

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

/** `Battery`, or `Battery 2` where there are several. */
const named = (name: string) => (i: number, all: number) => (all > 1 ? `${name} ${i + 1}` : name);
export const nameOf = { battery: named('Battery'), drive: named('Drive'), file: named('file') };

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

/** What several tests say of the screen. */
export const screenFigures = {
  screen: 'Screen',
  devicePixels: 'Device pixels',
  pixelRatio: 'Pixel ratio',
  colorDepth: 'Color depth',
  category: 'Category',
  orientation: 'Orientation',
} as const;
export const orientations = { portrait: 'Portrait', landscape: 'Landscape' } as const;

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

/** A figure with its unit, if it has one: `60 Hz`, `86%`, `3`. */
export const withAnyUnit = (value: number | string, unit: string) =>
  unit === '' || unit === '%' ? `${value}${unit}` : withUnit(value, unit);
