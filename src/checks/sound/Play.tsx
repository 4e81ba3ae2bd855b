import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { soundLabels, soundTexts } from '../../../content/sound';
import { labelOf, say } from '../../../content/verdicts/sound';
import { lower } from '../../../content/words';
import { answersTo } from '../../../machines/sound/answers';
import { MIN_HEARD_MS } from '../../../machines/sound/evidence';
import { soundPartsOf } from '../../../machines/sound/sound';
import type { SoundActor } from '../../../machines/sound/sound.machine';
import type { SoundType } from '../../../machines/sound/sounds';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import * as css from './Sound.css';

type Context = SnapshotFrom<SoundActor>['context'];

interface PlayProps {
  readonly actor: SoundActor;
  /** Id of the sound. */
  readonly sound: string;
  readonly children: ReactNode;
}

/** The button that plays a sound and stops it. While it plays, no other sound can be started. */
export function Play({ actor, sound, children }: PlayProps) {
  const stops = useSelector(actor, (state) => state.hasTag('can be stopped') && state.context.sound?.id === sound);
  const isIdle = useSelector(actor, (state) => state.matches({ testing: 'rest' }));
  return (
    <Button
      look={stops ? 'solid' : 'outline'}
      disabled={!stops && !isIdle}
      onClick={() => actor.send(stops ? { type: 'STOP', at: Date.now() } : { type: 'PLAY', sound, at: Date.now() })}
    >
      <span className={stops ? css.square : css.triangle} aria-hidden="true" />
      {stops ? soundLabels.stop : children}
    </Button>
  );
}

interface AskProps {
  readonly actor: SoundActor;
  readonly types: readonly SoundType[];
  /** Reserves space for the question, so that nothing moves when it appears. */
  readonly waiting?: boolean;
}

/**
 * The question about the sound that played last, if it has one of these types. It appears once the sound has really
 * played.
 */
export function Ask({ actor, types, waiting = false }: AskProps) {
  const sound = useSelector(actor, ({ context }) => context.sound);
  const heard = useSelector(actor, ({ context }) => (sound && context.answers[sound.id]?.heard) ?? null);
  const hasPlayed = useSelector(
    actor,
    ({ context }) => context.tone !== null || (sound !== null && context.played[sound.id] !== undefined),
  );
  const asks = sound && hasPlayed && types.includes(sound.type) ? sound : null;
  const tooShort = useSelector(
    actor,
    ({ context }) =>
      heard !== null && sound !== null && !context.tone && (context.played[sound.id] ?? 0) < MIN_HEARD_MS,
  );
  const listens = useSelector(actor, (state) => state.matches('loop'));
  return (
    <div className={waiting ? `${css.ask} ${css.waiting}` : css.ask} aria-live="polite">
      {asks && !listens ? (
        <>
          <Choice
            look="question"
            label={`${labelOf(asks)}: ${lower(soundTexts.question)}`}
            options={answersTo(asks)}
            value={heard}
            onChange={(id) => actor.send({ type: 'ANSWER', sound: asks.id, heard: id })}
          />
          {tooShort && <p className={css.note}>{say.tooShort}</p>}
        </>
      ) : (
        waiting && <p className={css.note}>{soundTexts.asked}</p>
      )}
    </div>
  );
}

/** The verdict on a sound. While the sound plays, it is the verdict of the answer if the sound plays long enough. */
export function Mark({ actor, sound }: { actor: SoundActor; sound: string }) {
  const status = useSelector(
    actor,
    ({ context }) => soundPartsOf(heardOut(context)).find(({ id }) => id === sound)?.verdict ?? 'not-run',
  );
  const isOpen = status === 'not-run' || status === 'inconclusive';
  return isOpen ? <span className={css.open} /> : <VerdictBadge status={status} />;
}

/** The context as if the current sound had played long enough. A muted sound does not count as heard. */
function heardOut(context: Context): Context {
  const { played, sound, tone } = context;
  return sound && tone && tone.volume > 0 ? { ...context, played: { ...played, [sound.id]: MIN_HEARD_MS } } : context;
}
