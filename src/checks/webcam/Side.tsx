import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { webcamLabels, webcamNotes, webcamPictures, webcamRates } from '../../../content/webcam';
import { fixed, rounded } from '../../../content/words';
import { advertisedRate } from '../../../machines/webcam/camera-facts';
import { evidence, MIN_LIT_SECONDS } from '../../../machines/webcam/evidence';
import { distinctRate, judgeRate } from '../../../machines/webcam/webcam';
import type { WebcamActor } from '../../../machines/webcam/webcam.machine';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { toast } from '../../ui/feedback/toasts';
import * as css from './Webcam.css';

interface Props {
  readonly actor: WebcamActor;
  readonly mirrored: boolean;
  readonly onMirror: (mirrored: boolean) => void;
}

/** The measured frame rate, advice about rate and picture, and the controls of the picture. */
export function Side({ actor, mirrored, onMirror }: Props) {
  const live = useSelector(actor, (state) => state.matches({ open: 'live' }));
  const checking = useSelector(actor, (state) => state.matches({ open: { live: 'checking' } }));
  const reading = useSelector(actor, ({ context }) => (live ? context.reading : null));
  const camera = useSelector(actor, ({ context }) => context.camera);
  usePhotoToast(actor);

  const seen = useSelector(actor, ({ context }) => context.seen);
  const rate = distinctRate(reading, seen);
  const judgment = camera && live ? judgeRate(reading, camera, seen) : 'unknown';
  const advice = reading && !checking ? webcamPictures[reading.picture].advice : '';
  const enough = seen.lit >= MIN_LIT_SECONDS && rate !== null;
  const uncounted = reading !== null && !reading.counted;
  return (
    <div className={css.side}>
      <div>
        <p className={css.label}>{webcamLabels.rate}</p>
        <p className={css.readout} data-testid="rate">
          {rate === null ? '—' : fixed(rate, 1)}
          <span className={css.unit}> fps</span>
        </p>
        <p className={css.beside}>
          {uncounted
            ? webcamNotes.uncounted
            : camera && live
              ? webcamLabels.ofAdvertised(rounded(advertisedRate(camera), 2))
              : '\u00a0'}
        </p>
      </div>
      <div role="status">
        {advice && <p className={css.hint}>{advice}</p>}
        {!advice && webcamRates[judgment] && <p className={css.hint}>{webcamRates[judgment]}</p>}
        {!advice && judgment === 'as advertised' && !checking && (
          <p className={css.beside}>{enough ? webcamNotes.enough : webcamNotes.keep}</p>
        )}
      </div>
      <div className={css.actions}>
        <div>
          <Choice
            label={evidence.picture.name}
            options={webcamLabels.views}
            value={mirrored ? 'mirrored' : 'plain'}
            onChange={(id) => onMirror(id === 'mirrored')}
          />
          <p className={css.note}>{webcamNotes.mirror}</p>
        </div>
        <Button disabled={!live || checking} onClick={() => actor.send({ type: 'PHOTO', at: Date.now() })}>
          {webcamLabels.photo}
        </Button>
      </div>
    </div>
  );
}

/** Shows a toast that says whether a photo was saved. */
function usePhotoToast(actor: WebcamActor): void {
  const photo = useSelector(actor, ({ context }) => context.photo);
  const before = useRef(photo);
  useEffect(() => {
    if (photo === before.current) return;
    before.current = photo;
    if (photo) toast(webcamLabels.photoSaved, webcamLabels.savedAs(photo));
    else if (photo === '') toast(webcamLabels.photoFailed, webcamLabels.notSaved, 'destructive');
  }, [photo]);
}
