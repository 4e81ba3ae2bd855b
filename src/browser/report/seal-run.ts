import type { FindingCode } from '../../../content/findings';
import { site } from '../../../content/site';
import type { Inspection } from '../../../machines/inspection/inspection';
import type { AttachedPhoto, ReportLink, ReportPhoto, Sealed } from '../../../machines/report/report';
import { type Signer, sealInspection } from '../../../machines/report/report-of';
import { systemFigures } from '../../../machines/report/system-figures';
import { RULES_VERSION } from '../../../machines/rules';
import { readSystemInfo } from '../device/system-info';
import { nextTask } from '../frames/next-task';
import { buildName } from '../storage/build-name';
import { journalsOf } from '../storage/inspections';
import { photosOf, type StoredPhoto } from '../storage/photos';
import { toBase64 } from './base64';
import { noticedConditions } from './conditions';
import { digest } from './digest';

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
export async function sealRun(
  inspection: Inspection,
  signer: Signer | null,
  retestOf: ReportLink | null = null,
): Promise<Sealed> {
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
