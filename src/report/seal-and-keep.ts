import { sealTexts } from '../../content/inspection';
import type { Inspection } from '../../machines/inspection/inspection';
import type { Signer } from '../../machines/report/report-of';
import { reportIdOf } from '../../measure/report/report-id';
import { sealRun } from '../browser/report/seal-run';
import { currentKey, makeKey, signerOf } from '../browser/storage/keys';
import { keepReport } from '../browser/storage/reports';
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
 * Seals a finished run, once, and keeps the report in the history. Where nothing can be kept, the report lasts as long as the
 * tab. Returns its id. Rejects where the page is not secure.
 */
export async function sealAndKeep(inspection: Inspection): Promise<string> {
  const id = reportIdOf(inspection.id);
  const before = await openReport(id);
  if (before?.ok) return id;
  const sealed = await sealRun(inspection, await signer(inspection), await retestOf(inspection));
  const kept = await keepReport(sealed).catch(() => null);
  if (kept === null || kept === 'differs') showReport(sealed);
  return id;
}
