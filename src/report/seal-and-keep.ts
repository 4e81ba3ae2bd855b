import { sealTexts } from '../../content/inspection-finish';
import type { Inspection } from '../../machines/inspection/inspection';
import type { Signer } from '../../machines/report/report-of';
import { reportIdOf } from '../../measure/report/report-id';
import { sealRun } from '../browser/report/seal-run';
import { currentKey, makeKey, signerOf } from '../browser/storage/keys';
import { keepReport } from '../browser/storage/reports';
import { keepForGood } from '../browser/storage/room';
import { openReport, showReport } from './open-report';
import { retestOf } from './retest-link';

/** Signs with the key of this browser, which is created for the first report; null if no key can be stored. */
async function signer({ facts }: Inspection): Promise<Signer | null> {
  const name = [facts.company, facts.site].filter(Boolean).join(', ') || facts.technician || sealTexts.keyName;
  const key = await currentKey()
    .then(async (known) => known ?? (await makeKey(name, null)).stored)
    .catch(() => null);
  return key && signerOf(key);
}

/**
 * Seals a run once and stores the report in the history. If storage is blocked, the report lasts as long as the tab.
 * Rejects on an insecure page.
 * @param at when the run was finished, in ms since the epoch
 */
export async function sealAndKeep(inspection: Inspection, at: number): Promise<{ id: string; isKept: boolean }> {
  const id = reportIdOf(inspection.id);
  const before = await openReport(id);
  if (before?.ok) return { id, isKept: true };
  const finished = { ...inspection, stage: 'finished' as const, finishedAt: inspection.finishedAt ?? at };
  const sealed = await sealRun(finished, await signer(finished), await retestOf(finished));
  const kept = await keepReport(sealed).catch(() => null);
  const isKept = kept !== null && kept !== 'differs';
  if (!isKept) showReport(sealed);
  // Not awaited, because some browsers ask the person.
  else void keepForGood();
  return { id, isKept };
}
