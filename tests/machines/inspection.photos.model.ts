import type { FindingCode } from '../../content/findings';
import { type PhotoFacts, photosMachine, type TakenPhoto } from '../../machines/inspection/photos.machine';
import { modelOf } from '../kit/model';

export const photo = (id: string, finding = ''): PhotoFacts => ({ id, takenAt: 1, finding, width: 640, height: 480 });
const unseen: TakenPhoto = { photo: null, problem: 'no-picture' };

/** The events of a person who has this photo, with the answers to a new one. */
export const photoEvents = (id: string, finding: FindingCode) =>
  [
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'OPENED' },
    { type: 'FAILED', failure: { reason: 'denied', constraint: null } },
    { type: 'HIDE' },
    { type: 'SHOOT', replaces: null },
    { type: 'SHOOT', replaces: id },
    { type: 'FILE' },
    { type: 'MARK', id, finding },
    { type: 'REMOVE', id },
    { type: 'UNDO' },
    { type: 'xstate.done.actor.take', output: { photo: photo('new'), problem: null } },
    { type: 'xstate.error.actor.take', error: new Error('not encoded') },
  ] as const;

export const photosModel = modelOf(photosMachine, {
  input: { inspection: 'one' },
  events: [
    ...photoEvents('old', 'SCR-DEAD'),
    { type: 'STORE.FAILED', reason: 'full' },
    { type: 'xstate.done.actor.list', output: [photo('old')] },
    { type: 'xstate.error.actor.list', error: new Error('blocked') },
    { type: 'xstate.done.actor.take', output: unseen },
  ],
  key: ({ context: { photos, removed, replaces, problem } }) => [
    photos.map(({ id, finding }) => id + finding),
    removed?.photo.id,
    replaces,
    problem,
  ],
  skip: ({ value, context: { photos, problem } }, event) => {
    const isClosed = JSON.stringify(value).includes('"camera":"closed"');
    const isReady = JSON.stringify(value).includes('"work":"ready"');
    const has = (id: string) => photos.some((one) => one.id === id);
    // One new photo, one problem and one mark are enough.
    if (has('new') || problem !== null)
      return event.type !== 'CLOSE' && event.type !== 'OPEN' && event.type !== 'OPENED';
    if (event.type === 'MARK') return !isClosed || !has('old') || photos.some(({ finding }) => finding !== '');
    if (photos.some(({ finding }) => finding !== '')) return event.type !== 'REMOVE' && event.type !== 'UNDO';
    return (event.type === 'STORE.FAILED' || event.type === 'FILE') && !(isClosed && isReady);
  },
});
