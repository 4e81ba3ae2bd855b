import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { PhotoOrder, PhotoWish } from '../../machines/inspection/photos.machine';
import { createViewfinder } from '../../src/browser/media/camera-video';
import { deletePhotosOf, photoKeeper, photoList, photosOf, photoTaker } from '../../src/browser/storage/photos';

/** A picture of 4000 × 1000 px, encoded at once. There is no IndexedDB here, as in a browser that blocks it. */
beforeAll(() => {
  const close = vi.fn();
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 1000, close }));
  vi.stubGlobal('document', {
    createElement: () => ({
      getContext: () => ({ drawImage: () => undefined }),
      toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['picture'], { type })),
    }),
  });
});
afterAll(() => void vi.unstubAllGlobals());

let ids = 0;
const newId = () => `photo ${++ids}`;

const take = (input: PhotoWish, file: File | null) => {
  const actor = createActor(photoTaker(createViewfinder(), { file }, newId), { input }).start();
  return toPromise(actor);
};
const fromFile = (inspection: string, finding = ''): PhotoWish => ({ inspection, source: 'file', finding });
const file = new File(['picture'], 'lid.jpg');

const follow = (order: PhotoOrder) => createActor(photoKeeper).start().send(order);

describe('photos where the browser stores nothing', () => {
  it('are kept in memory, made smaller, and the reason is given', async () => {
    expect(await take(fromFile('one', 'SCR-DEAD'), file)).toMatchObject({
      photo: { finding: 'SCR-DEAD', width: 1920, height: 480 },
      problem: 'blocked',
    });
    const [photo, ...more] = await photosOf('one');
    expect(more).toEqual([]);
    expect(photo?.blob.type).toBe('image/jpeg');
    expect(await photosOf('another')).toEqual([]);
    const listed = await toPromise(createActor(photoList, { input: { inspection: 'one' } }).start());
    expect(listed).toEqual([{ id: photo?.id, takenAt: photo?.takenAt, finding: 'SCR-DEAD', width: 1920, height: 480 }]);
  });

  it('can be marked', async () => {
    const { photo } = await take(fromFile('two'), file);
    follow({ type: 'MARK', id: photo?.id ?? '', finding: 'SCR-STUCK' });
    await expect.poll(async () => (await photosOf('two'))[0]?.finding).toBe('SCR-STUCK');
  });

  it('are read from a file of at most 40 MiB, and from a camera that shows something', async () => {
    const huge = Object.defineProperty(new File([''], 'huge.jpg'), 'size', { value: 40 * 2 ** 20 + 1 });
    expect(await take(fromFile('three'), huge)).toEqual({ photo: null, problem: 'too-large' });
    expect(await take(fromFile('three'), null)).toEqual({ photo: null, problem: 'no-picture' });
    expect(await take({ ...fromFile('three'), source: 'camera' }, null)).toEqual({
      photo: null,
      problem: 'no-picture',
    });
    expect(await photosOf('three')).toEqual([]);
  });

  it('are gone from memory with their run', async () => {
    await take(fromFile('four'), file);
    await deletePhotosOf('four').catch(() => undefined);
    expect(await photosOf('four')).toEqual([]);
  });
});
