import { fromPromise } from 'xstate';
import type { Report, Sealed } from '../../../machines/report/report';
import { type Verification, type VerifyOptions, verifyReport } from '../../../machines/report/verify';
import { type OpenedSource, type VerifySource, verifyMachine } from '../../../machines/report/verify.machine';
import { RULES_VERSION } from '../../../machines/rules';
import { nextTask } from '../../../renderers/next-task';
import { fromBase64 } from '../../browser/report/base64';
import { digest } from '../../browser/report/digest';
import { isSigned } from '../../browser/report/ed25519';
import { readFile } from '../../browser/report/reader';
import { buildName } from '../../browser/storage/build-name';
import { nameOfKey } from '../../browser/storage/keys';
import { keptReport } from '../../browser/storage/reports';
import { openReport } from '../open-report';
import { openedLink, openedOf } from '../opened';
import { startReplay } from '../replay/replay-worker';

/** The file that was chosen last, until it is read. */
export interface FileBox {
  file: File | null;
}

async function open(source: VerifySource, box: FileBox, signal: AbortSignal): Promise<OpenedSource> {
  if (source.kind === 'link') return openedLink(source.text.slice(source.text.indexOf('#') + 1), signal);
  const { file } = box;
  box.file = null;
  if (source.kind === 'kept') return openedOf(await openReport(source.id));
  return file ? openedOf(await readFile(file, signal)) : { kind: 'refused', why: { of: 'unreadable' } };
}

/** The report with the same id in the history, to show what a changed report said before. */
async function copyOf({ report: { id } }: Sealed) {
  const kept = await keptReport(id).catch(() => null);
  return kept?.ok ? kept.sealed.report : null;
}

/** Recomputes every verdict of a report in a worker. Leaving the state ends it. */
const replayIn =
  (signal: AbortSignal): VerifyOptions['replay'] =>
  async (report, journals) => {
    // Passing a long journal to a worker takes a while by itself.
    await nextTask();
    return new Promise((resolve) => {
      if (signal.aborted) return resolve({ kind: 'not-loaded' });
      const worker = startReplay({
        onReply: (reply) => {
          worker.end();
          if (reply.kind === 'replayed') resolve(reply.replay);
        },
        onFailure: (kind) => resolve({ kind }),
      });
      signal.addEventListener('abort', worker.end);
      worker.ask({ kind: 'replay', report, journals, rules: RULES_VERSION, build: buildName() });
    });
  };

/** Verifies a report against a copy of it. Never rejects. */
export const check = (sealed: Sealed, signal: AbortSignal, copy: Report | null): Promise<Verification> =>
  verifyReport(sealed, { digest, isSigned, nameOfKey, replay: replayIn(signal), bytesOf: fromBase64, copy });

/** The report verification in this browser. */
export const machineOf = (box: FileBox) =>
  verifyMachine.provide({
    actors: {
      // Leaving the state ends the reading.
      reader: fromPromise(async ({ input, signal }: { input: VerifySource | null; signal: AbortSignal }) =>
        input ? open(input, box, signal) : openedOf(null),
      ),
      checker: fromPromise(async ({ input, signal }: { input: Sealed | null; signal: AbortSignal }) => {
        if (!input) throw new Error('There is nothing to check');
        return check(input, signal, await copyOf(input));
      }),
    },
  });
