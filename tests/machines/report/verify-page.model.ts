import type { OpenedSource } from '../../../machines/report/verify.machine';
import { verifyMachine } from '../../../machines/report/verify.machine';
import { modelOf } from '../../kit/model';

/** An opened report and the outcome of its check. The machine passes them on without reading them. */
const report = { kind: 'report', sealed: { type: 'assay-report' } } as unknown as OpenedSource;
export const part = { kind: 'part', label: {}, paper: null } as unknown as OpenedSource;
export const refused: OpenedSource = { kind: 'refused', why: { of: 'link', refusal: { reason: 'empty' } } };

/** All events except the answers of a check. */
export const verifyEvents = [
  { type: 'OPEN', source: { kind: 'file', name: 'report.json', bytes: 1000 } },
  { type: 'OPEN', source: { kind: 'link', text: '#' } },
  { type: 'KEY.NAMED' },
  { type: 'ANOTHER' },
  { type: 'xstate.done.actor.reader', output: report },
  { type: 'xstate.done.actor.reader', output: part },
  { type: 'xstate.done.actor.reader', output: refused },
  { type: 'xstate.error.actor.reader', error: new Error('gone') },
  { type: 'xstate.error.actor.checker', error: new Error('no digest') },
] as const;

export const verifyModel = modelOf(verifyMachine, {
  events: [...verifyEvents, { type: 'xstate.done.actor.checker', output: { content: {} } }],
  key: ({ context }) => [context.source?.kind, context.opened?.kind, context.verification !== null],
});
