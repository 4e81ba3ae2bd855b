import { tellingFigures } from '../figure-names';
import { counted, fixed, inMinutes, list, withMinus, withUnit } from '../words';

/** Words of the load test's verdicts. Times are in milliseconds, shares from 0 to 1. */

const again = { needs: 'Keep the page in view until the chosen time is over.', action: 'Run Again' };
export const evidenceTexts = {
  cores: { name: 'Integers on the cores', ...again },
  memory: { name: 'Patterns in memory', ...again },
  graphics: { name: 'Integers on the graphics', ...again },
  speed: { name: 'Speed under load', ...again },
} as const;

/** What the test cannot find, in one sentence. */
export const blindSpot =
  'What the test cannot find: a fault that shows less often than the work of this run, a fault in memory that the page does not get, and a machine that is slow from the start.';

export const partNames = { cores: 'Cores', memory: 'Memory', graphics: 'Graphics' } as const;
type LoadPart = keyof typeof partNames;

/** The words of a place. */
const unitNames = {
  cores: { unit: 'core', index: 'seed' },
  memory: { unit: 'block', index: 'word' },
  graphics: { unit: 'graphics', index: 'texel' },
} as const;

/** `1 234 567`: large counts in groups of three. */
const grouped = (count: number) => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, '\u202f');
const clock = (ms: number) => inMinutes(Math.floor(ms / 1000));

export const say = {
  nothing: 'Nothing was worked on.',
  noGraphics: 'This browser offers workers neither WebGPU nor WebGL 2.',
  software: 'The browser calculates graphics on the processor here, so the graphics were not tested.',
  /** Why a run proves less than a whole one. */
  stopped: (at: number) => `It stopped at ${clock(at)}.`,
  lasted: (ms: number, chosen: number) => `The load lasted ${clock(ms)} of ${clock(chosen)}.`,
  hidden: (ms: number) => `The page was hidden for ${withUnit(Math.ceil(ms / 1000), 's')}, and the load paused.`,
  deaf: 'The fan was not compared, because the microphone gave too few levels.',
  short: 'Too short: the speed at the start and at the end needs 65 seconds of load.',
  unsure: 'The interval is too wide to judge.',
  failed: 'The browser did not start the workers. Reload the page and try again.',
  /** Where the first wrong word was: `core 3, seed 5, bits 00000400`. */
  place: (part: LoadPart, unit: number, index: number, bits: number) =>
    `${unitNames[part].unit} ${unit + 1}, ${unitNames[part].index} ${index}, bits ${bits.toString(16).padStart(8, '0')}`,
  /** What a part worked through: `1 234 integers`, `2.5 GiB`. @param count MiB of memory, else integers */
  work: (part: LoadPart, count: number) =>
    part === 'memory' ? withUnit(fixed(count / 1024, 1), 'GiB') : `${grouped(count)} integers`,
  wrong: (part: LoadPart, count: number, work: string, place: string) =>
    `${counted(count, part === 'memory' ? 'changed word' : 'wrong integer')} in ${work}. First: ${place}.`,
  right: (work: string) => `${work}, none wrong.`,
  noPromise: 'That proves nothing about the next one.',
  /** `slower by 31% (28 to 34)`. Shares of the speed at the start. */
  speed({ share, from, to }: { readonly share: number; readonly from: number; readonly to: number }): string {
    const of = (value: number) => Math.round(100 * (1 - value));
    const [change, least, most] = [of(share), of(to), of(from)];
    if (change === 0)
      return `The cores are as fast at the end as at the start (slower by ${withMinus(least)} to ${withMinus(most)}%).`;
    if (change < 0) return `The cores are faster by ${-change}% (${withMinus(-most)} to ${withMinus(-least)}).`;
    return `The cores are slower by ${change}% (${withMinus(least)} to ${withMinus(most)}).`;
  },
  steps: (steps: readonly { readonly at: number; readonly share: number }[]) =>
    `Steps: ${list(steps.map(({ at, share }) => `${share < 1 ? '−' : '+'}${Math.round(100 * Math.abs(1 - share))}% at ${clock(at)}`))}.`,
  anyWrong: 'This machine calculated or remembered wrong.',
  noneWrong: 'No wrong integer.',
  api: (name: string, software = false) => `${name}${software ? ' in software' : ''}`,
  apis: (apis: readonly string[]) => apis.join(', then '),
  creed: 'One wrong integer is a fail, and none proves nothing.',
} as const;

/** Names of the figures. */
export const figures = {
  chosen: 'Chosen time',
  time: 'Time under load',
  hidden: tellingFigures.hidden,
  workers: 'Workers on cores',
  api: 'Graphics calculated by',
  checked: (part: LoadPart) => `${partNames[part]}, checked`,
  wrong: (part: LoadPart) => `${partNames[part]}, wrong results`,
  speed: (part: LoadPart) => `${partNames[part]}, speed at the end`,
  kept: 'Speed kept',
  keptAtLeast: 'Speed kept, at least',
  keptAtMost: 'Speed kept, at most',
  steps: 'Steps',
  stalls: 'Stalls',
  frames: 'Frames of the page',
  longest: 'Longest frame',
  before: 'Noise before the load',
  after: 'Noise under load',
  louder: 'Louder under load by',
  louderBy: 'Louder under load, uncertainty',
  battery: 'Battery under load',
  batteryBy: 'Battery under load, uncertainty',
} as const;
