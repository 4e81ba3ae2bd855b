import { useSelector } from '@xstate/react';
import { webcamNotes } from '../../../content/webcam';
import type { WebcamActor } from '../../../machines/webcam/webcam.machine';
import type { Viewfinder } from '../../browser/media/camera-video';
import * as css from '../../ui/figures/Viewfinder.css';

interface Props {
  readonly actor: WebcamActor;
  readonly finder: Viewfinder;
  readonly mirrored: boolean;
}

/** The camera's picture between corner brackets, or why there is none. */
export function Finder({ actor, finder, mirrored }: Props) {
  const shown = useSelector(actor, (state) => state.hasTag('shown'));
  const waiting = useSelector(actor, (state) => state.matches({ open: 'starting' }));
  const switching = useSelector(actor, (state) => state.matches('switching'));
  const words = switching ? webcamNotes.switching : waiting ? webcamNotes.asking : webcamNotes.rest;
  return (
    <div className={css.scope}>
      <video
        ref={finder.attach}
        className={css.video}
        data-mirrored={mirrored || undefined}
        aria-label="Picture of the camera"
        muted
        playsInline
        autoPlay
      />
      <div className={css.brackets} aria-hidden="true" />
      {!shown && <p className={css.words}>{words}</p>}
    </div>
  );
}
