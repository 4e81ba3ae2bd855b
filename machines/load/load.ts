import { coreNote, partNames, unitNames } from '../../content/load';
import { counted, fixed, inMinutes, list, withMinus, withUnit } from '../../content/words';
import {
  blocksOf,
  drainOf,
  type Kept,
  keptOf,
  type LoadPart,
  louderOf,
  type Sample,
  scales,
  stallsOf,
  stepsOf,
  stoppedAt,
  totalOf,
  type Wrong,
} from '../../measure/load/curve';
import {
  amountOf,
  type CheckResult,
  type Figures,
  measured,
  type Part,
  partOf,
  reported,
  resultOf,
  setting,
} from '../result';
import { creed, evidence, MIN_KEPT, type Minutes } from './evidence';

/** The data of one run. Times are in milliseconds since the epoch. */
export interface LoadRun {
  readonly minutes: Minutes;
  readonly samples: readonly Sample[];
  /** What the microphone heard before the load, dBFS. Null if the page did not listen. */
  readonly quiet?: readonly number[] | null;
  /** For how long the page was hidden, ms. Nothing was loaded then. */
  readonly hiddenFor: number;
  /** Whether the browser did not start the workers. */
  readonly failed: boolean;
  readonly startedAt: number;
  readonly finishedAt: number;
}

type LoadRule = keyof typeof evidence;

/** How long the load lasted so far, ms. */
const loadedFor = (samples: readonly Sample[]): number => samples.reduce((sum, { span }) => sum + span, 0);

/** Milliseconds of load that are left. */
export const leftOf = ({ minutes, samples }: Pick<LoadRun, 'minutes' | 'samples'>): number =>
  Math.max(0, minutes * 60_000 - loadedFor(samples));

/** Why a run proves less than a whole one, in one sentence. Null if it is whole. */
function gapOf(run: LoadRun): string | null {
  const { hiddenFor } = run;
  if (leftOf(run) > 0) return `The load lasted ${clock(loadedFor(run.samples))} of ${clock(run.minutes * 60_000)}.`;
  return hiddenFor > 0
    ? `The page was hidden for ${withUnit(Math.ceil(hiddenFor / 1000), 's')}, and the load paused.`
    : null;
}

const clock = (ms: number) => inMinutes(Math.floor(ms / 1000));

/** Where the first wrong word was: `core 3, seed 5, bits 00000400`. */
const placeOf = (part: LoadPart, { unit, index, bits }: Wrong) =>
  `${unitNames[part].unit} ${unit + 1}, ${unitNames[part].index} ${index}, bits ${bits.toString(16).padStart(8, '0')}`;

/** The parts that answer right or wrong, with the code of a wrong word. */
const codes = { cores: 'LOD-CORE', memory: 'LOD-MEMORY', graphics: 'LOD-GRAPHICS' } as const;

/** `1 234 567`: large counts in groups of three. */
const grouped = (count: number) => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** What a part worked through: `1 234 integers`, `2.5 GiB`. */
const workOf = (part: LoadPart, done: number) =>
  part === 'memory' ? withUnit(fixed(done / 1024, 1), 'GiB') : `${grouped(wordsOf(part, done))} integers`;

/** Texels have four integers each. */
const wordsOf = (part: LoadPart, done: number) => (part === 'graphics' ? 4 * done : done);

function answersPart(run: LoadRun, part: LoadPart): Part<LoadRule> {
  const partWith = partOf(part, part, evidence[part].name);
  const total = totalOf(run.samples, part);
  if (!total || total.done === 0)
    return partWith('not-run', part === 'graphics' && run.samples.length > 0 ? coreNote.noGraphics : coreNote.nothing);
  const all = workOf(part, total.done);
  if (total.wrong > 0) {
    const on = total.first ? placeOf(part, total.first) : partNames[part];
    const wrong = counted(total.wrong, part === 'memory' ? 'changed word' : 'wrong integer');
    return partWith(
      [{ code: codes[part], where: { on }, amount: amountOf(total.wrong) }],
      `${wrong} in ${all}. First: ${on}.`,
    );
  }
  const found = `${all}, none wrong.`;
  if (run.samples.some(({ work }) => work[part]?.software)) return partWith('not-run', `${found} ${coreNote.software}`);
  const stopped = stoppedAt(run.samples, part);
  const gap = stopped === null ? gapOf(run) : coreNote.stopped(clock(stopped));
  return gap === null
    ? partWith('pass', `${found} That proves nothing about the next one.`)
    : partWith('inconclusive', `${found} ${gap}`);
}

/** `slower by 31% (28 to 34)`. */
export function changeWords({ share, from, to }: Kept): string {
  const of = (value: number) => Math.round(100 * (1 - value));
  const [change, least, most] = [of(share), of(to), of(from)];
  if (change === 0) return `as fast at the end as at the start (slower by ${signed(least)} to ${signed(most)}%)`;
  if (change < 0) return `faster by ${-change}% (${signed(-most)} to ${signed(-least)})`;
  return `slower by ${change}% (${signed(least)} to ${signed(most)})`;
}
const signed = (percent: number) => withMinus(percent);

