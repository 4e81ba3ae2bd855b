import { fromCallback, fromPromise } from 'xstate';
import type {
  PhotoFacts,
  PhotoOrder,
  PhotosEvent,
  PhotoWish,
  TakenPhoto,
} from '../../../machines/inspection/photos.machine';
import type { Viewfinder } from '../media/camera-video';
import { isReadable, type Picture, pictureOfFile, pictureOfVideo } from '../media/picture';
import { database, type Schema, storeFailureOf } from './database';

/** A photo of a run with its picture. */
export type StoredPhoto = Schema['photos']['value'];

/** Photos that could not be stored, or whose last change could not. They last as long as the page. */
const inMemory = new Map<string, StoredPhoto>();

/** The photos of a run, oldest first, including those in memory. Rejects if the storage works but cannot be read. */
export async function photosOf(inspection: string): Promise<readonly StoredPhoto[]> {
  const open = await database().catch(() => null);
  const stored = (await open?.getAllFromIndex('photos', 'inspection', inspection)) ?? [];
  const others = [...inMemory.values()].filter((photo) => photo.inspection === inspection);
  return [...stored.filter(({ id }) => !inMemory.has(id)), ...others].toSorted((a, b) => a.takenAt - b.takenAt);
}

/** A single photo; null if it is gone. Rejects if the storage works but cannot be read. */
export async function photoOf(id: string): Promise<StoredPhoto | null> {
  const changed = inMemory.get(id);
  if (changed) return changed;
  const open = await database().catch(() => null);
  return (await open?.get('photos', id)) ?? null;
}

/** Stores a photo. Returns null if it is stored, or the reason why it is only in memory. */
async function keepPhoto(photo: StoredPhoto): Promise<'full' | 'blocked' | null> {
  try {
    await (await database()).put('photos', photo);
    inMemory.delete(photo.id);
    return null;
  } catch (error) {
    inMemory.set(photo.id, photo);
    return storeFailureOf(error);
  }
}

/** Deletes a photo. Rejects if storage is blocked. */
async function deletePhoto(id: string): Promise<void> {
  inMemory.delete(id);
  await (await database()).delete('photos', id);
}

/** Deletes all photos of a run. Rejects if storage is blocked. */
export async function deletePhotosOf(inspection: string): Promise<void> {
  const ids = (await photosOf(inspection)).map(({ id }) => id);
  await Promise.all(ids.map(deletePhoto));
}

const factsOf = ({ id, takenAt, finding, width, height }: StoredPhoto): PhotoFacts => ({
  id,
  takenAt,
  finding,
  width,
  height,
});

/** The photos of a run without their pictures. */
export const photoList = fromPromise<readonly PhotoFacts[], { readonly inspection: string }>(async ({ input }) =>
  (await photosOf(input.inspection).catch(() => [])).map(factsOf),
);

/** The file that was chosen last, until it is read. */
export interface FileBox {
  file: File | null;
}

/** Takes a photo, from the viewfinder or from the box, and stores it under a new id. */
export const photoTaker = (finder: Viewfinder, box: FileBox, newId: () => string) =>
  fromPromise<TakenPhoto, PhotoWish>(async ({ input: { inspection, source, finding }, signal }) => {
    const { file } = box;
    box.file = null;
    let picture: Picture | null = null;
    if (source === 'camera') picture = await pictureOfVideo(finder.video);
    else if (file) {
      if (!isReadable(file)) return { photo: null, problem: 'too-large' };
      picture = await pictureOfFile(file);
    }
    if (!picture || signal.aborted) return { photo: null, problem: 'no-picture' };
    const photo = { id: newId(), inspection, takenAt: Date.now(), finding, ...picture };
    return { photo: factsOf(photo), problem: await keepPhoto(photo) };
  });

/** Stores the person's changes. The photo that was removed last stays in memory, so that it can be restored. */
export const photoKeeper = fromCallback<PhotoOrder>(({ sendBack, receive }) => {
  let removed: StoredPhoto | null = null;
  /** Requests are processed one after the other. */
  let work: Promise<unknown> = Promise.resolve();

  const keep = async (photo: StoredPhoto) => {
    const reason = await keepPhoto(photo);
    if (reason) sendBack({ type: 'STORE.FAILED', reason } satisfies PhotosEvent);
  };
  const follow = async (order: PhotoOrder) => {
    if (order.type === 'RESTORE') {
      if (removed?.id === order.id) await keep(removed);
      removed = null;
      return;
    }
    const photo = await photoOf(order.id);
    if (!photo) return;
    if (order.type === 'MARK') return keep({ ...photo, finding: order.finding });
    removed = photo;
    await deletePhoto(order.id);
  };
  receive((order) => {
    work = work
      .then(() => follow(order))
      .catch((error: unknown) =>
        sendBack({ type: 'STORE.FAILED', reason: storeFailureOf(error) } satisfies PhotosEvent),
      );
  });
});
