import { useSelector } from '@xstate/react';
import { soundDescriptions, soundTexts } from '../../../content/sound';
import { hertz, shortHertz, soundName } from '../../../content/verdicts/sound';
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
      <TestSection title="Frequency" text="Both speakers play the same tone.">
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
      <TestSection title="Custom frequency" text={soundTexts.custom}>
        <LogSlider
          label="Frequency"
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
            Play Tone
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
  const heard = [from !== null && `from ${shortHertz(from)}`, to !== null && `up to ${shortHertz(to)}`].filter(Boolean);
  const said = heard.length > 0 ? `You heard it ${heard.join(' ')}.` : 'Not judged yet.';
  return (
    <TestSection title="Sweep" text={soundTexts.sweep}>
      <div className={css.sweep}>
        <p className={css.readout} data-live={sweeping || undefined}>
          {at === null ? '—' : shortHertz(at)}
        </p>
        <div className={fillRow}>
          <Play actor={actor} sound="sweep">
            Start Sweep
          </Play>
          <Button disabled={!sweeping} onClick={() => actor.send({ type: 'HEARD.FROM', frequency: now() })}>
            I Hear It Now
          </Button>
          <span className={css.wide}>
            <Button
              disabled={!canEnd}
              onClick={() => actor.send({ type: 'HEARD.TO', frequency: over ? MAX_TONE_HZ : now(), at: Date.now() })}
            >
              {over ? 'I Heard It to the End' : `I Stopped Hearing at ${at === null ? '…' : shortHertz(at)}`}
            </Button>
          </span>
        </div>
        <p className={css.note} aria-live="polite">
          {[said, ...(over ? [soundTexts.sweepOver] : [])].join(' ')}
        </p>
      </div>
    </TestSection>
  );
}

export function Polarity({ actor }: { actor: SoundActor }) {
  return (
    <TestSection title="Polarity" text={soundTexts.polarity}>
      <div className={css.rows}>
        {[
          { id: 'in-phase', text: 'You should hear it in the middle.' },
          { id: 'out-of-phase', text: 'It should sound wide and thin.' },
        ].map(({ id, text }) => (
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
    <TestSection title={`${channels} channels`} text={soundTexts.channels}>
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
