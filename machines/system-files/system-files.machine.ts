import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CheckTypes, type Judged, judgingRun, promiseActor } from '../check-machine';
import { type FilesRead, type RefusedFile, type SystemFilesRun, withFiles } from './run';
import { judgeSystemFiles } from './system-files';

interface Context extends Judged, SystemFilesRun {
  /** The files of the last choice that were not read. */
  readonly refused: readonly RefusedFile[];
}

/** `at` is in milliseconds since the epoch. The files themselves are no plain data: the actor `reader` holds them. */
export type SystemFilesEvent =
  | { type: 'READ'; at: number }
  | { type: 'CANCEL' }
  | { type: 'REMOVE'; sha256: string; at: number }
  | { type: 'CONTINUE' }
  | { type: 'AGAIN' };

const initialValues = { files: [], refused: [], seen: null, startedAt: 0, finishedAt: 0, result: null } as const;

/** Reads the files that a system wrote about itself, compares them with what the browser sees, and judges wear. */
export const systemFilesMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: SystemFilesEvent; tags: 'busy' }>,
  actors: {
    /** Reads the chosen files. A file that cannot be read is refused, with the reason. */
    reader: promiseActor<FilesRead>(),
  },
  actions: {
    begin: assign(({ context }, { at }: { at: number }) => ({ startedAt: context.startedAt || at })),
    keep: assign(({ context }, { files, refused, seen }: FilesRead) => ({
      files: withFiles(context.files, files),
      refused,
      seen,
    })),
    fail: assign({ refused: [{ name: '', why: 'unreadable' }] }),
    remove: assign(({ context }, { sha256 }: { sha256: string }) => ({
      files: context.files.filter((file) => file.sha256 !== sha256),
      refused: [],
    })),
    judge: judgingRun(judgeSystemFiles),
    forget: assign(initialValues),
  },
  guards: {
    'a file was read': ({ context }, { files }: FilesRead) => context.files.length + files.length > 0,
    'a file was read before': ({ context }) => context.files.length > 0,
    'another file is left': ({ context }, { sha256 }: { sha256: string }) =>
      context.files.some((file) => file.sha256 !== sha256),
  },
}).createMachine({
  id: 'systemFiles',
  context: { ...initialValues, revision: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        READ: { target: 'reading', actions: { type: 'begin', params: ({ event }) => event } },
        // Back without another file.
        CANCEL: { guard: 'a file was read before', target: 'results' },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'reader',
        src: 'reader',
        onDone: [
          {
            guard: { type: 'a file was read', params: ({ event }) => event.output },
            target: 'results',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'judge', params: ({ event }) => event.output },
            ],
          },
          { target: 'waiting', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: { target: 'waiting', actions: 'fail' },
      },
      on: { CANCEL: 'waiting' },
    },
    results: {
      on: {
        REMOVE: [
          {
            guard: { type: 'another file is left', params: ({ event }) => event },
            actions: [
              { type: 'remove', params: ({ event }) => event },
              { type: 'judge', params: ({ event }) => event },
            ],
          },
          { target: 'waiting', actions: 'forget' },
        ],
        // Chooses further files.
        CONTINUE: 'waiting',
        AGAIN: { target: 'waiting', actions: 'forget' },
      },
    },
  },
});

export type SystemFilesActor = ActorRefFrom<typeof systemFilesMachine>;
