import { figures, parts as names, say, treatments } from '../../content/verdicts/microphone';
import { decibels } from '../../measure/audio/levels';
import type { MicrophoneFacts, MicrophoneReading } from '../../measure/audio/microphone-reading';
import { type CheckResult, type Figures, measured, reported, resultOf } from '../result';
import { evidence } from './evidence';
import { clippedIn, mainOf, noiseFloor, offsetOf, soundSeconds } from './levels';
import { type MicPart, partsOf } from './parts';

/** The data of one run. Times are in milliseconds since the epoch. */
export interface MicRun {
  readonly reading: MicrophoneReading;
  readonly facts: MicrophoneFacts | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/**
 * Fail: only zeros. Warning: clipping, breaks, hum, a DC offset, a silent channel, a very quiet voice, or a browser that
 * processes the sound. Cannot tell: too little signal, silence or sound. Pass: enough of each, and no fault.
 */
export function judgeMicrophone(run: MicRun): CheckResult {
  const { reading, facts } = run;
  const parts = partsOf(reading, facts);
  const result = resultOf({
    check: 'microphone',
    run,
    details: detailsOf(reading, parts),
    parts,
    evidence,
    measurements: figuresOf(reading, facts),
  });
  const steps = Object.keys(evidence);
  return { ...result, missing: result.missing.toSorted((a, b) => steps.indexOf(a.rule) - steps.indexOf(b.rule)) };
}

/** What was heard, and the first of what is wrong or open. The page lists the rest. */
function detailsOf(reading: MicrophoneReading, parts: readonly MicPart[]): string {
  const main = mainOf(reading);
  const heard = parts.some(({ id, verdict }) => id === 'voice' && verdict === 'pass');
  const fault = parts.find(({ findings }) => findings);
  const open = parts.find(({ verdict }) => verdict === 'inconclusive');
  // A fault's remedy is with its part.
  const words = fault ? fault.details.replace(/\. .*/, '.') : (open?.details ?? '');
  if (!main || !heard) return words;
  const floor = noiseFloor(reading);
  return `${say.summary(decibels(main.heard), floor === null ? null : decibels(floor))} ${words}`.trim();
}

function figuresOf(reading: MicrophoneReading, facts: MicrophoneFacts | null): Figures {
  const main = mainOf(reading);
  const level = (name: string, amplitude: number | null) =>
    measured(name, amplitude === null ? null : Math.max(-120, decibels(amplitude)), 'dBFS', 1);
  const { channels } = reading;
  return [
    measured(figures.duration, reading.seconds, 's'),
    measured(figures.highest, Math.round(reading.topLevel), '%'),
    main && [
      measured(figures.sound, soundSeconds(main), 's', 1),
      level(figures.heard, main.heard),
      level(figures.peak, main.peak),
    ],
    level(names.floor, noiseFloor(reading)),
    main?.hum ? level(figures.hum(main.hum.isMains, main.hum.frequency), main.hum.rms) : null,
    measured(figures.clipped, clippedIn(reading)),
    measured(names.offset, offsetOf(reading) * 100, '%', 2),
    channels.length > 1 && channels.map(({ heard }, place) => level(figures.heardBy(place, channels.length), heard)),
    reported(figures.device, facts?.label || null),
    reported(figures.rate, facts?.sampleRate, 'Hz'),
    reported(names.channels, facts?.channelCount),
    treatments.map(([key, word]) => reported(figures.treated(word), facts?.[key] || null)),
  ];
}
