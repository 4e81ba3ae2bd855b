import { assign, setup } from 'xstate';
import type { LabelContent } from '../../measure/report/label';
import type { LinkRefusal } from '../../measure/report/link';
import type { PaperContent } from '../../measure/report/paper';
import { promiseActor } from '../check-machine';
import type { ReportRefusal } from './read-report';
import type { Sealed } from './report';
import type { Verification } from './verify';

/** What to verify. A file itself is not plain data: the actor `reader` holds it. */
export type VerifySource =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: number }
  /** The content of a link, with or without the address in front. */
  | { readonly kind: 'link'; readonly text: string }
  /** A report of the history. */
  | { readonly kind: 'kept'; readonly id: string };

/** Why nothing was opened. `gone`: the report is not in the history. `unreadable`: the browser cannot read the file. */
export type OpenRefusal =
  | { readonly of: 'report'; readonly refusal: ReportRefusal }
  | { readonly of: 'link'; readonly refusal: LinkRefusal }
  | { readonly of: 'gone' | 'unreadable' };

/** What a source contains. `part`: the code of a label or a printed report, which holds only the core of a report. */
export type OpenedSource =
  | { readonly kind: 'report'; readonly sealed: Sealed }
  | { readonly kind: 'part'; readonly label: LabelContent; readonly paper: PaperContent | null }
  | { readonly kind: 'refused'; readonly why: OpenRefusal };

export interface VerifyContext {
  readonly source: VerifySource | null;
  readonly opened: OpenedSource | null;
  readonly verification: Verification | null;
}

export type VerifyEvent =
  | { type: 'OPEN'; source: VerifySource }
  /** The person gave a name to the key of this report. */
  | { type: 'KEY.NAMED' }
  | { type: 'ANOTHER' };

const unreadable: OpenedSource = { kind: 'refused', why: { of: 'unreadable' } };
const initialValues: VerifyContext = { source: null, opened: null, verification: null };

/** Opens a report from a file, a link or the history, and verifies content, signature and verdicts. */
export const verifyMachine = setup({
  types: { context: {} as VerifyContext, events: {} as VerifyEvent },
  actors: {
    /** Reads a source. */
    reader: promiseActor<OpenedSource, VerifySource | null>(),
    /** Verifies a report against its seal, its key and its journals. */
    checker: promiseActor<Verification, Sealed | null>(),
  },
  actions: {
    begin: assign((_, source: VerifySource) => ({ ...initialValues, source })),
    take: assign((_, opened: OpenedSource) => ({ opened })),
    conclude: assign((_, verification: Verification) => ({ verification })),
    forget: assign(initialValues),
  },
  guards: {
    'a whole report was read': (_, { kind }: OpenedSource) => kind === 'report',
    'the core of a report was read': (_, { kind }: OpenedSource) => kind === 'part',
  },
}).createMachine({
  id: 'reportVerify',
  context: initialValues,
  initial: 'idle',
  on: {
    OPEN: { target: '.reading', actions: { type: 'begin', params: ({ event }) => event.source } },
    ANOTHER: { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    reading: {
      invoke: {
        id: 'reader',
        src: 'reader',
        input: ({ context }) => context.source,
        onDone: [
          {
            guard: { type: 'a whole report was read', params: ({ event }) => event.output },
            target: 'checking',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the core of a report was read', params: ({ event }) => event.output },
            target: 'part',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'take', params: unreadable } },
      },
    },
    checking: {
      invoke: {
        id: 'checker',
        src: 'checker',
        input: ({ context: { opened } }) => (opened?.kind === 'report' ? opened.sealed : null),
        onDone: { target: 'outcome', actions: { type: 'conclude', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: { type: 'take', params: unreadable } },
      },
    },
    outcome: { on: { 'KEY.NAMED': 'checking' } },
    part: {},
    refused: {},
  },
});
