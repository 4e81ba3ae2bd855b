import { historyTexts } from '../../../content/history';
import { csvColumns } from '../../../content/report-columns';
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

/** Saves reports as a table. Shows a message if that fails. */
export const saveTable = (ids: readonly string[]): Promise<void> =>
  save('assay-reports.csv', exportTable(ids, csvColumns));
