import { capital, NARROW_SPACE, withUnit } from '../../../content/words';
import { channelName, dbfs, mainOf, noiseFloor, offsetOf, percent } from '../../../machines/microphone/levels';
import { treatments } from '../../../machines/microphone/parts';
import { decibels } from '../../../measure/audio/levels';
import type { MicrophoneFacts, MicrophoneReading } from '../../../measure/audio/microphone-reading';
import { DataStrip, type Datum } from '../../ui/figures/DataStrip';
import * as css from './Microphone.css';

const level = (amplitude: number | null | undefined, digits = 1) =>
  amplitude === null || amplitude === undefined ? null : dbfs(amplitude, digits, NARROW_SPACE);

/** The measured hum; 'none' if silence was measured and had no hum; null if that is not known. */
function humFigure(reading: MicrophoneReading): string | null {
  const hum = mainOf(reading)?.hum;
  if (hum && decibels(hum.rms) > -90) return hum.isMains ? level(hum.rms) : null;
  return noiseFloor(reading) === null ? null : 'none';
}

/** The figures of a run. All labels are shown from the start. */
export function Figures({ reading, facts }: { reading: MicrophoneReading; facts: MicrophoneFacts | null }) {
  const some = reading.seconds > 0;
  const main = some ? mainOf(reading) : undefined;
  const { channels } = reading;
  const count = facts?.channelCount ?? (some ? channels.length : null);
  const signal: readonly Datum[] = [
    { label: 'Peak', value: level(main?.peak) },
    { label: 'Average', value: level(main?.rms) },
    { label: 'Noise floor', value: some ? level(noiseFloor(reading)) : null },
    { label: 'Strongest', value: reading.strongest === null ? null : withUnit(Math.round(reading.strongest), 'Hz') },
    { label: 'Sample rate', value: facts?.sampleRate ? withUnit(facts.sampleRate / 1000, 'kHz') : null },
    { label: 'Channels', value: count === null ? null : String(count) },
  ];
  const faults: readonly Datum[] = [
    { label: 'Clipped peaks', value: some ? String(channels.reduce((sum, { clipped }) => sum + clipped, 0)) : null },
    { label: 'DC offset', value: some ? percent(offsetOf(reading)) : null },
    {
      label: 'Mains hum',
      value: humFigure(reading),
    },
    ...treatments.map(([key, word]) => ({
      label: capital(word),
      value: facts && (facts[key] === 'not reported' ? null : facts[key]),
    })),
  ];
  return (
    <>
      <div className={css.ruled}>
        <DataStrip columns={6} data={signal} />
      </div>
      <div className={css.ruled}>
        <DataStrip columns={6} data={faults} />
      </div>
      {channels.length > 1 && some && (
        <div className={css.ruled}>
          <DataStrip
            columns={4}
            data={channels.flatMap(({ peak, rms }, place) => {
              const name = channelName(place, channels.length);
              return [
                { label: `${name}, peak`, value: level(peak) },
                { label: `${name}, average`, value: level(rms) },
              ];
            })}
          />
        </div>
      )}
    </>
  );
}
