import { useSelector } from '@xstate/react';
import { type Ref, useCallback } from 'react';
import { deviceNames } from '../../../content/capture';
import { checkOf } from '../../../content/catalogue';
import { controls } from '../../../content/controls';
import { soundDescriptions, soundLabels, soundPageTexts, soundProblems, soundTexts } from '../../../content/sound';
import { figures, labelOf } from '../../../content/verdicts/sound';
import { fixed, withUnit } from '../../../content/words';
import { evidence } from '../../../machines/sound/evidence';
import { hintsOf, isOnlySpeaker, judgedOf, type OutputFacts } from '../../../machines/sound/sound';
import type { SoundActor } from '../../../machines/sound/sound.machine';
import { type Channel, gainOf, type Sound, stereo } from '../../../machines/sound/sounds';
import { spanOf } from '../../../measure/audio/sine-fit';
import type { LiveSound } from '../../../measure/live/output-signal';
import type { ScopeSettings } from '../../../renderers/scope';
import { mountWave } from '../../../renderers/sound/wave.renderer';
import { CheckPage } from '../../check/CheckPage';
import { finish } from '../../check/observation/observation.css';
import { TestSection } from '../../check/observation/TestSection';
import { fig, panel, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { SelectField } from '../../ui/controls/Field';
import { Slider } from '../../ui/controls/Slider';
import { FigureStrip } from '../../ui/figures/FigureStrip';
import { useRenderer } from '../../ui/figures/useRenderer';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { StatusBar } from '../../ui/layout/StatusBar';
import { Loop } from './Loop';
import { Ask, Mark, Play } from './Play';
import { Polarity, Speakers, Sweep, Tones } from './Tones';
import * as css from './Sound.css';

/** Whether a sound is shown in a column. The polarity tones are shown on both sides. */
function plays(sound: Sound, channel: Channel): boolean {
  if (sound.type === 'polarity') return channel !== 'center';
  return sound.channel === channel;
}

/** Left, center and right with the same time axis. The current sound shows its sine in the columns where it plays. */
function Stereo({ actor, live }: { actor: SoundActor; live: LiveSound }) {
  const sound = useSelector(actor, (state) =>
    state.hasTag('sounding') && !state.matches({ testing: { sounding: 'starting' } }) ? state.context.sound : null,
  );
  const sweepAt = useSelector(actor, ({ context }) => context.sweepAt);
  const span = spanOf(sweepAt ?? sound?.frequency ?? 440);
  return (
    <div className={css.stereo}>
      <div className={css.columns}>
        {stereo.map(({ id, name, channel }) => {
          const playing = sound !== null && plays(sound, channel);
          return (
            <section key={id} className={css.column} aria-label={name}>
              <p className={css.letter}>
                <span aria-hidden="true">{soundLabels.letters[channel]}</span>
                {playing && <span>{withUnit(Number(span.toPrecision(2)), 'ms')}</span>}
              </p>
              <Wave live={live} channel={channel} playing={playing} />
              <div className={css.play}>
                <Play actor={actor} sound={id}>
                  {name}
                </Play>
                <Mark actor={actor} sound={id} />
              </div>
              <p className={css.about}>{soundDescriptions[id]}</p>
            </section>
          );
        })}
      </div>
      <Ask actor={actor} types={['stereo']} waiting />
    </div>
  );
}

function Wave({ live, channel, playing }: { live: LiveSound; channel: Channel; playing: boolean }) {
  const mount = useCallback(
    (element: HTMLElement, settings: ScopeSettings) => mountWave(element, live, channel, settings),
    [live, channel],
  );
  const { host } = useRenderer(mount, { running: playing });
  return (
    <div
      ref={host}
      className={css.scope}
      role="img"
      aria-label={playing ? soundLabels.wave : soundLabels.silent}
      data-playing={playing || undefined}
    />
  );
}

interface Props {
  readonly actor: SoundActor;
  readonly live: LiveSound;
  readonly start: Ref<HTMLButtonElement>;
}

/** All sounds with their questions, and the measurement. */
export function SoundTests({ actor, live, start }: Props) {
  const volume = useSelector(actor, ({ context }) => context.volume);
  const facts = useSelector(actor, ({ context }) => context.facts);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const answers = useSelector(actor, ({ context }) => context.answers);
  const hasOneSpeaker = useSelector(actor, ({ context }) => context.hasOneSpeaker === true);
  const isOnly = useSelector(actor, ({ context }) => isOnlySpeaker(context));
  const judged = useSelector(actor, ({ context }) => judgedOf(context));
  const ready = useSelector(actor, (state) => state.can({ type: 'FINISH', at: 0 }));
  const listening = useSelector(actor, (state) => state.matches('loop'));
  return (
    <CheckPage check="sound" texts={soundPageTexts} evidence={evidence} action={<Next actor={actor} start={start} />}>
      <section className={panel} aria-label={checkOf('sound').name}>
        <State actor={actor} hasOneSpeaker={hasOneSpeaker} />
        {problem && (
          <p className={css.alert} role="alert">
            <VerdictBadge status="warning" /> {soundProblems[problem]}
          </p>
        )}
        <div className={css.volume}>
          <Slider
            label={figures.volume}
            value={volume}
            min={0}
            max={100}
            step={1}
            show={(value) => `${value}%`}
            locked={listening}
            onChange={(value) => actor.send({ type: 'VOLUME', volume: value })}
          />
        </div>
        <Stereo actor={actor} live={live} />
        {hintsOf({ answers, facts, hasOneSpeaker }).map((hint) => (
          <p key={hint} className={css.hint}>
            {hint}
          </p>
        ))}
        <div className={css.figures}>
          <FigureStrip columns={4} figures={figuresOf(facts, volume)} />
        </div>
        <Tones actor={actor} />
        <Sweep actor={actor} live={live} />
        {!isOnly && <Polarity actor={actor} />}
        <Speakers actor={actor} />
        <Output actor={actor} />
        <Loop actor={actor} />
        <div className={finish}>
          <p className={soft}>
            <span className={fig}>{judged}</span> {soundLabels.sounds(judged)}
            {` ${soundLabels.judged}`}
          </p>
          <Button look="solid" disabled={!ready} onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}>
            {controls.showResult}
          </Button>
        </div>
      </section>
    </CheckPage>
  );
}

