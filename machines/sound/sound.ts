import { figures, labelOf, phaseName, say } from '../../content/verdicts/sound';
import type { LoopReport } from '../../measure/audio/loop-sweep';
import {
  type CheckResult,
  declared,
  type Figures,
  measured,
  observed,
  type Part,
  type Place,
  partOf,
  reported,
  resultOf,
  setting,
  type Verdict,
} from '../result';
import { answersTo, type Heard, judgeHeard, judgeLimits, type Limits } from './answers';
import { evidence, MIN_HEARD_MS, type SoundRule } from './evidence';
import { loopPartsOf } from './loop';
import { type Sound, type SoundType, soundsOf } from './sounds';

/** Where a sound was heard, and at which frequency it played. */
export interface Answer {
  readonly heard: Heard;
  /** Hz. */
  readonly frequency: number;
}

/** What the browser reports about the output that played. */
export interface OutputFacts {
  readonly channels: number;
  /** Samples per second. */
  readonly rate: number;
  /** Latency from the page to the speaker in ms. Null if the browser does not report it. */
  readonly latency: number | null;
}

/** The data of one run. Times are in milliseconds since the epoch. */
export interface SoundRun {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly limits: Limits;
  /** The longest uninterrupted play time of each sound at a volume above 0, in milliseconds, by its id. */
  readonly played: Readonly<Record<string, number>>;
  /** Known once something has played. */
  readonly facts: OutputFacts | null;
  /** Hz, of the custom tone. */
  readonly frequency: number;
  /** Percent. */
  readonly volume: number;
  /** Whether the person said that there is one speaker. Older runs do not have it. */
  readonly hasOneSpeaker?: boolean;
  /** The last measurement with figures, else the last attempt. */
  readonly loop: LoopReport | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

const ruleOf: Record<Exclude<SoundType, 'stereo'>, SoundRule> = {
  frequency: 'tones',
  custom: 'tones',
  sweep: 'sweep',
  polarity: 'polarity',
  speaker: 'channels',
};

/**
 * Whether both sides come from one speaker, as the person said. Sides that were heard apart outweigh this. One speaker
 * has no polarity.
 */
export const isOnlySpeaker = ({ hasOneSpeaker, answers }: Pick<SoundRun, 'hasOneSpeaker' | 'answers'>): boolean =>
  hasOneSpeaker === true &&
  !(isSide(answers.left?.heard) && isSide(answers.right?.heard) && answers.left?.heard !== answers.right?.heard);

/** The part of each sound, judged by its answer, in the order of the page. */
export function soundPartsOf(run: SoundRun): readonly Part<SoundRule>[] {
  const { answers, limits, played, facts, frequency } = run;
  const isOnly = isOnlySpeaker(run);
  const fitted = soundsOf({ channels: facts?.channels ?? 2, frequency }).filter(
    ({ type }) => !isOnly || type !== 'polarity',
  );
  return fitted.map((sound) => {
    const answer = answers[sound.id];
    const asPlayed = answer ? { ...sound, frequency: answer.frequency } : sound;
    const rule = sound.type === 'stereo' ? (sound.id as 'left' | 'right' | 'center') : ruleOf[sound.type];
    const part = partOf(sound.id, rule, labelOf(asPlayed));
    const judgment =
      sound.type === 'sweep' ? judgeLimits(limits) : answer && judgeHeard(asPlayed, answer.heard, isOnly);
    if (!judgment) return part('not-run', sound.type === 'sweep' ? sweepWords(limits) : say.notJudged);
    if ((played[sound.id] ?? 0) >= MIN_HEARD_MS) {
      const { proves, words } = judgment;
      return part(proves === 'pass' ? 'pass' : [{ code: proves, where: placeOf(asPlayed) }], words);
    }
    // An optional part must not block the verdict of the whole test.
    return part(evidence[rule].required ? 'inconclusive' : 'not-run', say.tooShort);
  });
}

/** The place of a finding: the sound, its side and its tone. */
const placeOf = ({ name, type, channel, frequency }: Sound): Place => ({
  on: name,
  ...(channel !== 'center' && { channel }),
  ...((type === 'frequency' || type === 'custom') && { frequency }),
});

function sweepWords({ from, to }: Limits): string {
  if (from === null && to === null) return say.notJudged;
  return `${say.reach(from, to)} ${from === null ? say.noStart : say.noEnd}`;
}

/** How many sounds were judged. */
export function judgedOf(run: SoundRun): number {
  return soundPartsOf(run).filter(({ verdict }) => verdict !== 'not-run' && verdict !== 'inconclusive').length;
}

/** Below this sample rate, an output cannot play tones that are still audible. */
const MIN_FULL_RATE_HZ = 32_000;

/** System settings that may explain what was heard, each in one or two sentences. */
export function hintsOf(run: Pick<SoundRun, 'answers' | 'facts' | 'hasOneSpeaker'>): readonly string[] {
  const { answers, facts, hasOneSpeaker } = run;
  const mono = !hasOneSpeaker && (answers.left?.heard === 'both' || answers.right?.heard === 'both');
  return [
    ...(mono ? [say.monoHint] : []),
    ...(facts && facts.channels === 1 ? [say.oneChannel] : []),
    ...(facts && facts.rate < MIN_FULL_RATE_HZ ? [say.lowRate(facts.rate / 2)] : []),
  ];
}

/** Judges a run by the answers and the measurement. Both stay in the result, and the worse one counts. */
export function judgeSound(run: SoundRun): CheckResult {
  const sounds = soundPartsOf(run);
  const { left, right } = run.answers;
  const heard = { left: left?.heard === 'left', right: right?.heard === 'right' };
  const loop = loopPartsOf(run.loop, heard, isOnlySpeaker(run));
  return resultOf({
    check: 'sound',
    run,
    details: detailsOf(run, sounds, loop),
    parts: [...sounds, ...loop],
    evidence,
    measurements: figuresOf(run),
  });
}

const verdictIs = (verdict: Verdict) => (part: Part) => part.verdict === verdict;

function detailsOf(run: SoundRun, sounds: readonly Part[], loop: readonly Part[]): string {
  const { answers } = run;
  const all = [...sounds, ...loop];
  const [first, ...others] = [...all.filter(verdictIs('fail')), ...all.filter(verdictIs('warning'))];
  if (first && answers.left?.heard === 'right' && answers.right?.heard === 'left' && first.id === 'left') {
    return say.sidesSwapped;
  }
  if (first) return say.fault(first.name, first.details, others.length);
  const missing = sounds.filter(({ id, verdict }) => isSide(id) && verdict !== 'pass').map(({ name }) => name);
  const correct = sounds.filter(verdictIs('pass')).length;
  return [
    ...(correct > 0 ? [say.correct(correct)] : []),
    ...(loop.some(verdictIs('pass')) ? [say.loopClean] : []),
    ...(missing.length > 0 ? [say.open(missing)] : []),
    ...(isOnlySpeaker(run) ? [say.oneSpeaker] : []),
  ].join(' ');
}

const isSide = (id: string | undefined) => id === 'left' || id === 'right';

/** Smaller figures are shown as '<' this, in percent, dB and dBFS. */
export const MIN_SHOWN = { harmonics: 0.05, buzz: -80, background: -120 } as const;

/** What the person heard and said, what was set, what the browser reports, and what the microphone measured. */
function figuresOf(run: SoundRun): Figures {
  const { answers, limits, facts, frequency } = run;
  const sounds: readonly Sound[] = soundsOf({ channels: facts?.channels ?? 2, frequency });
  return [
    sounds.map((sound) => {
      const answer = answers[sound.id];
      const name = answersTo(sound).find(({ id }) => id === answer?.heard)?.name;
      return answer && observed(labelOf({ ...sound, frequency: answer.frequency }), name);
    }),
    observed(figures.from, limits.from, 'Hz', 0),
    observed(figures.to, limits.to, 'Hz', 0),
    isOnlySpeaker(run) && declared(figures.second, figures.notFitted),
    setting(figures.volume, run.volume, '%'),
    facts && [
      reported(figures.channels, facts.channels),
      reported(figures.rate, facts.rate, 'Hz'),
      reported(figures.latency, facts.latency && Math.round(facts.latency), 'ms'),
    ],
    loopFigures(run.loop),
  ];
}

function loopFigures(loop: LoopReport | null): Figures {
  if (loop?.kind !== 'measured') return [];
  const figure = (name: string, value: number | null, unit: string, digits = 1, least = Number.NEGATIVE_INFINITY) =>
    value === null || !Number.isFinite(value)
      ? null
      : measured(name, value >= least ? value : figures.below(least), unit, digits);
  const side = (which: 'left' | 'right') =>
    loop.silent !== which && [
      figure(figures.level(which), loop[which].level, 'dBFS'),
      figure(figures.harmonics(which), (loop[which].distortion ?? Number.NaN) * 100, '%', 2, MIN_SHOWN.harmonics),
      figure(figures.buzz(which), loop[which].buzz?.level ?? null, 'dB', 0, MIN_SHOWN.buzz),
    ];
  return [
    !loop.silent && !loop.same && figure(figures.balance, loop.balance, 'dB'),
    measured(figures.polarity, loop.inverted === null ? null : phaseName(loop.inverted)),
    side('left'),
    side('right'),
    figure(figures.background, loop.background, 'dBFS', 1, MIN_SHOWN.background),
  ];
}
