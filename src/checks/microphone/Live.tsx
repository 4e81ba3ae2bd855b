import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { captureFailures, deviceNames, silentMicrophone } from '../../../content/capture';
import { micLabels, micNotes, micPrompts, microphonePageTexts } from '../../../content/microphone';
import { channelName, dbfs, figures, parts, percent, treatments } from '../../../content/verdicts/microphone';
import { capital, fixed, NARROW_SPACE, withUnit } from '../../../content/words';
import { blindSpot, evidence } from '../../../machines/microphone/evidence';
import { clippedIn, mainOf, neededOf, noiseFloor, offsetOf } from '../../../machines/microphone/levels';
import type { MicActor } from '../../../machines/microphone/microphone.machine';
import { alertsOf } from '../../../machines/microphone/parts';
import { WORKING_LEVEL_PERCENT } from '../../../measure/audio/input-level';
import { decibels } from '../../../measure/audio/levels';
import type { MicrophoneFacts, MicrophoneReading } from '../../../measure/audio/microphone-reading';
import { type LiveMicrophone, RECORDING_S } from '../../browser/media/microphone';
import { CheckPage } from '../../check/CheckPage';
import { fig, panel } from '../../theme/base.css';
import { SelectField } from '../../ui/controls/Field';
import { StartStop } from '../../ui/controls/RunButton';
import { FigureStrip, type StripFigure, stripFigure } from '../../ui/figures/FigureStrip';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { StatusBar } from '../../ui/layout/StatusBar';
import { LevelGauge } from './LevelGauge';
import { Recorder } from './Recorder';
import { Scopes } from './Scopes';
import * as css from './Microphone.css';

const level = (amplitude: number | null | undefined, digits = 1) =>
  amplitude === null || amplitude === undefined ? null : dbfs(decibels(amplitude), digits, NARROW_SPACE);

/** The measured hum; `noHum` if silence was measured and had none; null if that is not known. */
function humFigure(reading: MicrophoneReading): string | null {
  const hum = mainOf(reading)?.hum;
  if (hum && decibels(hum.rms) > -90) return hum.isMains ? level(hum.rms) : null;
  return noiseFloor(reading) === null ? null : micLabels.noHum;
}

/** The figures of a run. All labels are shown from the start. */
function Figures({ reading, facts }: { reading: MicrophoneReading; facts: MicrophoneFacts | null }) {
  const some = reading.seconds > 0;
  const main = some ? mainOf(reading) : undefined;
  const { channels } = reading;
  const count = facts?.channelCount ?? (some ? channels.length : null);
  const signal: readonly StripFigure[] = [
    { label: figures.peak, value: level(main?.peak) },
    { label: micLabels.average, value: level(main?.rms) },
    { label: parts.floor, value: some ? level(noiseFloor(reading)) : null },
    stripFigure(micLabels.strongest, reading.strongest, 'Hz'),
    { label: figures.rate, value: facts?.sampleRate ? withUnit(facts.sampleRate / 1000, 'kHz') : null },
    stripFigure(parts.channels, count),
  ];
  const faults: readonly StripFigure[] = [
    { label: figures.clipped, value: some ? String(clippedIn(reading)) : null },
    { label: parts.offset, value: some ? percent(offsetOf(reading)) : null },
    { label: micLabels.hum, value: humFigure(reading) },
    ...treatments.map(([key, word]) => ({
      label: capital(word),
      value: facts && (facts[key] === 'not reported' ? null : facts[key]),
    })),
  ];
  return (
    <>
      <FigureStrip ruled columns={6} figures={signal} />
      <FigureStrip ruled columns={6} figures={faults} />
      {channels.length > 1 && some && (
        <FigureStrip
          ruled
          columns={4}
          figures={channels.flatMap(({ peak, rms }, place) => {
            const name = channelName(place, channels.length);
            return [
              { label: micLabels.channelPeak(name), value: level(peak) },
              { label: micLabels.channelAverage(name), value: level(rms) },
            ];
          })}
        />
      )}
    </>
  );
}

interface Props {
  readonly actor: MicActor;
  readonly signal: LiveMicrophone;
  readonly start: Ref<HTMLButtonElement>;
}

/** The test, off or listening, and its guides. */
export function Live({ actor, signal, start }: Props) {
  const open = useSelector(actor, (state) => state.hasTag('open'));
  return (
    <CheckPage
      check="microphone"
      texts={microphonePageTexts}
      evidence={evidence}
      action={<StartStop ref={start} actor={actor} running={open} />}
    >
      <MicrophonePanel actor={actor} signal={signal} />
    </CheckPage>
  );
}

