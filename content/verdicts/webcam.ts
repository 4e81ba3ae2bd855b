import { counted, times } from '../words';
import { rule } from './rule';

/** Words of the webcam test's verdicts. Shares are from 0 to 1, times in seconds, rates in frames a second. */

export const evidenceTexts = (lit: number, counting: number, frames: number) => ({
  picture: rule('Picture', `Show the camera a lit scene for at least ${lit} seconds.`, 'Show a Lit Scene'),
  rate: rule('Frame rate', `Let the page count frames in good light for at least ${counting} second.`, 'Count Frames'),
  hot: rule('Hot pixels', `Cover the lens until ${frames} frames are searched.`, 'Find Hot Pixels'),
  dead: rule(
    'Dead pixels',
    `Hold white paper in front of the lens until ${frames} frames are searched.`,
    'Find Dead Pixels',
  ),
});

/** What the test cannot find, in one sentence. @param share of frames that may repeat the one before */
export const blindSpotOf = (share: number) =>
  `What the test cannot find: up to ${100 * share}% of frames that repeat the one before, repeats while nothing moves, and a camera that is slow only because it makes a dim room look bright.`;

/** The maximum number of places named in a sentence. */
const MAX_NAMED = 6;
type Defect = Readonly<Record<'x' | 'y' | 'width' | 'height' | 'pixels', number>>;
/** A defect's size and upper left corner, in pixels of the picture: `2 × 2 at 100, 60`. */
export const placeOf = ({ x, y, width, height, pixels }: Defect): string =>
  pixels === 1 ? `one pixel at ${x}, ${y}` : `${width} × ${height} at ${x}, ${y}`;
const patched = (patches: number) =>
  patches > 0 ? ` ${counted(patches, 'larger patch', 'larger patches')}: dust or stray light.` : '';
/** A rate with at most two decimals: `29.97`, `30`, `5`. */
const figure = (rate: number) => Number(rate.toFixed(2));

export const say = {
  frozen: 'Frozen. Every frame is exactly the same.',
  none: 'No frames arrived for three seconds.',
  covered: 'Live until the lens was covered.',
  dark: 'Very dark. The lens is covered, or there is hardly any light.',
  lost: 'Live at first, then black.',
  black: 'Black. The lens is covered, or the sensor sends no picture.',
  live: 'Live: light arrives and frames differ.',
  unread: 'No frame was read.',
  even: 'Same brightness everywhere. The lens may be covered.',
  short: (seconds: number) => `Only ${seconds.toFixed(1)} s of frames were read.`,
  unlit: (seconds: number) => `A lit picture was seen for only ${seconds.toFixed(1)} s.`,
  froze: (count: number) => `It froze ${times(count)}.`,
  noRate: 'Not judged: no frames arrived.',
  uncounted: 'Not measured.',
  rate: (rate: number, advertised: number, repeated: number) =>
    `${figure(rate)} of ${figure(advertised)} advertised frames a second.${repeated > 0 ? ` ${Math.round(100 * repeated)}% of frames repeat the one before.` : ''}`,
  /** What else belongs to a judgment of the rate. */
  low: 'The picture is bright enough.',
  slow: (needed: number) => `That is too slow for video, which needs ${needed}. The picture is bright enough.`,
  dim: 'The light is too dim to judge that.',
  still: 'Many frames repeat the one before, but nothing moves. Move in front of the camera.',
  unsearched: 'Not searched.',
  noisy: 'Too many pixels differ. Noise or stray light may be the cause.',
  spots(kind: 'hot' | 'dead', defects: readonly Defect[], patches: number): string {
    const places = defects.slice(0, MAX_NAMED).map(placeOf).join('; ');
    const rest = defects.length > MAX_NAMED ? `; and ${defects.length - MAX_NAMED} more` : '';
    return `${counted(defects.length, `${kind} spot`)}: ${places}${rest}.${patched(patches)}`;
  },
  searched: (frames: number, needed: number) => `Only ${frames} of ${needed} frames were searched.`,
  clean: (frames: number, patches: number) => `None found in ${frames} frames.${patched(patches)}`,
  works: (size: string, rate: number) => `Camera working: ${size} at ${Math.round(rate)}fps`,
} as const;

/** Names of the figures. */
export const figures = {
  camera: 'Camera',
  resolution: 'Resolution',
  resolutionSet: 'Resolution set',
  requested: 'Frame rate requested',
  advertised: 'Frame rate advertised',
  assumed: 'Facing, assumed',
  facing: 'Facing',
  frames: 'Frames read',
  lit: 'Lit picture',
  brightness: 'Brightness',
  freezes: 'Freezes',
  largestNative: 'Largest native resolution',
  largest: 'Largest resolution',
} as const;
