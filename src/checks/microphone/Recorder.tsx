import { useSelector } from '@xstate/react';
import { micLabels, micNotes } from '../../../content/microphone';
import type { MicActor } from '../../../machines/microphone/microphone.machine';
import { Button } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/basic.css';
import * as css from './Microphone.css';

interface Props {
  readonly actor: MicActor;
  /** Length of a recording in seconds. */
  readonly length: number;
  /** Whether a recording is in memory. It is gone after a reload. */
  readonly playable: boolean;
}

/** Records five seconds while the microphone is open. The recording can also be played after that. */
export function Recorder({ actor, length, playable }: Props) {
  const listening = useSelector(actor, (state) => state.hasTag('listening'));
  const recording = useSelector(actor, (state) => state.hasTag('recording'));
  const playing = useSelector(actor, (state) => state.hasTag('playing'));
  const kept = useSelector(actor, ({ context }) => context.recorded);
  const recorded = playable ? kept : 0;
  const left = useSelector(actor, ({ context: { reading, recordingSince } }) =>
    Math.max(0, Math.ceil(length - (reading.seconds - recordingSince))),
  );
  if (!listening && recorded === 0) return null;
  const state = recording
    ? micNotes.recordingNow(left)
    : playing
      ? micNotes[listening ? 'playingLive' : 'playing']
      : recorded > 0
        ? micNotes.recorded
        : micNotes.recording;
  return (
    <section className={css.recorder} aria-label={micLabels.recording}>
      <p className={css.recorderState}>{state}</p>
      <div className={fillRow}>
        {recorded > 0 && !recording && (
          <Button onClick={() => actor.send({ type: playing ? 'PLAY.STOP' : 'PLAY' })}>
            {playing ? micLabels.stopPlaying : micLabels.play}
          </Button>
        )}
        {listening && !playing && (
          <Button
            look={recorded > 0 ? 'quiet' : 'outline'}
            onClick={() => actor.send({ type: recording ? 'RECORD.CANCEL' : 'RECORD' })}
          >
            {micLabels[recording ? 'cancel' : recorded > 0 ? 'again' : 'record']}
          </Button>
        )}
      </div>
    </section>
  );
}
