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

/** Signs by the key of this browser, which is made with the first report; null where no key can be kept. */
async function signer({ facts }: Inspection): Promise<Signer | null> {
  const name = [facts.company, facts.site].filter(Boolean).join(', ') || facts.technician || sealTexts.keyName;
  const key = await currentKey()
    .then(async (known) => known ?? (await makeKey(name, null)).stored)
    .catch(() => null);
  return key && signerOf(key);
}

/**
 * Seals a run, once, and keeps the report in the history. Where nothing can be kept, the report lasts as long as the tab.
 * Rejects where the page is not secure.
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
  // Not awaited: some browsers ask the person.
  else void keepForGood();
  return { id, isKept };
}
