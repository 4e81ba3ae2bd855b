import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { soundTexts } from '../../../content/sound';
import { answersTo } from '../../../machines/sound/answers';
import { rowsOf } from '../../../machines/sound/sound';
import type { SoundType } from '../../../machines/sound/sounds';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Stamp } from '../../ui/Stamp';
import type { SoundActor } from './Sound.page';
import * as css from './Sound.css';

interface PlayProps {
  readonly actor: SoundActor;
  /** Id of the sound. */
  readonly sound: string;
  readonly children: ReactNode;
}

/** Plays a sound, and stops it; no other sound can be started meanwhile. */
export function Play({ actor, sound, children }: PlayProps) {
  const playing = useSelector(actor, (state) => state.hasTag('sounding') && state.context.sound?.id === sound);
  const rests = useSelector(actor, (state) => state.matches({ bench: 'rest' }));
  return (
    <Button
      look={playing ? 'solid' : 'outline'}
      disabled={!playing && !rests}
      onClick={() => actor.send(playing ? { type: 'STOP' } : { type: 'PLAY', sound, at: Date.now() })}
    >
      <span className={playing ? css.square : css.triangle} aria-hidden="true" />
      {playing ? 'Stop' : children}
    </Button>
  );
}

interface AskProps {
  readonly actor: SoundActor;
  readonly types: readonly SoundType[];
  /** Keeps the question's place before it is asked, so that nothing moves when it comes. */
  readonly waiting?: boolean;
}

/** The question on the sound of these types that played last. */
export function Ask({ actor, types, waiting = false }: AskProps) {
  const sound = useSelector(actor, ({ context }) => context.sound);
  const heard = useSelector(actor, ({ context }) => (sound && context.answers[sound.id]?.heard) ?? null);
  const asks = sound && types.includes(sound.type) ? sound : null;
  const listens = useSelector(actor, (state) => state.matches('loop'));
  return (
    <div className={waiting ? `${css.ask} ${css.waiting}` : css.ask} aria-live="polite">
      {asks && !listens ? (
        <Choice
          look="question"
          label={`${asks.name}: ${lower(soundTexts.question)}`}
          options={answersTo(asks)}
          value={heard}
          onChange={(id) => actor.send({ type: 'ANSWER', sound: asks.id, heard: id })}
        />
      ) : (
        waiting && <p className={css.note}>{soundTexts.asked}</p>
      )}
    </div>
  );
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What the answer on a sound amounts to. */
export function Mark({ actor, sound }: { actor: SoundActor; sound: string }) {
  const status = useSelector(
    actor,
    ({ context }) => rowsOf(context).find((row) => row.sound.id === sound)?.judgment?.status ?? 'none',
  );
  return <Stamp status={status} {...(status === 'none' && { word: 'Not judged' })} />;
}
