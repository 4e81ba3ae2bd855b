import { capital } from '../../content/words';
import { decibels } from '../../measure/audio/levels';
import type { MicrophoneFacts, MicrophoneReading } from '../../measure/audio/microphone-reading';
import { type CheckResult, type Figures, measured, reported, resultOf } from '../result';
import { evidence } from './evidence';
import { channelName, dbfs, mainOf, noiseFloor, offsetOf, soundSeconds } from './levels';
import { type MicPart, partsOf, treatments } from './parts';

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
    measurements: measurementsOf(reading, facts),
  });
  const steps = Object.keys(evidence);
  return { ...result, missing: result.missing.toSorted((a, b) => steps.indexOf(a.rule) - steps.indexOf(b.rule)) };
}

/** What was heard, and the first of what is wrong or open. The page lists the rest. */
function detailsOf(reading: MicrophoneReading, parts: readonly MicPart[]): string {
  const main = mainOf(reading);
  const heard = parts.some(({ id, verdict }) => id === 'voice' && verdict === 'pass');
  const fault = parts.find(({ verdict }) => verdict === 'warning' || verdict === 'fail');
  const open = parts.find(({ verdict }) => verdict === 'inconclusive');
  // A fault's remedy is with its part.
  const words = fault ? fault.details.replace(/\. .*/, '.') : (open?.details ?? '');
  if (!main || !heard) return words;
  const floor = noiseFloor(reading);
  return `Heard you at ${dbfs(main.heard)}${floor === null ? '' : `, noise floor ${dbfs(floor)}`}. ${words}`.trim();
}

function measurementsOf(reading: MicrophoneReading, facts: MicrophoneFacts | null): Figures {
  const main = mainOf(reading);
  const level = (name: string, amplitude: number | null) =>
    measured(name, amplitude === null ? null : Math.max(-120, decibels(amplitude)), 'dBFS', 1);
  const { channels } = reading;
  return [
    measured('Duration', reading.seconds, 's'),
    measured('Highest level', Math.round(reading.topLevel), '%'),
    main && [
      measured('Sound above background', soundSeconds(main), 's', 1),
      level('Heard', main.heard),
      level('Peak', main.peak),
    ],
    level('Noise floor', noiseFloor(reading)),
    main?.hum ? level(`${main.hum.isMains ? 'Hum' : 'Tone'} at ${main.hum.frequency} Hz`, main.hum.rms) : null,
    measured(
      'Clipped peaks',
      channels.reduce((sum, { clipped }) => sum + clipped, 0),
    ),
    measured('DC offset', offsetOf(reading) * 100, '%', 2),
    channels.length > 1 &&
      channels.map(({ heard }, place) => level(`${channelName(place, channels.length)} heard`, heard)),
    reported('Device', facts?.label || null),
    reported('Sample rate', facts?.sampleRate, 'Hz'),
    reported('Channels', facts?.channelCount),
    treatments.map(([key, word]) => reported(capital(word), facts?.[key] || null)),
  ];
}
