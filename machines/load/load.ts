import { figures, partNames, say } from '../../content/verdicts/load';
import {
  blocksOf,
  drainOf,
  keptOf,
  type LoadPart,
  louderOf,
  type Sample,
  scales,
  stallsOf,
  stepsOf,
  stoppedAt,
  totalOf,
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
import { evidence, MIN_KEPT, type Minutes } from './evidence';

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

/** Why a run proves less than a whole one. Null if it is whole. */
function gapOf(run: LoadRun): string | null {
  if (leftOf(run) > 0) return say.lasted(loadedFor(run.samples), run.minutes * 60_000);
  return run.hiddenFor > 0 ? say.hidden(run.hiddenFor) : null;
}

/** The parts that answer right or wrong, with the code of a wrong word. */
const codes = { cores: 'LOD-CORE', memory: 'LOD-MEMORY', graphics: 'LOD-GRAPHICS' } as const;

function answersPart(run: LoadRun, part: LoadPart): Part<LoadRule> {
  const partWith = partOf(part, part, evidence[part].name);
  const total = totalOf(run.samples, part);
  if (!total || total.done === 0)
    return partWith('not-run', part === 'graphics' && run.samples.length > 0 ? say.noGraphics : say.nothing);
  // Texels have four integers each.
  const work = say.work(part, part === 'graphics' ? 4 * total.done : total.done);
  const { wrong, first } = total;
  if (wrong > 0) {
    const on = first ? say.place(part, first.unit, first.index, first.bits) : partNames[part];
    return partWith([{ code: codes[part], where: { on }, amount: amountOf(wrong) }], say.wrong(part, wrong, work, on));
  }
  const right = say.right(work);
  if (run.samples.some(({ work }) => work[part]?.software)) return partWith('not-run', `${right} ${say.software}`);
  const stopped = stoppedAt(run.samples, part);
  const gap = stopped === null ? gapOf(run) : say.stopped(stopped);
  return gap === null ? partWith('pass', `${right} ${say.noPromise}`) : partWith('inconclusive', `${right} ${gap}`);
}

function speedPart(run: LoadRun): Part<LoadRule> {
  const partWith = partOf('speed', 'speed', evidence.speed.name);
  const blocks = blocksOf(run.samples, 'cores');
  const kept = keptOf(blocks);
  if (run.samples.length === 0) return partWith('not-run', say.nothing);
  if (kept === null) return partWith('inconclusive', say.short);
  const steps = stepsOf(blocks);
  const words = `${say.speed(kept)}${steps.length > 0 ? ` ${say.steps(steps)}` : ''}`;
  if (kept.to < MIN_KEPT) {
    const amount = amountOf(100 * (1 - kept.share), '%', 0);
    return partWith([{ code: 'LOD-SLOW', amount }], words);
  }
  const gap = gapOf(run) ?? (kept.from < MIN_KEPT ? say.unsure : null);
  return gap === null ? partWith('pass', words) : partWith('inconclusive', `${words} ${gap}`);
}

function figuresOf(run: LoadRun): Figures {
  const { samples, minutes, hiddenFor } = run;
  const blocks = blocksOf(samples, 'cores');
  const kept = keptOf(blocks);
  const drain = drainOf(samples);
  const louder = louderOf(run.quiet ?? [], samples);
  const time = loadedFor(samples) || null;
  const apis = samples.flatMap(({ work: { graphics } }) =>
    graphics?.api ? say.api(graphics.api, graphics.software) : [],
  );
  return [
    setting(figures.chosen, minutes, 'min'),
    measured(figures.time, (time ?? 0) / 1000, 's', 0),
    measured(figures.hidden, hiddenFor > 0 ? hiddenFor / 1000 : null, 's', 0),
    measured(figures.workers, samples.at(-1)?.workers),
    reported(figures.api, say.apis([...new Set(apis)]) || null),
    ...(['cores', 'memory', 'graphics'] as const).map((part) => {
      const total = totalOf(samples, part);
      const last = blocksOf(samples, part).at(-1);
      const { factor, unit } = scales[part];
      return (
        total && [
          measured(figures.checked(part), total.done * factor, unit, 3),
          measured(figures.wrong(part), total.wrong),
          measured(figures.speed(part), last && last * factor, `${unit}/s`, 3),
        ]
      );
    }),
    kept && [
      measured(figures.kept, 100 * kept.share, '%', 1),
      measured(figures.keptAtLeast, 100 * kept.from, '%', 1),
      measured(figures.keptAtMost, 100 * kept.to, '%', 1),
      measured(figures.steps, stepsOf(blocks).length),
    ],
    time !== null && [
      measured(figures.stalls, stallsOf(samples, 'cores')),
      measured(figures.frames, (1000 * samples.reduce((sum, one) => sum + one.frames, 0)) / time, '/s', 1),
      measured(figures.longest, Math.max(...samples.map(({ gap }) => gap)), 'ms'),
    ],
    louder && [
      measured(figures.before, louder.before, 'dBFS', 1),
      measured(figures.after, louder.after, 'dBFS', 1),
      measured(figures.louder, louder.change, 'dB', 1),
      measured(figures.louderBy, louder.uncertainty, 'dB', 1),
    ],
    drain && [
      measured(figures.battery, drain.perHour, '%/h', 1),
      measured(figures.batteryBy, drain.uncertainty, '%/h', 1),
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
  const words = [isWrong ? say.anyWrong : say.noneWrong, say.creed, parts.at(-1)?.details, isDeaf && say.deaf];
  return resultOf({
    check: 'load',
    run,
    parts,
    evidence,
    details: run.failed ? say.failed : words.filter(Boolean).join(' '),
    measurements: figuresOf(run),
  });
}
