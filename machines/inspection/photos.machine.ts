import { assign, sendTo, setup } from 'xstate';
import type { PhotoProblem } from '../../content/device-facts';
import { callbackActor, promiseActor } from '../check-machine';
import type { Failure } from '../webcam/camera-facts';

/** The maximum number of photos in a run. Each takes a few hundred KiB of browser storage. */
export const MAX_PHOTOS = 12;

/** A photo of the run. The picture itself stays in the store. */
export interface PhotoFacts {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly takenAt: number;
  /** The code of the finding that it shows. Empty for the whole device. */
  readonly finding: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** Where a picture comes from. */
type PhotoSource = 'camera' | 'file';

/** Which photo to take. */
export interface PhotoWish {
  readonly inspection: string;
  readonly source: PhotoSource;
  readonly finding: string;
}

/** A photo that was taken, with the reason if it is only in memory. Or the reason why none was taken. */
export type TakenPhoto =
  | { readonly photo: PhotoFacts; readonly problem: 'full' | 'blocked' | null }
  | { readonly photo: null; readonly problem: 'too-large' | 'no-picture' };

/** A command to the actor `keeper`. A removed photo is deleted from the store, but stays in memory for RESTORE. */
export type PhotoOrder =
  | { type: 'MARK'; id: string; finding: string }
  | { type: 'REMOVE'; id: string }
  | { type: 'RESTORE'; id: string };

interface Removed {
  readonly photo: PhotoFacts;
  readonly place: number;
}

export interface PhotosContext {
  readonly inspection: string;
  /** Whether the camera shows a picture. */
  readonly isLive: boolean;
  /** In display order. */
  readonly photos: readonly PhotoFacts[];
  /** The photo that was removed last, until it is restored or another one is taken. */
  readonly removed: Removed | null;
  /** The source of the photo that is being taken. */
  readonly source: PhotoSource;
  /** The photo that the next one replaces. */
  readonly replaces: string | null;
  /** Why the camera shows no picture. Null if there is no problem. */
  readonly failure: Failure | null;
  readonly problem: PhotoProblem | null;
}

export type PhotosEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  /** The camera is open. */
  | { type: 'OPENED' }
  /** The camera did not open, or was lost. */
  | { type: 'FAILED'; failure: Failure }
  /** The page was hidden. */
  | { type: 'HIDE' }
  /** Takes a photo with the camera. It may replace an earlier one. */
  | { type: 'SHOOT'; replaces: string | null }
  /** A file was chosen. */
  | { type: 'FILE' }
  | { type: 'MARK'; id: string; finding: string }
  | { type: 'REMOVE'; id: string }
  | { type: 'UNDO' }
  /** The actor `keeper` could not store a change. */
  | { type: 'STORE.FAILED'; reason: 'full' | 'blocked' };

const placeOf = ({ photos }: PhotosContext, id: string | null): number => photos.findIndex((photo) => photo.id === id);

/** The photos with a new one added, or put in place of the one that it replaces. */
function withPhoto(context: PhotosContext, photo: PhotoFacts): readonly PhotoFacts[] {
  const place = placeOf(context, context.replaces);
  return place < 0 ? [...context.photos, photo] : context.photos.with(place, photo);
}

/**
 * The photos of a run. They are taken with the camera, which is open only while the person wants it, or read from a
 * file. They can be marked with what they show, removed and restored.
 */
export const photosMachine = setup({
  types: {
    context: {} as PhotosContext,
    events: {} as PhotosEvent,
    input: {} as { readonly inspection: string },
  },
  actors: {
    /** Resolves with the stored photos, oldest first. */
    list: promiseActor<readonly PhotoFacts[], { readonly inspection: string }>(),
    /** Keeps the camera open. Sends OPENED or FAILED. */
    camera: callbackActor(),
    /** Sends HIDE. */
    visibility: callbackActor(),
    /** Takes and stores a photo. */
    take: promiseActor<TakenPhoto, PhotoWish>(),
    /** Stores changes to photos. Sends STORE.FAILED if it cannot. */
    keeper: callbackActor<PhotoOrder>(),
  },
  actions: {
    setPhotos: assign((_, photos: readonly PhotoFacts[]) => ({ photos })),
    calm: assign({ failure: null, problem: null }),
    fail: assign((_, failure: Failure) => ({ failure })),
    show: assign((_, isLive: boolean) => ({ isLive })),
    say: assign((_, problem: PhotoProblem) => ({ problem })),
    want: assign((_, wish: Pick<PhotosContext, 'source' | 'replaces'>) => ({ ...wish, problem: null })),
    add: assign(({ context }, { photo, problem }: TakenPhoto) =>
      photo ? { photos: withPhoto(context, photo), removed: null, problem } : { problem },
    ),
    forgetReplaced: sendTo('keeper', ({ context }): PhotoOrder => ({ type: 'REMOVE', id: context.replaces ?? '' })),
    mark: assign(({ context }, { id, finding }: { id: string; finding: string }) => ({
      photos: context.photos.map((photo) => (photo.id === id ? { ...photo, finding } : photo)),
    })),
    remove: assign(({ context }, id: string) => {
      const place = placeOf(context, id);
      const photo = context.photos[place];
      return photo ? { photos: context.photos.toSpliced(place, 1), removed: { photo, place }, problem: null } : {};
    }),
    orderBack: sendTo(
      'keeper',
      ({ context }): PhotoOrder => ({ type: 'RESTORE', id: context.removed?.photo.id ?? '' }),
    ),
    restore: assign(({ context: { photos, removed } }) =>
      removed ? { photos: photos.toSpliced(removed.place, 0, removed.photo), removed: null } : {},
    ),
    order: sendTo('keeper', (_, order: PhotoOrder) => order),
  },
  guards: {
    'the camera shows a picture, and there is room': ({ context: { isLive, photos } }, replaces: string | null) =>
      isLive && (photos.length < MAX_PHOTOS || replaces !== null),
    'there is room': ({ context: { photos } }) => photos.length < MAX_PHOTOS,
    'the run has this photo': ({ context }, id: string) => placeOf(context, id) >= 0,
    'a photo was removed': ({ context }) => context.removed !== null,
    'an earlier photo is replaced': ({ context }, taken: TakenPhoto) =>
      taken.photo !== null && placeOf(context, context.replaces) >= 0,
  },
}).createMachine({
  id: 'inspectionPhotos',
  context: ({ input }) => ({
    inspection: input.inspection,
    isLive: false,
    photos: [],
    removed: null,
    source: 'camera',
    replaces: null,
    failure: null,
    problem: null,
  }),
  invoke: { id: 'keeper', src: 'keeper' },
  type: 'parallel',
  on: {
    'STORE.FAILED': { actions: { type: 'say', params: ({ event }) => event.reason } },
  },
  states: {
    camera: {
      initial: 'closed',
      states: {
        closed: { on: { OPEN: { target: 'open', actions: 'calm' } } },
        open: {
          invoke: [
            { id: 'camera', src: 'camera' },
            { id: 'visibility', src: 'visibility' },
          ],
          on: {
            CLOSE: 'closed',
            HIDE: 'closed',
            FAILED: { target: 'closed', actions: { type: 'fail', params: ({ event }) => event.failure } },
          },
          initial: 'starting',
          states: {
            starting: { on: { OPENED: 'live' } },
            live: { entry: { type: 'show', params: true }, exit: { type: 'show', params: false } },
          },
        },
      },
    },
    work: {
      initial: 'listing',
      states: {
        listing: {
          invoke: {
            id: 'list',
            src: 'list',
            input: ({ context }) => ({ inspection: context.inspection }),
            onDone: { target: 'ready', actions: { type: 'setPhotos', params: ({ event }) => event.output } },
            onError: { target: 'ready', actions: { type: 'say', params: 'blocked' } },
          },
        },
        ready: {
          on: {
            SHOOT: {
              guard: {
                type: 'the camera shows a picture, and there is room',
                params: ({ event }) => event.replaces,
              },
              target: 'taking',
              actions: { type: 'want', params: ({ event }) => ({ source: 'camera', replaces: event.replaces }) },
            },
            FILE: {
              guard: 'there is room',
              target: 'taking',
              actions: { type: 'want', params: { source: 'file', replaces: null } },
            },
            MARK: {
              guard: { type: 'the run has this photo', params: ({ event }) => event.id },
              actions: [
                { type: 'mark', params: ({ event }) => event },
                { type: 'order', params: ({ event }) => event },
              ],
            },
            REMOVE: {
              guard: { type: 'the run has this photo', params: ({ event }) => event.id },
              actions: [
                { type: 'remove', params: ({ event }) => event.id },
                { type: 'order', params: ({ event }) => event },
              ],
            },
            UNDO: { guard: 'a photo was removed', actions: ['orderBack', 'restore'] },
          },
        },
        taking: {
          invoke: {
            id: 'take',
            src: 'take',
            input: ({ context }) => ({
              inspection: context.inspection,
              source: context.source,
              finding: context.photos[placeOf(context, context.replaces)]?.finding ?? '',
            }),
            onDone: [
              {
                guard: { type: 'an earlier photo is replaced', params: ({ event }) => event.output },
                target: 'ready',
                actions: ['forgetReplaced', { type: 'add', params: ({ event }) => event.output }],
              },
              { target: 'ready', actions: { type: 'add', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'ready',
              actions: {
                type: 'say',
                params: ({ context }) => (context.source === 'file' ? 'unreadable' : 'no-picture'),
              },
            },
          },
        },
      },
    },
  },
});
