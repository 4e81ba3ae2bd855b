import { useEffect, useRef, useState } from 'react';
import { historyTexts } from '../../../content/history';
import { csvColumns } from '../../../content/report-columns';
import { rounded, withUnit } from '../../../content/words';
import { csvOf } from '../../../machines/report/fields';
import type { ReportSummary } from '../../../machines/report/report-summary';
import { download } from '../../browser/files/download';
import { exportReports, importReports } from '../../browser/storage/move-reports';
import { keptReport } from '../../browser/storage/reports';
import { keepForGood, type Room, room } from '../../browser/storage/room';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import * as css from './Manage.css';

const MB = 1e6;
const GB = 1e9;
const sizeOf = (bytes: number) =>
  bytes >= GB ? withUnit(rounded(bytes / GB, 1), 'GB') : withUnit(rounded(bytes / MB, 1), 'MB');

/** Reports out of this browser and into it, and the room that they take. */
export function Manage({ reports, onChange }: { reports: readonly ReportSummary[]; onChange: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const texts = historyTexts;

  const saveAll = async () => download('assay-reports.jsonl', await exportReports());
  const saveCsv = async () => {
    const read = await Promise.all(reports.map(({ id }) => keptReport(id)));
    const all = read.flatMap((one) => (one?.ok ? [one.sealed] : []));
    download('assay-reports.csv', new Blob([csvOf(all, csvColumns)], { type: 'text/csv;charset=utf-8' }));
  };
  const take = async (files: readonly File[]) => {
    const total = { kept: 0, there: 0, differs: 0, refused: 0 };
    try {
      for (const file of files) {
        const { counts, refused } = await importReports(file);
        total.kept += counts.kept + counts.completed;
        total.there += counts.there;
        total.differs += counts.differs;
        total.refused += refused.length;
      }
      const { kept, there, differs, refused } = total;
      toast(
        texts.import.done,
        texts.import.counts(kept, there, differs, refused),
        refused + differs > 0 ? 'destructive' : 'plain',
      );
    } catch {
      toast(texts.import.failed, texts.import.failedText, 'destructive');
    }
    onChange();
  };

  return (
    <section className={css.manage}>
      <div>
        <h2>{texts.export.title}</h2>
        <p>{texts.export.text}</p>
        <div className={css.buttons}>
          <Button disabled={reports.length === 0} onClick={saveAll}>
            {texts.export.all}
          </Button>
          <Button look="quiet" disabled={reports.length === 0} onClick={saveCsv}>
            {texts.export.csv}
          </Button>
        </div>
      </div>
      <div>
        <h2>{texts.import.title}</h2>
        <p>{texts.import.text}</p>
        <div className={css.buttons}>
          <Button look="quiet" onClick={() => input.current?.click()}>
            {texts.import.choose}
          </Button>
          <input
            ref={input}
            hidden
            type="file"
            multiple
            accept=".json,.jsonl,application/json"
            aria-label={texts.import.title}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              if (files.length > 0) void take(files);
            }}
          />
        </div>
      </div>
      <Storage />
    </section>
  );
}

function Storage() {
  const { storage } = historyTexts;
  const [state, setState] = useState<Room | null>(null);
  const look = () => void room().then(setState);
  useEffect(look, []);
  const { used, most, isPersistent } = state ?? { used: null, most: null, isPersistent: false };
  return (
    <div>
      <h2>{storage.title}</h2>
      <p>
        {used !== null && most !== null && `${storage.used(sizeOf(used), sizeOf(most))} `}
        {isPersistent ? storage.promised : storage.notPromised}
      </p>
      {!isPersistent && (
        <div className={css.buttons}>
          <Button look="quiet" onClick={() => keepForGood().then(look)}>
            {storage.ask}
          </Button>
        </div>
      )}
    </div>
  );
}