function speedPart(run: LoadRun): Part<LoadRule> {
  const partWith = partOf('speed', 'speed', evidence.speed.name);
  const blocks = blocksOf(run.samples, 'cores');
  const kept = keptOf(blocks);
  if (run.samples.length === 0) return partWith('not-run', coreNote.nothing);
  if (kept === null) return partWith('inconclusive', coreNote.short);
  const steps = stepsOf(blocks).map(({ at, share }) => `${share < 1 ? '−' : '+'}${stepSize(share)}% at ${clock(at)}`);
  const words = `The cores are ${changeWords(kept)}.${steps.length > 0 ? ` Steps: ${list(steps)}.` : ''}`;
  if (kept.to < MIN_KEPT) {
    const amount = amountOf(100 * (1 - kept.share), '%', 0);
    return partWith([{ code: 'LOD-SLOW', amount }], words);
  }
  const gap = gapOf(run) ?? (kept.from < MIN_KEPT ? coreNote.unsure : null);
  return gap === null ? partWith('pass', words) : partWith('inconclusive', `${words} ${gap}`);
}

const stepSize = (share: number) => Math.round(100 * Math.abs(1 - share));

function measurementsOf(run: LoadRun): Figures {
  const { samples, minutes, hiddenFor } = run;
  const blocks = blocksOf(samples, 'cores');
  const kept = keptOf(blocks);
  const drain = drainOf(samples);
  const louder = louderOf(run.quiet ?? [], samples);
  const time = loadedFor(samples) || null;
  const apis = [
    ...new Set(
      samples.flatMap(({ work: { graphics } }) =>
        graphics?.api ? `${graphics.api}${graphics.software ? ' in software' : ''}` : [],
      ),
    ),
  ];
  return [
    setting('Chosen time', minutes, 'min'),
    measured('Time under load', (time ?? 0) / 1000, 's', 0),
    measured('Hidden for', hiddenFor > 0 ? hiddenFor / 1000 : null, 's', 0),
    measured('Workers on cores', samples.at(-1)?.workers),
    reported('Graphics calculated by', apis.length > 0 ? apis.join(', then ') : null),
    ...(['cores', 'memory', 'graphics'] as const).map((part) => {
      const total = totalOf(samples, part);
      const last = blocksOf(samples, part).at(-1);
      const { factor, unit } = scales[part];
      return (
        total && [
          measured(`${partNames[part]}, checked`, total.done * factor, unit, 3),
          measured(`${partNames[part]}, wrong results`, total.wrong),
          measured(`${partNames[part]}, speed at the end`, last && last * factor, `${unit}/s`, 3),
        ]
      );
    }),
    kept && [
      measured('Speed kept', 100 * kept.share, '%', 1),
      measured('Speed kept, at least', 100 * kept.from, '%', 1),
      measured('Speed kept, at most', 100 * kept.to, '%', 1),
      measured('Steps', stepsOf(blocks).length),
    ],
    time !== null && [
      measured('Stalls', stallsOf(samples, 'cores')),
      measured('Frames of the page', (1000 * samples.reduce((sum, one) => sum + one.frames, 0)) / time, '/s', 1),
      measured('Longest frame', Math.max(...samples.map(({ gap }) => gap)), 'ms'),
    ],
    louder && [
      measured('Noise before the load', louder.before, 'dBFS', 1),
      measured('Noise under load', louder.after, 'dBFS', 1),
      measured('Louder under load by', louder.change, 'dB', 1),
      measured('Louder under load, uncertainty', louder.uncertainty, 'dB', 1),
    ],
    drain && [
      measured('Battery under load', drain.perHour, '%/h', 1),
      measured('Battery under load, uncertainty', drain.uncertainty, '%/h', 1),
    ],
  ];
}

/**
 * Fail: a wrong integer or a changed word of memory. Warning: the cores slow down to less than a third. Pass: a whole
 * run, in view all the time, without either.
 */
export function judgeLoad(run: LoadRun): CheckResult {
  const parts = [answersPart(run, 'cores'), answersPart(run, 'memory'), answersPart(run, 'graphics'), speedPart(run)];
  const isWrong = parts.some(({ verdict }) => verdict === 'fail');
  const isDeaf = run.quiet != null && louderOf(run.quiet, run.samples) === null;
  const words = [
    isWrong ? 'This machine calculated or remembered wrong.' : 'No wrong integer.',
    creed,
    parts.at(-1)?.details,
    isDeaf && coreNote.deaf,
  ];
  return resultOf({
    check: 'load',
    name: 'Load',
    parts,
    evidence,
    details: run.failed ? coreNote.failed : words.filter(Boolean).join(' '),
    measurements: measurementsOf(run),
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  });
}
