import type { ReadReport } from '../../machines/report/read-report';
import type { Sealed } from '../../machines/report/report';
import { keptReport } from '../browser/storage/reports';

/** Reports that were opened or sealed in this tab and are not stored in the history. */
const inMemory = new Map<string, Sealed>();

/** Makes a report available to the report page without storing it in the history. It lasts as long as the tab. */
export const showReport = (sealed: Sealed): void => void inMemory.set(sealed.report.id, sealed);

/** A report by its id; null if neither the history nor this tab has it. */
export async function openReport(id: string): Promise<ReadReport | null> {
  const sealed = inMemory.get(id);
  if (sealed) return { ok: true, sealed };
  return keptReport(id).catch(() => null);
}

/** The state of the history entry of a report that was just sealed. It survives a reload. */
export const sealedHere = { isSealedHere: true } as const;

/** Whether the open report was sealed a moment ago, so that another device comes next. */
export const isSealedHere = (): boolean => Object(history.state).isSealedHere === true;
