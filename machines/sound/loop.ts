import { withMinus, withUnit } from '../../content/words';
import {
  type InconclusiveLoop,
  type LoopMeasurement,
  type LoopReport,
  MAX_BUZZ_DB,
  type Processing,
} from '../../measure/audio/loop-sweep';
import type { Part, Verdict } from '../result';
import type { SoundRule } from './evidence';

/** More harmonics than this share are called distortion. Small speakers have some percent. */
const DISTORTED = 0.1;
/** A greater difference between the sides is a warning, dB. The microphone's place accounts for up to this much. */
const UNEVEN = 3;
/** From this difference on the softer side is as good as silent, dB. */
const LOST = 20;

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

/** Which sides the person heard where they belong. */
type HeardSides = Readonly<Record<Side, boolean>>;
const nothingHeard: HeardSides = { left: false, right: false };

/**
 * What the microphone found, as parts of their own beside the answers: neither outvotes the other. One part that was not
 * run where nothing was measured.
 */
export function loopPartsOf(report: LoopReport | null, heard: HeardSides = nothingHeard): readonly Part<SoundRule>[] {
  if (report?.kind !== 'measured') {
    const details = report ? `Not measured. ${whyInconclusive(report)}` : 'Not measured.';
    return [{ id: 'loop', rule: 'loop', name: 'Microphone measurement', verdict: 'not-run', details }];
  }
  const part = (id: string, name: string, found: Found): Part<SoundRule> => ({ id, rule: 'loop', name, ...found });
  return [
    part('loop-sides', 'Both sides, measured', silenceIn(report, heard)),
    part('loop-balance', 'Balance, measured', balanceIn(report)),
    part('loop-polarity', 'Polarity, measured', polarityIn(report)),
    part('loop-buzz', 'Buzz, measured', buzzIn(report)),
    part('loop-harmonics', 'Harmonics, measured', harmonicsIn(report)),
  ];
}

/** What the measurement found, each in a sentence; empty where both sides are equal and clean. */
export function findingsOf(report: LoopMeasurement): readonly string[] {
  return loopPartsOf(report)
    .filter(({ verdict }) => verdict === 'warning' || verdict === 'fail')
    .map(({ details }) => details);
}

type Found = Pick<Part, 'verdict' | 'details'>;
const found = (verdict: Verdict | 'not-run', details: string): Found => ({ verdict, details });

function silenceIn({ silent }: LoopMeasurement, heard: HeardSides): Found {
  if (!silent) return found('pass', 'The microphone heard both sides.');
  if (!heard[silent]) return found('fail', `The microphone did not hear the ${silent} side.`);
  return found('fail', `You heard the ${silent} side, but the microphone did not. The worse one counts.`);
}

function balanceIn({ silent, balance }: LoopMeasurement): Found {
  if (silent) return found('not-run', 'Not compared: one side is silent.');
  const words = `The ${balance > 0 ? 'left' : 'right'} side is ${withUnit(decimal(Math.abs(balance)), 'dB')} louder.`;
  if (Math.abs(balance) >= LOST) return found('fail', words);
  return found(Math.abs(balance) > UNEVEN ? 'warning' : 'pass', words);
}

function polarityIn({ silent, inverted }: LoopMeasurement): Found {
  if (silent) return found('not-run', 'Not compared: one side is silent.');
  if (inverted === null) return found('not-run', 'Not compared: the recording is not clear enough.');
  return inverted
    ? found('fail', 'Out of phase: one side is wired in reverse.')
    : found('pass', 'Both sides are in phase.');
}

function buzzIn(report: LoopMeasurement): Found {
  const buzzing = sides.flatMap((side) => {
    const { buzz } = report[side];
    return side !== report.silent && buzz && buzz.level > MAX_BUZZ_DB ? [{ side, ...buzz }] : [];
  });
  if (buzzing.length === 0) return isKnown(report, 'buzz') ?? found('pass', 'No buzz found.');
  const words = buzzing.map(
    ({ side, level, frequency }) =>
      `Buzz at ${withUnit(decimal(level, 0), 'dB')} on the ${side}, near ${withUnit(Math.round(frequency / 10) * 10, 'Hz')}.`,
  );
  return found('warning', words.join(' '));
}

function harmonicsIn(report: LoopMeasurement): Found {
  const distorted = sides.flatMap((side) => {
    const { distortion } = report[side];
    return side !== report.silent && distortion !== null && distortion > DISTORTED ? [{ side, distortion }] : [];
  });
  if (distorted.length === 0) return isKnown(report, 'distortion') ?? found('pass', 'No strong harmonics found.');
  const words = distorted.map(
    ({ side, distortion }) => `Harmonics of ${Math.round(distortion * 100)}% on the ${side}.`,
  );
  return found('warning', words.join(' '));
}

/** A clean side says nothing about the other one: both must be known. Null where they are. */
function isKnown(report: LoopMeasurement, figure: 'buzz' | 'distortion'): Found | null {
  if (report.silent) return found('not-run', 'Not judged: one side is silent.');
  if (sides.some((side) => report[side][figure] === null))
    return found('not-run', 'Not judged: the room is too noisy.');
  return null;
}
