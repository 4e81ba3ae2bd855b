import { capital, countInWords, inWords } from '../words';
import { rule } from './rule';

/** Words of the touch test's verdicts. Times are in milliseconds. */

/** The minimum samples and fingers, and the time without hands. */
type Least = Readonly<Record<'samples' | 'fingers' | 'watch', number>>;
export const evidenceTexts = ({ samples, fingers, watch }: Least) => ({
  cells: rule('Coverage and dead zones', 'Touch every cell with a finger, not with a mouse or pen.', 'Paint the Grid'),
  swipes: rule(
    'Sample rate and jumps',
    `Swipe with a finger until ${samples} samples are read, which takes about a second.`,
    'Swipe the Grid',
  ),
  fingers: rule('Multi-touch', `Draw with at least ${fingers} fingers at once.`, 'Paint the Grid'),
  handsOff: rule(
    'Hands-off check',
    `Keep your hands off the screen for ${watch / 1000} seconds.`,
    'Start Hands-Off Check',
  ),
});

/** What the test cannot find. @param reach how far an edge is painted, in px */
export const blindSpot = (reach: number) =>
  `What the test cannot find: a dead strip along an edge that is narrower than ${reach} px, a dead spot smaller than a cell that no stroke crosses, and dead cells that no finger came near.`;

export const partNames = { coverage: 'Coverage', zones: 'Dead zones', rate: 'Sample rate', jumps: 'Jumps' } as const;

/** A group of cells, and its bounding box in cells with the last column and row included. */
type Zone = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>> & { readonly cells: readonly number[] };
type Grid = Readonly<Record<'columns' | 'rows', number>>;

/** Position and size of a zone: `right edge, 3 × 14 cells`. */
export function zoneName(zone: Zone, grid: Grid): string {
  const wide = zone.right - zone.left + 1;
  const high = zone.bottom - zone.top + 1;
  const size = `${wide} × ${high} ${wide * high === 1 ? 'cell' : 'cells'}`;
  const part = zone.cells.length < wide * high ? `, ${zone.cells.length} of them untouched` : '';
  return `${placeOf(zone, grid)}, ${size}${part}`;
}

function placeOf({ left, top, right, bottom }: Zone, { columns, rows }: Grid): string {
  const [west, east, north, south] = [left === 0, right === columns - 1, top === 0, bottom === rows - 1];
  const level = north === south ? null : north ? 'top' : 'bottom';
  const side = west === east ? null : west ? 'left' : 'right';
  if (level && side) return `${north ? 'upper' : 'lower'} ${side} corner`;
  if (level || side) return `${level ?? side} edge`;
  if (west && north) return 'whole panel';
  if (west) return 'across the width';
  if (north) return 'across the height';
  return panelPlace((left + right + 1) / 2 / columns, (top + bottom + 1) / 2 / rows);
}

/** Name of a point's position: `upper left`, `center`, `right`. `x` and `y` are shares of the width and height. */
export function panelPlace(x: number, y: number): string {
  const third = (share: number) => Math.max(0, Math.min(2, Math.floor(share * 3)));
  const level = ['upper', '', 'lower'][third(y)];
  const side = ['left', '', 'right'][third(x)];
  return level ? `${level} ${side || 'middle'}` : side || 'center';
}

/** The maximum number of zones named in a sentence. The map shows the rest. */
const MAX_NAMED_ZONES = 3;

function zoneList(zones: readonly Zone[], grid: Grid): string {
  const named = zones.slice(0, MAX_NAMED_ZONES).map((zone) => zoneName(zone, grid));
  const more = zones.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

export const say = {
  notPainted: 'The grid was not painted.',
  untouched: 'No cell was touched.',
  touched: (touched: number, cells: number, percent: number) =>
    `${touched} of ${cells} cells touched with a finger, ${percent}%.`,
  otherCells: (cells: number) => `${cells} painted with a mouse or pen only.`,
  unfinished: 'Not finished.',
  /** The pen test has these sentences of zones, too. */
  noZones: 'None.',
  deadZones: (zones: number) => `${capital(inWords(zones))}, outlined on the map.`,
  suspectZone: 'One possible. Draw over it again.',
  leftZones: (zones: number) => `None proven. ${countInWords(zones, 'zone')} not reached.`,
  noFinger: 'Paint the grid with a finger to find them.',
  unmoved: 'No finger moved.',
  rate: (perSecond: number) => `${Math.round(perSecond)} samples a second.`,
  fewSamples: (samples: number, least: number) => `${samples} samples are too few. ${least} are needed.`,
  slow: 'Slow: most panels report 60 or more.',
  hidden: 'This browser hides samples, so try another one.',
  jumps: (jumps: number) => `Samples were missing ${jumps} times while the finger moved. Swipe again.`,
  cannotTell: 'Too few samples to tell.',
  fewJumps: (jumps: number) =>
    jumps === 0
      ? 'No sample was missing while the finger moved.'
      : `Samples were missing ${jumps === 1 ? 'once' : `${inWords(jumps)} times`}, which may be chance.`,
  /** @param limit number of contacts that the browser reports, 0 if none */
  fingers: (fingers: number, limit: number) =>
    `${fingers} fingers at once.${limit > 0 ? ` The browser reports a limit of ${limit}.` : ''}`,
  fewFingers: (fingers: number) => `${countInWords(fingers, 'finger', 'finger')} was used.`,
  notWatched: 'Not run yet.',
  noTouchscreen: 'No touch arrived, but no touchscreen was found either.',
  quiet: (ms: number) => `No touch arrived in ${ms / 1000} seconds with hands off.`,
  /** @param places where each touch arrived */
  ghosts: (places: readonly string[]) =>
    `${countInWords(places.length, 'touch', 'touches')} arrived with hands off: ${[...new Set(places)].join(', ')}.`,
  /** Of the whole grid. */
  all: (cells: number) => `All ${cells} cells were touched.`,
  onlyOthers: 'Only a mouse or pen painted the grid. That says nothing about the touch panel.',
  others: (cells: number) => `A mouse or pen painted ${cells} more, which does not count.`,
  covered: (percent: number) => `${percent}% touched with a finger.`,
  open: (percent: number) => `Not finished: ${percent}% touched with a finger.`,
  notReached: (zones: readonly Zone[], grid: Grid) => `Not reached: ${zoneList(zones, grid)}.`,
  dead: (zones: readonly Zone[], grid: Grid) =>
    `${zones.length === 1 ? 'A dead zone' : countInWords(zones.length, 'dead zone')}: ${zoneList(zones, grid)}.`,
  /** Why a zone counts as dead or not. */
  reason(losses: number, isDead: boolean): string {
    if (isDead) return `Contact was lost here ${inWords(losses)} times.`;
    if (losses === 0) return 'No contact was lost here.';
    return `Contact was lost here ${losses === 1 ? 'once' : 'twice'}, which proves nothing.`;
  },
} as const;

/** Names of the figures, and their units that are words. */
export const figures = {
  ...partNames,
  others: 'Painted with a mouse or pen',
  left: 'Untouched zones',
  fingers: 'Most fingers at once',
  samples: 'Samples',
  streak: 'Longest streak',
  time: 'Painted for',
  ghosts: 'Ghost touches',
  points: 'Touch points',
  inCells: 'cells',
  perSecond: 'per second',
} as const;
