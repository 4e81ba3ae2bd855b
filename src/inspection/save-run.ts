import type { Inspection } from '../../machines/inspection/inspection';
import { download } from '../browser/files/download';

/** Saves a whole run as a file. */
export function saveRun(inspection: Inspection): void {
  const { assetTag, serial } = inspection.facts;
  const device = (assetTag || serial || inspection.id).replaceAll(/[^\w.-]+/g, '-');
  const json = new Blob([`${JSON.stringify(inspection, null, 2)}\n`], { type: 'application/json' });
  download(`inspection-${device}.json`, json);
}
