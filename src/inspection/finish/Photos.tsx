import { useActorRef, useSelector } from '@xstate/react';
import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState } from 'react';
import { photoProblems, photoTexts } from '../../../content/device-facts';
import { type FindingCode, findings } from '../../../content/findings';
import type { Inspection } from '../../../machines/inspection/inspection';
import { findingCodesOf } from '../../../machines/inspection/outcome';
import { MAX_PHOTOS, type PhotoFacts, photosMachine } from '../../../machines/inspection/photos.machine';
import { createViewfinder } from '../../browser/media/camera-video';
import { rearCameraOf } from '../../browser/media/open-camera';
import { visibility } from '../../browser/screen/visibility';
import { randomId } from '../../browser/storage/inspections';
import { type FileBox, photoKeeper, photoList, photoOf, photoTaker } from '../../browser/storage/photos';
import { useInspector } from '../../inspector';
import { small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { SelectField } from '../../ui/controls/Field';
import { FileButton } from '../../ui/controls/FileButton';
import { linkish } from '../../ui/controls/Linkish.css';
import { Viewfinder } from '../../ui/figures/Viewfinder';
import { CameraNotice } from '../CameraNotice';
import { Notice } from '../Notice';
import * as css from './Finish.css';

function createParts() {
  const finder = createViewfinder();
  const box: FileBox = { file: null };
  const actors = {
    list: photoList,
    camera: rearCameraOf(finder),
    visibility,
    take: photoTaker(finder, box, randomId),
    keeper: photoKeeper,
  };
  return { finder, box, machine: photosMachine.provide({ actors }) };
}

const nameOf = (code: string): string =>
  Object.hasOwn(findings, code) ? findings[code as FindingCode].name : code || photoTexts.wholeDevice;

interface Props {
  readonly inspection: Inspection;
  /** Whether the run can no longer change. */
  readonly isOver: boolean;
}

/** Photos of the device, each with the finding that it shows. The camera is on only while the person uses it. */
export function Photos({ inspection, isOver }: Props) {
  const [{ finder, box, machine }] = useState(createParts);
  const actor = useActorRef(machine, { input: { inspection: inspection.id } });
  useInspector(actor);
  const { photos, removed, failure, problem } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.matches({ camera: 'open' }));
  const isLive = useSelector(actor, ({ context }) => context.isLive);
  const undo = useRef<HTMLButtonElement>(null);
  const close = () => actor.send({ type: 'CLOSE' });
  const isFull = photos.length >= MAX_PHOTOS;

  useEffect(() => {
    if (isOver) actor.send({ type: 'CLOSE' });
  }, [actor, isOver]);
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);

  const shots = (
    <ul className={isOver ? `${css.shots} ${css.alone}` : css.shots}>
      {photos.map((photo, i) => (
        <Shot
          key={photo.id}
          photo={photo}
          place={i + 1}
          codes={findingCodesOf(inspection)}
          isOver={isOver}
          onMark={(finding) => actor.send({ type: 'MARK', id: photo.id, finding })}
          onRetake={isLive ? () => actor.send({ type: 'SHOOT', replaces: photo.id }) : null}
          onRemove={() => actor.send({ type: 'REMOVE', id: photo.id })}
        />
      ))}
    </ul>
  );
  return (
    <>
      <div className={css.photoHead}>
        <h2>{photoTexts.title}</h2>
        <p className={`${small} ${soft}`}>
          {!isOver ? (isFull ? photoTexts.limit(MAX_PHOTOS) : photoTexts.hint) : photos.length === 0 && photoTexts.none}
        </p>
      </div>
      <div className={css.notices}>
        {failure && <CameraNotice failure={failure} />}
        {problem && <Notice title={photoProblems[problem].title}>{photoProblems[problem].text}</Notice>}
      </div>
      {isOver ? (
        shots
      ) : (
        <div className={css.photoColumns}>
          <Viewfinder
            finder={finder}
            label={photoTexts.picture}
            live={isLive ? photoTexts.live : null}
            words={isOpen ? photoTexts.asking : photoTexts.off}
          />
          <div className={css.photoSide}>
            {shots}
            {removed && (
              <p className={css.removed} role="status">
                {photoTexts.removed}
                <button
                  ref={undo}
                  type="button"
                  className={linkish}
                  onClick={() => {
                    actor.send({ type: 'UNDO' });
                    requestAnimationFrame(() => document.getElementById(removed.photo.id)?.focus());
                  }}
                >
                  {photoTexts.undo}
                </button>
              </p>
            )}
            <Button
              disabled={isOpen && isFull}
              onClick={() => actor.send(isOpen ? { type: 'SHOOT', replaces: null } : { type: 'OPEN' })}
            >
              <Camera size={20} aria-hidden="true" />
              {isOpen ? photoTexts.shoot : photoTexts.open}
            </Button>
            {isOpen && (
              <Button look="quiet" onClick={close}>
                {photoTexts.close}
              </Button>
            )}
            <FileButton
              look="quiet"
              disabled={isFull}
              label={photoTexts.fileLabel}
              accept="image/*"
              camera
              onFiles={([file]) => {
                box.file = file;
                actor.send({ type: 'FILE' });
              }}
            >
              {photoTexts.file}
            </FileButton>
          </div>
        </div>
      )}
    </>
  );
}

interface ShotProps {
  readonly photo: PhotoFacts;
  /** Counted from 1. */
  readonly place: number;
  /** The codes of the run's findings. */
  readonly codes: readonly string[];
  readonly isOver: boolean;
  readonly onMark: (finding: string) => void;
  /** Null while there is no camera picture. */
  readonly onRetake: (() => void) | null;
  readonly onRemove: () => void;
}

/** A photo with the finding that it shows. */
function Shot({ photo, place, codes, isOver, onMark, onRetake, onRemove }: ShotProps) {
  const url = usePicture(photo.id);
  const options = [...new Set(['', ...codes, photo.finding])].map((code) => ({
    id: code,
    name: code ? `${code} ${nameOf(code)}` : nameOf(code),
  }));
  return (
    <li id={photo.id} className={css.shot} tabIndex={-1}>
      <img
        className={css.photoPicture}
        src={url}
        width={photo.width}
        height={photo.height}
        alt={photoTexts.alt(place, nameOf(photo.finding))}
      />
      {isOver ? (
        <p className={`${small} ${soft}`}>{nameOf(photo.finding)}</p>
      ) : (
        <>
          <SelectField label={photoTexts.shows(place)} options={options} value={photo.finding} onChange={onMark} />
          <p className={css.acts}>
            {onRetake && (
              <button type="button" className={linkish} aria-label={photoTexts.retakeOf(place)} onClick={onRetake}>
                {photoTexts.retake}
              </button>
            )}
            <button type="button" className={linkish} aria-label={photoTexts.removeOf(place)} onClick={onRemove}>
              {photoTexts.remove}
            </button>
          </p>
        </>
      )}
    </li>
  );
}

/** The object URL of a stored picture, valid while it is shown. */
function usePicture(id: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    photoOf(id).then((photo) => {
      if (!photo || signal.aborted) return;
      const made = URL.createObjectURL(photo.blob);
      setUrl(made);
      signal.addEventListener('abort', () => URL.revokeObjectURL(made));
    }, console.error);
    return () => ended.abort();
  }, [id]);
  return url;
}
