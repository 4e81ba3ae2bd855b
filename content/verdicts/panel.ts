import { countInWords, fixed, inWords, list, rounded, seconds } from '../words';

/** Words of the panel test's verdicts. Times are in milliseconds. */

const rule = (name: string, needs: string, test = name) => ({ name, needs, action: `Test ${test}` });
export const evidenceTexts = {
  bits: rule('Steps between codes', 'Answer all questions about steps of one code.', 'Steps'),
  fine: rule(
    'Steps of a quarter code',
    'Answer all questions about steps of a quarter code. Needs a browser and a screen with more than 8 bits.',
    'Quarter Codes',
  ),
  black: rule('Near black', 'Answer until the first code above black is known in red, green and blue.', 'Near Black'),
  white: rule('Near white', 'Answer until the last code below white is known in red, green and blue.', 'Near White'),
  gamma: rule('Gamma', 'Match three grays with lines and answer all questions after them, on exact pixels.'),
  evenness: rule('Evenness', 'Look over all six fields and mark what you see.'),
  angle: rule('Viewing angle', 'Answer from straight ahead and from the side.', 'Viewing Angle'),
  hdr: rule(
    'Brighter than white',
    'Answer until a step is no longer seen. Needs an HDR screen and a browser that can use it.',
    'HDR',
  ),
  afterimage: rule('Afterimage', 'Keep the picture on the screen for three minutes and answer after each.'),
} as const;

const colors = ['red', 'green', 'blue'];
const rows = ['upper edge', 'upper part', 'middle', 'lower part', 'lower edge'];
const columns = ['left edge', 'left part', 'middle', 'right part', 'right edge'];

/** What the answers about steps show. Words state only what was seen: nobody can see the panel's electronics. */
const bits = {
  every: 'Every step was seen',
  fours: 'Only every fourth step was seen',
  top: 'The highest codes look the same',
} as const;
const crawled = (noise: boolean | null) => (noise ? ' Parts of the picture crawled: shades are mixed over time.' : '');
/** `98.3% sure from 40 answers`. Never 100: `over 99.9% sure`. */
const sure = (chance: number, answers: number) =>
  `${chance > 0.999 ? 'over 99.9' : fixed(Math.floor(1000 * chance) / 10, 1)}% sure from ${answers} answers`;
const above = (code: number | null, most: number) => code ?? `above ${most}`;
const margined = (value: number, margin: number) => `${fixed(value, 2)} ± ${fixed(margin, 2)}`;
/** `1.4 (1.0 to 1.9)`. */
const ratio = ({ value, low, high }: { readonly value: number; readonly low: number; readonly high: number }) =>
  `${rounded(value, 1)} (${rounded(low, 1)} to ${rounded(high, 1)})`;
interface Gamma {
  readonly whole: { readonly gamma: number };
  readonly margin: number;
}
/** `red 2.21 ± 0.06`. */
export const channelGamma = ({ whole, margin }: Gamma, channel: number) =>
  `${colors[channel]} ${margined(whole.gamma, margin)}`;
export const gammaWords = (gammas: readonly Gamma[]) => list(gammas.map(channelGamma));