const order = ['left', 'right', 'center'] as const;

/** The main button. It steps through the stereo test: play the next side, stop, show the result. */
function Next({ actor, start }: { actor: SoundActor; start: Ref<HTMLButtonElement> }) {
  const stops = useSelector(actor, (state) => state.hasTag('can be stopped'));
  const isIdle = useSelector(actor, (state) => state.matches({ testing: 'rest' }));
  const next = useSelector(actor, ({ context }) => order.find((id) => !context.answers[id]));
  const onClick = () => {
    if (stops) actor.send({ type: 'STOP', at: Date.now() });
    else if (next) actor.send({ type: 'PLAY', sound: next, at: Date.now() });
    else actor.send({ type: 'FINISH', at: Date.now() });
  };
  return (
    <Button
      ref={start}
      look={stops || !next ? 'solid' : 'go'}
      size="large"
      disabled={!stops && !isIdle}
      onClick={onClick}
    >
      {stops && <span className={css.square} aria-hidden="true" />}
      {stops ? controls.stopTest : next ? evidence[next].action : controls.showResult}
    </Button>
  );
}

/** What is playing now, and whether the device has one speaker. */
function State({ actor, hasOneSpeaker }: { actor: SoundActor; hasOneSpeaker: boolean }) {
  const sounding = useSelector(actor, (state) => state.hasTag('sounding'));
  const starting = useSelector(actor, (state) => state.matches({ testing: { sounding: 'starting' } }));
  const listening = useSelector(actor, (state) => state.matches('loop'));
  const sound = useSelector(actor, ({ context }) => context.sound);
  const word = soundLabels[starting ? 'starting' : sounding ? 'playing' : listening ? 'measuring' : 'silent'];
  return (
    <StatusBar
      lit={sounding || listening}
      name={word}
      text={sounding && sound ? labelOf(sound) : listening ? soundLabels.listens : soundLabels.stops}
    >
      <Button
        look={hasOneSpeaker ? 'solid' : 'quiet'}
        aria-pressed={hasOneSpeaker}
        disabled={listening}
        onClick={() => actor.send({ type: 'SPEAKER.SECOND', isFitted: hasOneSpeaker })}
      >
        {soundTexts.oneSpeaker}
      </Button>
    </StatusBar>
  );
}

function figuresOf(facts: OutputFacts | null, volume: number) {
  const gain = gainOf(volume);
  const level = gain === 0 ? soundLabels.silent : withUnit(fixed(20 * Math.log10(gain), 1), 'dBFS');
  return [
    { label: figures.channels, value: facts && String(facts.channels), note: soundLabels.reported },
    { label: figures.rate, value: facts && withUnit(facts.rate / 1000, 'kHz'), note: soundLabels.reported },
    {
      label: figures.latency,
      value: facts?.latency ? withUnit(Math.round(facts.latency), 'ms') : null,
      note: soundLabels.reported,
    },
    { label: soundLabels.peak, value: level, note: soundLabels.byVolume },
  ];
}

const system = { id: '', name: deviceNames.systemDefault };

/** Selects the output to play on, as far as the browser lets a page choose. */
function Output({ actor }: { actor: SoundActor }) {
  const { outputs, canAsk, output } = useSelector(actor, ({ context }) => context);
  const isIdle = useSelector(actor, (state) => state.matches({ testing: 'rest' }));
  const options = [system, ...outputs, ...(output && !outputs.some(({ id }) => id === output.id) ? [output] : [])];
  return (
    <TestSection title={soundLabels.output} text={soundTexts.output}>
      <div className={css.outputs}>
        {options.length > 1 && (
          <fieldset className={css.bare} disabled={!isIdle} aria-label={soundLabels.output}>
            <SelectField
              label={soundLabels.playOn}
              options={options}
              value={output?.id ?? ''}
              onChange={(id) => actor.send({ type: 'OUTPUT', id: id || null })}
            />
          </fieldset>
        )}
        {canAsk && (
          <Button disabled={!isIdle} onClick={() => actor.send({ type: 'OUTPUT.ASK' })}>
            {soundLabels.askOutput}
          </Button>
        )}
        {options.length === 1 && !canAsk && <p className={css.note}>{soundTexts.noOutputs}</p>}
      </div>
    </TestSection>
  );
}
