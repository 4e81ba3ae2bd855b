import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { type Channel, soundTests } from '../../../content/sound';
import { withUnit } from '../../../content/words';
import type { SoundActor } from '../../../machines/sound/sound.machine';
import type { Sound } from '../../../machines/sound/sounds';
import { spanOf } from '../../../measure/audio/sine-fit';
import type { LiveSound } from '../../../measure/live/output-signal';
import type { ScopeSettings } from '../../../renderers/scope';
import { mountWave } from '../../../renderers/sound/wave.renderer';
import { useRenderer } from '../../ui/figures/useRenderer';
import { Ask, Mark, Play } from './Play';
import * as css from './Sound.css';

const letters: Record<Channel, string> = { left: 'L', center: 'C', right: 'R' };
const stereo = soundTests.filter(({ type }) => type === 'stereo');

/** Whether a sound is shown in a column. The polarity tones are shown on both sides. */
function plays(sound: Sound, channel: Channel): boolean {
  if (sound.type === 'polarity') return channel !== 'center';
  return sound.channel === channel;
}

/** Left, center and right with the same time axis. The current sound shows its sine in the columns where it plays. */
export function Stereo({ actor, live }: { actor: SoundActor; live: LiveSound }) {
  const sound = useSelector(actor, (state) =>
    state.hasTag('sounding') && !state.matches({ testing: { sounding: 'starting' } }) ? state.context.sound : null,
  );
  const sweepAt = useSelector(actor, ({ context }) => context.sweepAt);
  const span = spanOf(sweepAt ?? sound?.frequency ?? 440);
  return (
    <div className={css.stereo}>
      <div className={css.columns}>
        {stereo.map(({ id, name, channel, description }) => {
          const playing = sound !== null && plays(sound, channel);
          return (
            <section key={id} className={css.column} aria-label={name}>
              <p className={css.letter}>
                <span aria-hidden="true">{letters[channel]}</span>
                {playing && <span>{withUnit(Number(span.toPrecision(2)), 'ms')}</span>}
              </p>
              <Wave live={live} channel={channel} playing={playing} />
              <div className={css.play}>
                <Play actor={actor} sound={id}>
                  {name}
                </Play>
                <Mark actor={actor} sound={id} />
              </div>
              <p className={css.about}>{description}</p>
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
      aria-label={playing ? 'Waveform of this side' : 'Silent'}
      data-playing={playing || undefined}
    />
  );
}
