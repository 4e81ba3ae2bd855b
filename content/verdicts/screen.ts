import { countInWords, list, lower, percent, seconds } from '../words';
import { rule } from './rule';
import { blindSpotOf, exactnessNotes, ringsTexts, sequenceSay, stepTexts } from './sequence';

/** Words of the screen test's verdicts. Times are in milliseconds, shares from 0 to 1, places in device pixels. */

/** @param share of the screen that each color must cover */
export const evidenceTexts = (ms: number, share: number) => ({
  color: stepTexts('color', 'eight', ms),
  coverage: rule(
    'Screen coverage',
    `Show each color on at least ${percent(share)} of the screen: allow full screen, or press F11.`,
    'Show Full Screen',
  ),
  rings: ringsTexts('color'),
});
export const blindSpot = (ms: number) => blindSpotOf('a spot', 'color', ms);

export const colorNames = ['White', 'Black', 'Red', 'Green', 'Blue', 'Yellow', 'Cyan', 'Magenta'] as const;

/** Kinds of mark. */
export const kindNames = {
  dead: 'Dead pixel',
  stuck: 'Stuck pixel',
  'sub-pixel': 'Sub-pixel',
  bright: 'Bright spot',
  uneven: 'Uneven',
} as const;

type Point = Readonly<Record<'x' | 'y', number>>;
const after = (place: string | null) => (place === null ? '' : `, ${place}`);
const colorCount = (count: number) => lower(countInWords(count, 'color'));

export const say = {
  ...sequenceSay('color'),
  spot: (kind: string, { x, y }: Point, place: string | null) => `${kind} at ${x}, ${y}${after(place)}.`,
  shownOnly: (ms: number) => `Shown for ${seconds(ms)} only.`,
  unmarked: (ms: number) => `Nothing marked. Shown for ${seconds(ms)}.`,
  notDrawn: 'Nothing was drawn.',
  covered: (share: number) => `${percent(share)} of the screen was covered.`,
  rest: 'The rest was not tested.',
  noneMarked: 'Nothing marked on any of the eight colors.',
  clean: (colors: number) => `Nothing marked on ${colorCount(colors)}.`,
  otherwiseClean: (colors: number) => `Nothing marked on the other ${colorCount(colors)}.`,
  marked: (spots: number, colors: readonly string[]) =>
    `${countInWords(spots, 'spot', 'spots', 8)} marked on ${list(colors.map(lower))}.`,
  /** `upper left`, `center`, `right, middle`. @param column and row: thirds of the screen, from 0 to 2 */
  place(column: number, row: number): string {
    const [vertical, horizontal] = [['upper', '', 'lower'][row], ['left', '', 'right'][column]];
    if (vertical) return `${vertical} ${horizontal || 'middle'}`;
    return horizontal ? `${horizontal}, middle` : 'center';
  },
} as const;

/** Names of the figures. */
export const figures = {
  shown: 'Colors shown',
  shortest: 'Shortest time on a color',
  covered: 'Screen covered',
  marked: 'Spots marked',
} as const;

interface Surface extends Readonly<Record<'width' | 'height' | 'pixelRatio', number>> {
  readonly exactness: keyof typeof exactnessNotes;
  readonly backend: 'webgl' | '2d';
}

/** Words of the test's report as plain text. */
export const reportSay = {
  colors: 'Colors tested',
  issues: 'Issues found (device pixels from the upper left corner)',
  issue: (number: number, kind: string, color: string, { x, y }: Point, place: string | null) =>
    `  ${number}. ${kind} on ${lower(color)} at x ${x}, y ${y}${after(place)}`,
  noIssues: '  None marked.',
  screen: 'Screen',
  surface: ({ width, height, pixelRatio, exactness, backend }: Surface, covered: number | null) => [
    `  Tested    ${width} × ${height} px`,
    `  Covered   ${covered === null ? 'nothing' : `${percent(covered)} of the screen`}`,
    `  Ratio     ${pixelRatio} device pixels for one CSS pixel (reported by the browser)`,
    `  Pixels    ${exactnessNotes[exactness]}`,
    `  Drawn by  ${backend === 'webgl' ? 'WebGL' : 'a 2D canvas (no WebGL)'}`,
  ],
  noSurface: '  Unknown: the test ended before anything was drawn.',
  bySight: 'A browser cannot see the panel. Every issue above was seen and marked by a person.',
} as const;
