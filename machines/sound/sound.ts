import { soundTexts } from '../../content/sound';
import { type CheckResult, type Measurement, worst } from '../result';
import { answersTo, type Heard, type Judgment, judgeHeard, judgeLimits, type Limits } from './answers';
import type { LoopReport } from './loop';
import { hertz, type Sound, shortHertz, soundsOf } from './sounds';

/** Where a sound was heard, and at which frequency it played. */
export interface Answer {
  readonly heard: Heard;
  /** Hz. */
  readonly frequency: number;
}

/** What the browser says of the output that played. */
export interface OutputFacts {
  readonly channels: number;
  /** Samples a second. */
  readonly rate: number;
  /** From the page to the speaker, ms; null where the browser does not say. */
  readonly latency: number | null;
}

/** The facts of one run. Times in milliseconds since the epoch. */
export interface SoundRun {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly limits: Limits;
  /** Known once something has played. */
  readonly facts: OutputFacts | null;
  /** Hz, of the custom tone. */
  readonly frequency: number;
  readonly loop: LoopReport | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

interface Row {
  readonly sound: Sound;
  /** Null where the person did not say. */
  readonly judgment: Judgment | null;
}

/** Every sound with what its answer amounts to, in the order of the page. */
export function rowsOf({ answers, limits, facts, frequency }: SoundRun): readonly Row[] {
  return soundsOf({ channels: facts?.channels ?? 2, frequency }).map((sound) => {
    if (sound.type === 'sweep') return { sound, judgment: judgeLimits(limits) };
    const answer = answers[sound.id];
    const played = answer ? { ...sound, frequency: answer.frequency } : sound;
    return { sound: played, judgment: answer ? judgeHeard(played, answer.heard) : null };
  });
}

/** How many sounds have an answer. */
export function answeredOf(run: SoundRun): number {
  return rowsOf(run).filter(({ judgment }) => judgment).length;
}

/** Below this many samples a second an output loses tones that ears and speakers still reach. */
const FULL_RATE = 32_000;

/** What in the system may explain what is heard, each in a sentence or two. */
export function hintsOf({ answers, facts }: Pick<SoundRun, 'answers' | 'facts'>): readonly string[] {
  const mono = answers.left?.heard === 'both' || answers.right?.heard === 'both';
  return [
    ...(mono ? [soundTexts.mono] : []),
    ...(facts && facts.channels === 1 ? [soundTexts.oneChannel] : []),
    ...(facts && facts.rate < FULL_RATE
      ? [`This output plays nothing above ${shortHertz(facts.rate / 2)}. ${soundTexts.lowRate}`]
      : []),
  ];
}

/** The answers make the verdict; the microphone adds figures. */
export function judgeSound(run: SoundRun): CheckResult {
  const rows = rowsOf(run);
  const judged = rows.flatMap(({ judgment }) => judgment ?? []);
  return {
    check: 'sound',
    name: 'Sound',
    status: judged.length > 0 ? worst(judged.map(({ status }) => status)) : 'warning',
    details: detailsOf(run, rows),
    measurements: [...observed(rows, run), ...reported(run), ...measured(run)],
    fineness: { passed: judged.filter(({ status }) => status === 'pass').length, run: judged.length },
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
}

function detailsOf({ answers }: SoundRun, rows: readonly Row[]): string {
  const judged = rows.filter(({ judgment }) => judgment);
  if (judged.length === 0) return 'No sound was judged.';
  if (answers.left?.heard === 'right' && answers.right?.heard === 'left') return 'Left and right are exchanged.';
  const bad = judged
    .filter(({ judgment }) => judgment?.status !== 'pass')
    .toSorted((a, b) => Number(b.judgment?.status === 'fail') - Number(a.judgment?.status === 'fail'));
  const [first, ...others] = bad;
  if (!first) {
    return judged.length === 1
      ? 'The one sound that you judged came as it should.'
      : `All ${judged.length} sounds that you judged came as they should.`;
  }
  const more = others.length > 0 ? ` ${others.length} more ${others.length === 1 ? 'answer' : 'answers'} below.` : '';
  return `${first.sound.name}: ${lower(first.judgment?.words ?? '')}${more}`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function observed(rows: readonly Row[], { answers, limits }: SoundRun): readonly Measurement[] {
  const heard = rows.flatMap(({ sound }): Measurement[] => {
    const answer = answers[sound.id];
    const name = answersTo(sound).find(({ id }) => id === answer?.heard)?.name;
    if (!answer || !name) return [];
    return [{ name: `${sound.name}, ${hertz(answer.frequency)}`, value: name, unit: '', source: 'observed' }];
  });
  const limit = (name: string, value: number | null): Measurement[] =>
    value === null ? [] : [{ name, value: Math.round(value), unit: 'Hz', source: 'observed' }];
  return [...heard, ...limit('Heard from', limits.from), ...limit('Heard up to', limits.to)];
}

function reported({ facts }: SoundRun): readonly Measurement[] {
  if (!facts) return [];
  return [
    { name: 'Output channels', value: facts.channels, unit: '', source: 'reported' },
    { name: 'Sample rate', value: facts.rate, unit: 'Hz', source: 'reported' },
    ...(facts.latency === null
      ? []
      : [{ name: 'Output latency', value: Math.round(facts.latency), unit: 'ms', source: 'reported' } as const]),
  ];
}

/** Below these, in per cent and dB, a recording tells nothing. */
export const LEAST = { harmonics: 0.05, buzz: -80 } as const;

function measured({ loop }: SoundRun): readonly Measurement[] {
  if (loop?.kind !== 'measured') return [];
  const figure = (name: string, value: number | null, unit: string, digits = 1, least?: number): Measurement[] => {
    if (value === null || !Number.isFinite(value)) return [];
    const known = least === undefined || value >= least;
    const shown = known ? Number(value.toFixed(digits)) : `< ${String(least).replace('-', '−')}`;
    return [{ name, value: shown, unit, source: 'measured' }];
  };
  const side = (name: string, which: 'left' | 'right') =>
    loop.silent === which
      ? []
      : [
          ...figure(`${name} level`, loop[which].level, 'dBFS'),
          ...figure(`${name} harmonics`, percent(loop[which].distortion), '%', 2, LEAST.harmonics),
          ...figure(`${name} buzz`, loop[which].buzz.level, 'dB', 0, LEAST.buzz),
        ];
  return [
    ...(loop.silent ? [] : figure('Left over right', loop.balance, 'dB')),
    ...(loop.inverted === null
      ? []
      : [{ name: 'Polarity', value: loop.inverted ? 'inverted' : 'alike', unit: '', source: 'measured' } as const]),
    ...side('Left', 'left'),
    ...side('Right', 'right'),
    ...figure('Background', loop.background, 'dBFS'),
  ];
}

const percent = (share: number | null) => share && share * 100;