export const say = {
  notRun: 'Not run.',
  /** Why an experiment that needs HDR or more than 8 bits was not offered. */
  lacks: {
    hdr: 'This browser or screen shows nothing brighter than white.',
    fine: 'This browser or screen shows no steps finer than whole codes.',
  },
  undecided: (count: number) => `${countInWords(count, 'experiment')} gave no answer.`,
  nothing: 'No experiment was run.',
  guesses: (of: readonly { experiment: keyof typeof evidenceTexts; guessed: number; empty: number }[]) =>
    list(of.map((one) => `${one.guessed} of ${one.empty} (${evidenceTexts[one.experiment].name.toLowerCase()})`)),
  /** Why the answers of a run do not count. */
  missed: (missed: number, plain: number) =>
    `You missed ${inWords(missed)} of ${inWords(plain)} differences that everyone sees.`,
  early: 'The run ended too early.',
  hdrMode: 'The screen was in HDR mode, where the system changes codes.',
  nightLight: 'Night light was on, which changes codes.',
  inexact: 'The lines were not drawn on exact pixels, and scaled lines give another light.',
  chance: (found: number, planted: number) =>
    `You found ${found === 0 ? 'none' : inWords(found)} of ${inWords(planted)} patches that this page had planted, which may be chance.`,
  noise: (noise: boolean | null) => (noise === null ? null : noise ? 'seen' : 'not seen'),
  unknownBits: 'The answers do not tell which steps are seen.',
  bits: (seen: keyof typeof bits, noise: boolean | null) => `${bits[seen]}.${crawled(noise)}`,
  steps: (seen: keyof typeof bits) => bits[seen].toLowerCase(),
  unknownFine: 'The answers do not tell whether steps of a quarter code are seen.',
  fine: (isSeen: boolean, chance: number, answers: number, noise: boolean | null) =>
    `Steps of a quarter code were ${isSeen ? 'seen' : 'not seen, only those of whole codes'}: ${sure(chance, answers)}.${crawled(noise)}`,
  fineSteps: (isSeen: boolean, chance: number, answers: number) =>
    `${isSeen ? 'seen' : 'not seen'}, ${sure(chance, answers)}`,
  unknownNear: 'The answers do not settle on one code.',
  /** Codes are from 0 to `most`, and null above. */
  near: (end: 'black' | 'white', codes: readonly { readonly code: number | null }[], most: number) =>
    `First codes told from ${end}: ${list(codes.map(({ code }, channel) => `${colors[channel]} ${above(code, most)}`))}.`,
  code: above,
  codes: (code: number | null, low: number, high: number | null, most: number) =>
    code === null ? `above ${most}` : `${code} (${low} to ${above(high, most)})`,
  unsureGamma: (gammas: readonly Gamma[]) => `Too uncertain: ${gammaWords(gammas)}.`,
  gamma: (gammas: readonly Gamma[]) => `Gamma: ${gammaWords(gammas)}.`,
  margined,
  /** `black, upper edge, left part: lighter, changes with the head`. Places are counted in rows. */
  place(field: string, place: number, kind: string, moves: boolean | null): string {
    const [row, column] = [rows[Math.floor(place / columns.length)], columns[place % columns.length]];
    const how = moves === null ? '' : moves ? ', changes with the head' : ', stays when the head moves';
    return `${field}, ${row === column ? row : `${row}, ${column}`}: ${kind}${how}`;
  },
  uneven: (places: readonly string[]) =>
    places.length > 0 ? `Marked twice: ${places.join('; ')}.` : 'No place was marked twice.',
  noAngle: 'The run ended too early, or no step was seen.',
  unsureAngle: 'The answers are too uncertain.',
  angle: (middle: Parameters<typeof ratio>[0], corners: Parameters<typeof ratio>[0]) =>
    `From the side, dark steps must be ${ratio(middle)} times larger in the middle, ${ratio(corners)} in the corners.`,
  ratio,
  hdr: (last: number) =>
    last === 1
      ? 'Nothing brighter than white was seen.'
      : `Steps were seen up to ${last} times the white of ordinary pictures.`,
  unsureTrace: 'A trace was named in some rounds, and not in others.',
  noTrace: 'No trace was seen.',
  trace: (ms: number) => `A trace was seen for ${seconds(ms)}.`,
  noneSeen: 'none seen',
  traceTime: (ms: number, spread: number) => `${rounded(ms / 1000, 1)} ± ${rounded(spread / 1000, 1)}`,
} as const;

/** Names of the figures. */
export const figures = {
  noise: { bits: 'Moving noise', fine: 'Moving noise, quarter codes' },
  bits: 'Steps',
  fine: 'Steps of a quarter code',
  near: (end: 'black' | 'white', channel: number) => `Near ${end}, ${colors[channel]}`,
  gamma: (channel: number) => `Gamma, ${colors[channel]}`,
  gammaAt: (channel: number, share: number) => `Gamma, ${colors[channel]}, at ${100 * share}% of the light`,
  uneven: 'Uneven places',
  middle: 'Step from the side, middle',
  corners: 'Step from the side, corners',
  hdr: 'Brightest step seen',
  trace: 'Trace',
  light: 'Room light',
  brightness: 'Brightness',
  nightLight: 'Night light',
  hdrMode: 'HDR mode',
  distance: 'Viewing distance',
  guesses: 'Guesses on empty pictures',
  pixels: 'Pixels',
} as const;