function MicrophonePanel({ actor, signal }: { actor: MicActor; signal: LiveMicrophone }) {
  const open = useSelector(actor, (state) => state.hasTag('open'));
  const listening = useSelector(actor, (state) => state.hasTag('listening'));
  const { reading, facts } = useSelector(actor, ({ context }) => context);
  return (
    <section className={panel} aria-label={micLabels.microphone}>
      <StatusBar
        lit={listening}
        name={micLabels[listening ? 'listening' : open ? 'waiting' : 'stopped']}
        text={
          listening && (
            <>
              {facts?.label || deviceNames.microphone},{' '}
              <span className={fig} data-testid="heard">
                {withUnit(fixed(reading.seconds, 1), 's')}
              </span>
            </>
          )
        }
      >
        <span className={css.working}>
          {listening && reading.level > WORKING_LEVEL_PERCENT && (
            <VerdictBadge status="pass" word={micLabels.working} />
          )}
        </span>
      </StatusBar>
      <Problem actor={actor} />
      <Prompt actor={actor} />
      <LevelGauge signal={signal} running={listening} level={reading.level} top={reading.topLevel} />
      <Scopes
        signal={signal}
        running={listening}
        range={reading.range}
        channel={reading.main}
        strongest={reading.strongest}
      />
      <Alerts actor={actor} />
      <Figures reading={reading} facts={facts} />
      <Recorder actor={actor} length={RECORDING_S} playable={signal.recording !== null} />
      <Devices actor={actor} />
      <div className={css.foot}>
        <p>{micNotes.sources}</p>
        <p>
          {micNotes.unseen} {blindSpot}
        </p>
      </div>
    </section>
  );
}

/** Why there is no signal. The live region exists before it has text. */
function Problem({ actor }: { actor: MicActor }) {
  const problem = useSelector(actor, ({ context }) => context.problem);
  const notice = problem === 'silent' ? silentMicrophone : problem && captureFailures[problem].microphone;
  return (
    <div role="alert">
      {notice && (
        <div className={css.notice}>
          <div className={css.alert}>
            <VerdictBadge status="warning" word={notice.word} />
            <div className={css.words}>
              <p>{notice.message}</p>
              {notice.hint && <p className={css.hint}>{notice.hint}</p>}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

/** Faults found so far. They are below the meter, so that they do not move it. */
function Alerts({ actor }: { actor: MicActor }) {
  const listening = useSelector(actor, (state) => state.hasTag('listening'));
  const { reading, facts } = useSelector(actor, ({ context }) => context);
  const alerts = listening ? alertsOf(reading, facts) : [];
  if (alerts.length === 0) return null;
  return (
    <section className={css.alerts} aria-label={micLabels.findings}>
      {alerts.map(({ id, name, verdict, details }) => (
        <div key={id} className={css.alert}>
          <VerdictBadge status={verdict} word={name} />
          <p className={css.words}>{details}</p>
        </div>
      ))}
    </section>
  );
}

/** What to do now. */
function Prompt({ actor }: { actor: MicActor }) {
  const prompt = useSelector(actor, (state) => {
    const { reading } = state.context;
    if (!state.hasTag('listening')) return state.hasTag('open') ? 'asking' : 'stopped';
    return neededOf(reading) ?? 'enough';
  });
  return (
    <p className={css.prompt} role="status">
      {micPrompts[prompt]}
    </p>
  );
}

const SYSTEM_DEFAULT_ID = '';

/** The microphone selector. Device names are known only after permission is granted. */
function Devices({ actor }: { actor: MicActor }) {
  const devices = useSelector(actor, ({ context }) => context.devices);
  const device = useSelector(actor, ({ context }) => context.device);
  if (devices.length === 0) return null;
  const options = [
    { id: SYSTEM_DEFAULT_ID, name: deviceNames.systemDefault },
    ...devices.map(({ id, label }, i) => ({ id, name: label || deviceNames.microphoneAt(i + 1) })),
  ];
  return (
    <div className={css.setup}>
      <SelectField
        label={micLabels.microphone}
        options={options}
        value={device ?? SYSTEM_DEFAULT_ID}
        onChange={(id) => actor.send({ type: 'CHOOSE', device: id === SYSTEM_DEFAULT_ID ? null : id, at: Date.now() })}
      />
    </div>
  );
}
