import { withMinus, withUnit } from '../../content/words';
import {
  type InconclusiveLoop,
  type LoopMeasurement,
  type LoopReport,
  maxBuzzAt,
  type Processing,
} from '../../measure/audio/loop-sweep';
import { amountOf, findingsIn, type Outcome, type Part, partOf } from '../result';
import type { SoundRule } from './evidence';

/** A larger share of harmonics counts as distortion. Small speakers have a few percent. */
const MAX_HARMONICS_SHARE = 0.1;
/**
 * A larger level difference between the sides is a warning, dB. The microphone's position can cause up to this much.
 */
const MAX_BALANCE_DB = 3;
/** From this level difference on, the softer side counts as silent, dB. */
const MIN_SILENT_DB = 20;

const processingNames: Record<Processing, string> = {
  echoCancellation: 'echo cancellation',
  noiseSuppression: 'noise suppression',
  autoGainControl: 'automatic gain control',
};

/** Why there are no figures, in one sentence. */
export function whyInconclusive(report: InconclusiveLoop): string {
  if (report.reason === 'processing') {
    const kept = report.kept.map((one) => processingNames[one]).join(', ');
    return `The browser did not confirm that this processing is off: ${kept}.`;
  }
  if (report.reason === 'overload')
    return 'The sound was too loud for the microphone. Turn the volume down and measure again.';
  if (report.reason === 'gaps') {
    return 'Parts of the recording are missing. Close other programs and measure again.';
  }
  return 'The sweep was too quiet against the noise. Turn the volume up and measure again.';
}

const decimal = (value: number, digits = 1) => withMinus(value.toFixed(digits));

type Side = 'left' | 'right';
const sides = ['left', 'right'] as const;

/** Which sides the person heard on the correct side. */
type HeardSides = Readonly<Record<Side, boolean>>;
const nothingHeard: HeardSides = { left: false, right: false };

/**
 * The parts of the microphone measurement. They are separate from the answers: neither outvotes the other. A single
 * part that was not run if nothing was measured.
 * @param isOnlySpeaker whether the device has one speaker, so that both sides must sound the same
 */
export function loopPartsOf(
  report: LoopReport | null,
  heard: HeardSides = nothingHeard,
  isOnlySpeaker = false,
): readonly Part<SoundRule>[] {
  if (report?.kind !== 'measured') {
    const details = report ? `Not measured. ${whyInconclusive(report)}` : 'Not measured.';
    return [partOf('loop', 'loop', 'Microphone measurement')('not-run', details)];
  }
  return [
    partOf('loop-sides', 'loop', 'Both sides, measured')(...silenceIn(report, heard, isOnlySpeaker)),
    partOf('loop-balance', 'loop', 'Balance, measured')(...balanceIn(report)),
    partOf('loop-polarity', 'loop', 'Polarity, measured')(...polarityIn(report)),
    partOf('loop-buzz', 'loop', 'Buzz, measured')(...buzzIn(report)),
    partOf('loop-harmonics', 'loop', 'Harmonics, measured')(...harmonicsIn(report)),
  ];
}

/** How a measured part ended, and its details. */
type Ending = readonly [outcome: Outcome, details: string];
const decibels = (value: number) => amountOf(value, 'dB', 1);

function silenceIn({ silent, same }: LoopMeasurement, heard: HeardSides, isOnlySpeaker: boolean): Ending {
  if (same && isOnlySpeaker) return ['pass', 'The microphone heard both sides, from one speaker.'];
  if (same) return [[{ code: 'SND-MONO' }], 'Both sides sound the same: one speaker plays both.'];
  if (!silent) return ['pass', 'The microphone heard both sides.'];
  const lost: Outcome = [{ code: 'SND-NOSIDE', where: { channel: silent } }];
  if (!heard[silent]) return [lost, `The microphone did not hear the ${silent} side.`];
  return [lost, `You heard the ${silent} side, but the microphone did not. The worse one counts.`];
}

/** Why the sides cannot be compared. Null if they can. */
function whyNotCompared({ silent, same }: LoopMeasurement): Ending | null {
  if (silent) return ['not-run', 'Not compared: one side is silent.'];
  return same ? ['not-run', 'Not compared: one speaker plays both sides.'] : null;
}

function balanceIn(report: LoopMeasurement): Ending {
  const { balance } = report;
  const open = whyNotCompared(report);
  if (open) return open;
  const [louder, softer] = balance > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const words = `The ${louder} side is ${withUnit(decimal(Math.abs(balance)), 'dB')} louder.`;
  const finding = { where: { channel: softer }, amount: decibels(-Math.abs(balance)) };
  if (Math.abs(balance) >= MIN_SILENT_DB) return [[{ code: 'SND-LOST', ...finding }], words];
  return [Math.abs(balance) > MAX_BALANCE_DB ? [{ code: 'SND-BALANCE', ...finding }] : 'pass', words];
}

function polarityIn(report: LoopMeasurement): Ending {
  const { inverted } = report;
  const open = whyNotCompared(report);
  if (open) return open;
  if (inverted === null) return ['not-run', 'Not compared: the recording is not clear enough.'];
  return inverted
    ? [[{ code: 'SND-REVERSED' }], 'Out of phase: one side is wired in reverse.']
    : ['pass', 'Both sides are in phase.'];
}

function buzzIn(report: LoopMeasurement): Ending {
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
  if (!found) return whyNotJudged(report, 'buzz') ?? ['pass', 'No buzz found.'];
  const words = buzzing.map(
    ({ side, level, frequency }) =>
      `Buzz at ${withUnit(decimal(level, 0), 'dB')} on the ${side}, near ${withUnit(Math.round(frequency / 10) * 10, 'Hz')}.`,
  );
  return [found, words.join(' ')];
}

function harmonicsIn(report: LoopMeasurement): Ending {
  const distorted = sides.flatMap((side) => {
    const { distortion } = report[side];
    return side !== report.silent && distortion !== null && distortion > MAX_HARMONICS_SHARE
      ? [{ side, distortion }]
      : [];
  });
  const found = findingsIn(
    distorted.map(({ side, distortion }) => ({
      code: 'SND-DISTORT',
      where: { channel: side },
      amount: amountOf(Math.round(distortion * 100), '%'),
    })),
  );
  if (!found) return whyNotJudged(report, 'distortion') ?? ['pass', 'No strong harmonics found.'];
  const words = distorted.map(
    ({ side, distortion }) => `Harmonics of ${Math.round(distortion * 100)}% on the ${side}.`,
  );
  return [found, words.join(' ')];
}

/** Why a figure cannot be judged. A clean side proves nothing about the other: both must be known. Null if they are. */
function whyNotJudged(report: LoopMeasurement, figure: 'buzz' | 'distortion'): Ending | null {
  if (report.silent) return ['not-run', 'Not judged: one side is silent.'];
  if (sides.some((side) => report[side][figure] === null)) return ['not-run', 'Not judged: the room is too noisy.'];
  return null;
}
