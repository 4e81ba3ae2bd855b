import { inconclusive, loopPart, say } from '../../content/verdicts/sound';
import {
  type InconclusiveLoop,
  type LoopMeasurement,
  type LoopReport,
  maxBuzzAt,
} from '../../measure/audio/loop-sweep';
import { amountOf, type DetailedOutcome, findingsIn, type Outcome, type Part, partOf } from '../result';
import { evidence, type SoundRule } from './evidence';

/** A larger share of harmonics counts as distortion. Small speakers have a few percent. */
const MAX_HARMONICS_SHARE = 0.1;
/**
 * A larger level difference between the sides is a warning, dB. The microphone's position can cause up to this much.
 */
const MAX_BALANCE_DB = 3;
/** From this level difference on, the softer side counts as silent, dB. */
const MIN_SILENT_DB = 20;

/** Why there are no figures, in one sentence. */
export const whyInconclusive = (report: InconclusiveLoop): string =>
  report.reason === 'processing' ? inconclusive.processing(report.kept) : inconclusive[report.reason];

type Side = 'left' | 'right';
const sides = ['left', 'right'] as const;

/** Which sides the person heard on the correct side. */
type HeardSides = Readonly<Record<Side, boolean>>;

/**
 * The parts of the microphone measurement. They are separate from the answers: neither outvotes the other. A single
 * part that was not run if nothing was measured.
 * @param isOnlySpeaker whether the device has one speaker, so that both sides must sound the same
 */
export function loopPartsOf(
  report: LoopReport | null,
  heard: HeardSides = { left: false, right: false },
  isOnlySpeaker = false,
): readonly Part<SoundRule>[] {
  if (report?.kind !== 'measured') {
    const details = report ? `${say.notMeasured} ${whyInconclusive(report)}` : say.notMeasured;
    return [partOf('loop', 'loop', evidence.loop.name)('not-run', details)];
  }
  const outcomes = {
    sides: silenceIn(report, heard, isOnlySpeaker),
    balance: balanceIn(report),
    polarity: polarityIn(report),
    buzz: buzzIn(report),
    harmonics: harmonicsIn(report),
  };
  return Object.entries(outcomes).map(([id, outcome]) => partOf(`loop-${id}`, 'loop', loopPart(id))(...outcome));
}

const decibels = (value: number) => amountOf(value, 'dB', 1);

function silenceIn({ silent, same }: LoopMeasurement, heard: HeardSides, isOnlySpeaker: boolean): DetailedOutcome {
  if (same && isOnlySpeaker) return ['pass', say.oneHeard];
  if (same) return [[{ code: 'SND-MONO' }], say.same];
  if (!silent) return ['pass', say.bothHeard];
  const lost: Outcome = [{ code: 'SND-NOSIDE', where: { channel: silent } }];
  return [lost, heard[silent] ? say.lostButHeard(silent) : say.lost(silent)];
}

/** Why the sides cannot be compared. Null if they can. */
function whyNotCompared({ silent, same }: LoopMeasurement): DetailedOutcome | null {
  if (silent) return ['not-run', say.oneSilent];
  return same ? ['not-run', say.onePlays] : null;
}

function balanceIn(report: LoopMeasurement): DetailedOutcome {
  const { balance } = report;
  const open = whyNotCompared(report);
  if (open) return open;
  const [louder, softer] = balance > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const by = Math.abs(balance);
  const words = say.louder(louder, by);
  const finding = { where: { channel: softer }, amount: decibels(-by) };
  if (by >= MIN_SILENT_DB) return [[{ code: 'SND-LOST', ...finding }], words];
  return [by > MAX_BALANCE_DB ? [{ code: 'SND-BALANCE', ...finding }] : 'pass', words];
}

function polarityIn(report: LoopMeasurement): DetailedOutcome {
  const { inverted } = report;
  const open = whyNotCompared(report);
  if (open) return open;
  if (inverted === null) return ['not-run', say.unclear];
  return inverted ? [[{ code: 'SND-REVERSED' }], say.reversed] : ['pass', say.aligned];
}

function buzzIn(report: LoopMeasurement): DetailedOutcome {
  const buzzing = sides.flatMap((side) => {
    const { buzz } = report[side];
    return side !== report.silent && buzz && buzz.level > maxBuzzAt(buzz.frequency) ? [{ side, ...buzz }] : [];
  });
  const found = findingsIn(
    buzzing.map(({ side, level, frequency }) => ({
      code: 'SND-BUZZ',
      where: { channel: side, frequency: Math.round(frequency) },
      amount: decibels(level),
    })),
  );
  if (!found) return whyNotJudged(report, 'buzz') ?? ['pass', say.noBuzz];
  return [found, buzzing.map(({ side, level, frequency }) => say.buzz(side, level, frequency)).join(' ')];
}

function harmonicsIn(report: LoopMeasurement): DetailedOutcome {
  const distorted = sides.flatMap((side) => {
    const { distortion } = report[side];
    return side !== report.silent && distortion !== null && distortion > MAX_HARMONICS_SHARE
      ? [{ side, percent: Math.round(distortion * 100) }]
      : [];
  });
  const found = findingsIn(
    distorted.map(({ side, percent }) => ({
      code: 'SND-DISTORT',
      where: { channel: side },
      amount: amountOf(percent, '%'),
    })),
  );
  if (!found) return whyNotJudged(report, 'distortion') ?? ['pass', say.noHarmonics];
  return [found, distorted.map(({ side, percent }) => say.harmonics(side, percent)).join(' ')];
}

/** Why a figure cannot be judged. A clean side proves nothing about the other: both must be known. Null if they are. */
function whyNotJudged(report: LoopMeasurement, figure: 'buzz' | 'distortion'): DetailedOutcome | null {
  if (report.silent) return ['not-run', say.silent];
  if (sides.some((side) => report[side][figure] === null)) return ['not-run', say.noisy];
  return null;
}
