import { micLabels } from '../../../content/microphone';
import { rounded, withUnit } from '../../../content/words';
import { placeOf } from '../../../measure/audio/spectrum';
import type { MicrophoneSignal } from '../../../measure/live/microphone-signal';
import { mountSpectrum } from '../../../renderers/microphone/spectrum.renderer';
import { mountWaveform, type WaveformSettings } from '../../../renderers/microphone/waveform.renderer';
import { fig } from '../../theme/base.css';
import { LivePicture } from '../../ui/figures/LivePicture';
import * as css from './Microphone.css';

const mounts = { waveform: mountWaveform, spectrum: mountSpectrum };

interface ScopeProps extends WaveformSettings {
  readonly kind: keyof typeof mounts;
  readonly signal: MicrophoneSignal;
  readonly label: string;
}

const Scope = ({ kind, signal, label, ...settings }: ScopeProps) => (
  <LivePicture<MicrophoneSignal, WaveformSettings>
    mount={mounts[kind]}
    of={signal}
    settings={settings}
    className={css.scope}
    label={label}
  />
);

interface Props extends WaveformSettings {
  readonly signal: MicrophoneSignal;
  /** Hz; null in silence. */
  readonly strongest: number | null;
}

const frequencies = [20, 100, 1000, 5000, 20_000] as const;
/** Share of the axis that a label needs. */
const MIN_LABEL_SHARE = 0.09;

/** Waveform and spectrum, with their axes below them. */
export function Scopes({ strongest, ...scope }: Props) {
  return (
    <div className={css.scopes}>
      <figure>
        <figcaption className={css.heading}>
          <h2 className={css.title}>{micLabels.waveform}</h2>
          <span className={`${fig} ${css.aside}`}>±{Math.round(scope.range * 100)}%</span>
        </figcaption>
        <Scope {...scope} kind="waveform" label={micLabels.latest} />
        <TimeAxis length={40} unit="ms" />
      </figure>
      <SpectrumFigure strongest={strongest} {...scope} />
    </div>
  );
}

/** The axis of a plot over time. @param length in `unit` */
export function TimeAxis({ length, unit }: { length: number; unit: string }) {
  return (
    <div className={css.axis} aria-hidden="true">
      {([0, 1, 2, 3, 4] as const).map((quarter) => (
        <span key={quarter} className={`${fig} ${css.quarter[quarter]}`}>
          {quarter === 4 ? withUnit(rounded(length, 1), unit) : rounded((quarter * length) / 4, 1)}
        </span>
      ))}
    </div>
  );
}

/** The spectrum with its axis. */
export function SpectrumFigure({ strongest, ...scope }: Props) {
  const hz = strongest === null ? null : Math.round(strongest);
  const shown = hz !== null && hz >= 20 && hz <= 20_000 && scope.running;
  return (
    <figure>
      <figcaption className={css.heading}>
        <h2 className={css.title}>{micLabels.spectrum}</h2>
        <span className={`${fig} ${css.aside}`}>{micLabels.spectrumRange}</span>
      </figcaption>
      <Scope {...scope} kind="spectrum" label={hz === null ? micLabels.spectrum : micLabels.spectrumAt(hz)} />
      <div className={css.axis} aria-hidden="true">
        {frequencies
          .filter((frequency) => !shown || Math.abs(placeOf(frequency) - placeOf(hz)) > MIN_LABEL_SHARE)
          .map((frequency) => (
            <span key={frequency} className={`${fig} ${css.frequency[frequency]}`}>
              {{ 20: '20 Hz', 100: '100', 1000: '1k', 5000: '5k', 20000: '20 kHz' }[frequency]}
            </span>
          ))}
        {shown && (
          <span className={`${fig} ${css.hot}`} style={{ left: `${(placeOf(hz) * 100).toFixed(2)}%` }}>
            {hz}
          </span>
        )}
      </div>
    </figure>
  );
}
