import { historyTexts } from '../../../content/history';
import { csvColumns } from '../../../content/report-columns';
import type { ReportPreset } from '../../../content/report-presets';
import { download } from '../../browser/files/download';
import { exportReports, exportTable } from '../../browser/storage/move-reports';
import { toast } from '../../ui/feedback/toasts';

async function save(name: string, file: Promise<Blob>): Promise<void> {
  try {
    download(name, await file);
  } catch {
    toast(historyTexts.export.failed, historyTexts.export.failedText, 'destructive');
  }
}

/** Saves reports as a file that another browser can import. Shows a message if that fails. */
export const saveReports = (ids: readonly string[]): Promise<void> => save('assay-reports.jsonl', exportReports(ids));

/** Saves reports as a table, in the columns of a preset if one is given. Shows a message if that fails. */
export const saveTable = (ids: readonly string[], preset?: ReportPreset): Promise<void> =>
  save(
    preset ? `assay-reports_${preset.id}.csv` : 'assay-reports.csv',
    exportTable(ids, preset?.columns ?? csvColumns),
  );
