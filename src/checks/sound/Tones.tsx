import { useSelector } from '@xstate/react';
import { soundDescriptions, soundLabels, soundTexts } from '../../../content/sound';
import { hertz, shortHertz, soundName } from '../../../content/verdicts/sound';
import { evidence } from '../../../machines/sound/evidence';
import type { SoundActor } from '../../../machines/sound/sound.machine';
import { MAX_TONE_HZ, MIN_TONE_HZ, presets, SWEEP_MS, speakersOf, TONE_STEP_HZ } from '../../../machines/sound/sounds';
import type { LiveSound } from '../../../measure/live/output-signal';
import { TestSection } from '../../check/observation/TestSection';
import { Button } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/basic.css';
import { LogSlider } from '../../ui/controls/LogSlider';
import { Ask, Mark, Play } from './Play';
import * as css from './Sound.css';

const marks = [
  { at: 20, text: '20 Hz' },
  { at: 100, text: '100' },
  { at: 1000, text: '1k' },
  { at: 5000, text: '5k', spare: true },
  { at: 20_000, text: '20 kHz' },
];

/** Three fixed tones and one that the person chooses. */
export function Tones({ actor }: { actor: SoundActor }) {
  const frequency = useSelector(actor, ({ context }) => context.frequency);
  const locked = useSelector(
    actor,
    (state) =>
      !state.matches({ testing: 'rest' }) &&
      !(state.hasTag('can be stopped') && state.context.sound?.type === 'custom'),
  );
  return (
    <>
      <TestSection title={soundLabels.frequency} text={soundLabels.sameTone}>
        <div className={css.rows}>
          {presets.map(({ id, name }) => (
            <div key={id} className={css.row}>
              <Play actor={actor} sound={id}>
                {name}
              </Play>
              <p className={css.about}>{soundDescriptions[id]}</p>
              <Mark actor={actor} sound={id} />
            </div>
          ))}
        </div>
        <Ask actor={actor} types={['frequency']} />
      </TestSection>
      <TestSection title={soundLabels.custom} text={soundTexts.custom}>
        <LogSlider
          label={soundLabels.frequency}
          value={frequency}
          min={MIN_TONE_HZ}
          max={MAX_TONE_HZ}
          step={TONE_STEP_HZ}
          marks={marks}
          show={hertz}
          locked={locked}
          onChange={(next) => actor.send({ type: 'FREQUENCY', frequency: next })}
        />
        <div className={css.row}>
          <Play actor={actor} sound="custom">
            {soundLabels.playTone}
          </Play>
          <span />
          <Mark actor={actor} sound="custom" />
        </div>
        <Ask actor={actor} types={['custom']} />
      </TestSection>
    </>
  );
}

/** The sweep with its live frequency, and the range that was heard. */
export function Sweep({ actor, live }: { actor: SoundActor; live: LiveSound }) {
  const sweeping = useSelector(actor, (state) => state.matches({ testing: { sounding: 'sweep' } }));
  const at = useSelector(actor, ({ context }) => context.sweepAt);
  const { from, to } = useSelector(actor, ({ context }) => context.limits);
  const over = useSelector(
    actor,
    ({ context }) => (context.played.sweep ?? 0) >= SWEEP_MS && context.limits.to === null,
  );
  const canEnd = useSelector(actor, (state) => state.can({ type: 'HEARD.TO', frequency: MAX_TONE_HZ, at: 0 }));
  const now = () => live.tap?.frequency() ?? MIN_TONE_HZ;
  return (
    <TestSection title={evidence.sweep.name} text={soundTexts.sweep}>
      <div className={css.sweep}>
        <p className={css.readout} data-live={sweeping || undefined}>
          {at === null ? '—' : shortHertz(at)}
        </p>
        <div className={fillRow}>
          <Play actor={actor} sound="sweep">
            {evidence.sweep.action}
          </Play>
          <Button disabled={!sweeping} onClick={() => actor.send({ type: 'HEARD.FROM', frequency: now() })}>
            {soundLabels.heardFrom}
          </Button>
          <span className={css.wide}>
            <Button
              disabled={!canEnd}
              onClick={() => actor.send({ type: 'HEARD.TO', frequency: over ? MAX_TONE_HZ : now(), at: Date.now() })}
            >
              {over ? soundLabels.heardToEnd : soundLabels.heardTo(at === null ? '…' : shortHertz(at))}
            </Button>
          </span>
        </div>
        <p className={css.note} aria-live="polite">
          {[soundLabels.reach(from, to), ...(over ? [soundTexts.sweepOver] : [])].join(' ')}
        </p>
      </div>
    </TestSection>
  );
}

export function Polarity({ actor }: { actor: SoundActor }) {
  return (
    <TestSection title={evidence.polarity.name} text={soundTexts.polarity}>
      <div className={css.rows}>
        {Object.entries(soundLabels.polarities).map(([id, text]) => (
          <div key={id} className={css.row}>
            <Play actor={actor} sound={id}>
              {soundName(id)}
            </Play>
            <p className={css.about}>{text}</p>
            <Mark actor={actor} sound={id} />
          </div>
        ))}
      </div>
      <Ask actor={actor} types={['polarity']} />
    </TestSection>
  );
}

/** Every channel of an output with more than two channels, in pairs. */
export function Speakers({ actor }: { actor: SoundActor }) {
  const channels = useSelector(actor, ({ context }) => context.facts?.channels ?? 2);
  const speakers = speakersOf(channels);
  if (speakers.length === 0) return null;
  return (
    <TestSection title={soundLabels.channels(channels)} text={soundTexts.channels}>
      <div className={css.pairs}>
        {speakers.map(({ id, name }) => (
          <div key={id} className={css.pair}>
            <Play actor={actor} sound={id}>
              {name}
            </Play>
            <Mark actor={actor} sound={id} />
          </div>
        ))}
      </div>
      <Ask actor={actor} types={['speaker']} />
    </TestSection>
  );
}
