import type { FindingCode } from '../../content/findings';
import { sealTexts } from '../../content/inspection-finish';
import { site } from '../../content/site';
import type { Inspection } from '../../machines/inspection/inspection';
import type { AttachedPhoto, ReportLink, ReportPhoto, Sealed } from '../../machines/report/report';
import { type Signer, sealInspection } from '../../machines/report/report-of';
import { systemFigures } from '../../machines/report/system-figures';
import { RULES_VERSION } from '../../machines/rules';
import { reportIdOf } from '../../measure/report/report-id';
import { nextTask } from '../../renderers/next-task';
import { readSystemInfo } from '../browser/device/system-info';
import { toBase64 } from '../browser/report/base64';
import { noticedConditions } from '../browser/report/conditions';
import { digest } from '../browser/report/digest';
import { buildName } from '../browser/storage/build-name';
import { journalsOf } from '../browser/storage/inspections';
import { currentKey, makeKey, signerOf } from '../browser/storage/keys';
import { photosOf, type StoredPhoto } from '../browser/storage/photos';
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

/** A photo's entry in the report, and its picture. */
async function attached({ finding, takenAt, width, height, blob }: StoredPhoto): Promise<[ReportPhoto, AttachedPhoto]> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const hash = await digest(bytes);
  const shown = finding === '' ? null : (finding as FindingCode);
  return [
    { hash, finding: shown, takenAt, width, height },
    { hash, data: toBase64(bytes) },
  ];
}

/**
 * Seals a finished run with its stored journals and photos. Rejects on an insecure page.
 * @param retestOf the report that this run tests again
 */
async function sealRun(inspection: Inspection, signer: Signer | null, retestOf: ReportLink | null): Promise<Sealed> {
  const [journals, photos, info] = await Promise.all([
    journalsOf(inspection.id),
    photosOf(inspection.id),
    readSystemInfo(),
  ]);
  const pictures = await Promise.all(photos.map(attached));
  // Reading a long journal from the store takes a while, and so does sealing it.
  await nextTask();
  return sealInspection(
    inspection,
    journals,
    {
      rules: RULES_VERSION,
      program: { name: site.name, build: buildName() },
      sealedAt: Date.now(),
      photos: pictures.map(([named]) => named),
      attached: pictures.map(([, picture]) => picture),
      system: systemFigures(info),
      conditions: noticedConditions().map((one) => ({ ...one, check: null })),
      retestOf,
    },
    { digest, signer },
  );
}
