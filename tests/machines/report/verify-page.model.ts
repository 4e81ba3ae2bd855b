import type { OpenedSource } from '../../../machines/report/verify.machine';
import { verifyMachine } from '../../../machines/report/verify.machine';
import { modelOf } from '../../harness/model';

/** What is opened and what the check says of it: the machine carries them without looking into them. */
const report = { kind: 'report', sealed: { type: 'assay-report' } } as unknown as OpenedSource;
const part = { kind: 'part', label: {}, paper: null } as unknown as OpenedSource;
const refused: OpenedSource = { kind: 'refused', why: { of: 'link', refusal: { reason: 'empty' } } };

export const verifyModel = modelOf(verifyMachine, {
  events: [
    { type: 'OPEN', source: { kind: 'file', name: 'report.json', bytes: 1000 } },
    { type: 'OPEN', source: { kind: 'link', text: '#' } },
    { type: 'KEY.NAMED' },
    { type: 'ANOTHER' },
    { type: 'xstate.done.actor.reader', output: report },
    { type: 'xstate.done.actor.reader', output: part },
    { type: 'xstate.done.actor.reader', output: refused },
    { type: 'xstate.error.actor.reader', error: new Error('gone') },
    { type: 'xstate.done.actor.checker', output: { content: {} } },
    { type: 'xstate.error.actor.checker', error: new Error('no digest') },
  ],
  key: ({ context }) => [context.source?.kind, context.opened?.kind, context.verification !== null],
});
