import type { AnyMachineSnapshot } from 'xstate';
import { playJournal } from '../../../machines/report/playback';
import { momentOf } from '../../../machines/report/playback-picture';
import { replayReport } from '../../../machines/report/verify-replay';
import { machineOf } from '../machines';
import type { ReplayOrder, ReplayReply } from './replay-orders';

/** The journal that is being played back. */
let played: {
  readonly check: Parameters<typeof momentOf>[0];
  readonly snapshots: readonly AnyMachineSnapshot[];
} | null = null;

const tell = (reply: ReplayReply) => postMessage(reply);

async function follow(order: ReplayOrder): Promise<void> {
  if (order.kind === 'replay') {
    const { report, journals, rules, build } = order;
    const loadMachine = async (check: Parameters<typeof machineOf>[0]) => machineOf(check);
    tell({ kind: 'replayed', replay: await replayReport(report, journals, { rules, build, loadMachine }) });
  } else if (order.kind === 'play') {
    const { check } = order.journal;
    const { playback, snapshots } = playJournal(machineOf(check), order.journal);
    played = { check, snapshots };
    tell({ kind: 'opened', playback });
  } else {
    const snapshot = played?.snapshots[order.step];
    if (played && snapshot) tell({ kind: 'moment', step: order.step, moment: momentOf(played.check, snapshot) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ReplayOrder>) => {
  // An error thrown in a promise does not reach the page by itself.
  follow(data).catch((error: unknown) => reportError(error));
});
