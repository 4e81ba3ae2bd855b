import { useEffect, useId, useRef, useState } from 'react';
import { historyTexts } from '../../../content/history';
import { csvColumns } from '../../../content/report-columns';
import { folderTexts } from '../../../content/report-folder';
import { type ReportPreset, reportPresets } from '../../../content/report-presets';
import { rounded, withUnit } from '../../../content/words';
import { download } from '../../browser/files/download';
import { importFile } from '../../browser/report/reader';
import { saveWaiting } from '../../browser/report/save-to-folder';
import { exportReports, exportTable, type Imported } from '../../browser/storage/move-reports';
import { askFor, forgetFolder, keptFolder, waitingReports } from '../../browser/storage/report-folder';
import { deleteAllReports } from '../../browser/storage/reports';
import { keepForGood, type Room, room } from '../../browser/storage/room';
import { fig } from '../../theme/base.css';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { select } from '../../ui/controls/Field.css';
import { FileButton } from '../../ui/controls/FileButton';
import { toast } from '../../ui/feedback/toasts';
import * as css from './HistoryPage.css';

/** Says where every sealed report is saved as well, and ends that. Saves those that are not there yet. */
function KeptFolder() {
  const [folder, setFolder] = useState<FileSystemDirectoryHandle | null>(null);
  const [waiting, setWaiting] = useState(0);
  const look = () => {
    void keptFolder().then(setFolder);
    void waitingReports().then(({ length }) => setWaiting(length));
  };
  useEffect(look, []);
  if (!folder) return null;
  const name = folderTexts.named(folder.name);
  const save = async () => {
    await askFor(folder, 'readwrite');
    const { failed } = await saveWaiting(folder);
    if (failed) toast(folderTexts.notAllSaved, folderTexts.failed[failed.reason](name), 'destructive');
    else toast(folderTexts.saved(name), folderTexts.allSaved);
    look();
  };
  return (
    <>
      <p data-local>
        {folderTexts.isKept(name)} {waiting > 0 && folderTexts.waiting(waiting)}
      </p>
      {waiting > 0 && <Button onClick={() => void save()}>{folderTexts.saveWaiting}</Button>}
      <Button look="quiet" onClick={() => void forgetFolder().finally(look)}>
        {folderTexts.stop}
      </Button>
    </>
  );
}

const texts = historyTexts.deleteAll;

/**
 * Deletes the whole history, after the person has confirmed that this cannot be undone. @param count number of reports
 */
function DeleteAll({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const open = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) open.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  const deleteAll = async () => {
    setBusy(true);
    try {
      toast(historyTexts.deleted(await deleteAllReports()), texts.doneText);
    } catch {
      toast(historyTexts.notDeleted, historyTexts.notDeletedText, 'destructive');
    }
    setBusy(false);
    setAsking(false);
  };
  if (!isAsking) {
    return (
      // Keeps focus even when nothing is left to delete.
      <Button ref={open} look="quiet" aria-disabled={count === 0} onClick={() => count > 0 && setAsking(true)}>
        {texts.open}
      </Button>
    );
  }
  return (
    <div className={css.asking} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <strong id={`${id}-title`}>{texts.ask(count)}</strong>
      <p id={`${id}-text`}>{texts.text}</p>
      <div className={css.manageButtons}>
        <Button ref={keep} onClick={() => setAsking(false)}>
          {texts.keep}
        </Button>
        <Button look="solid" disabled={isBusy} onClick={() => void deleteAll()}>
          {texts.confirm(count)}
        </Button>
      </div>
    </div>
  );
}

const MB = 1e6;
const GB = 1e9;
const sizeOf = (bytes: number) =>
  bytes >= GB ? withUnit(rounded(bytes / GB, 1), 'GB') : withUnit(rounded(bytes / MB, 1), 'MB');

/** Export and import of reports, the storage that they use, and the keys that sign them. */
export function Manage({ ids }: { ids: readonly string[] }) {
  const { export: out, keys } = historyTexts;
  const [isBusy, setBusy] = useState(false);
  const [preset, setPreset] = useState<ReportPreset>();
  const save = (saved: Promise<void>) => {
    setBusy(true);
    void saved.finally(() => setBusy(false));
  };
  const cannot = ids.length === 0 || isBusy;
  return (
    <section className={css.manage} aria-label={historyTexts.manage}>
      <div>
        <h2>{out.title}</h2>
        <p>{out.text}</p>
        <div className={css.manageButtons}>
          <Button disabled={cannot} onClick={() => save(saveReports(ids))}>
            {out.all}
          </Button>
          <Button look="quiet" disabled={cannot} onClick={() => save(saveTable(ids, preset))}>
            {out.csv}
          </Button>
          <select
            className={`${select} ${css.columns}`}
            aria-label={out.columns}
            disabled={ids.length === 0}
            value={preset?.id ?? ''}
            onChange={({ target }) => setPreset(reportPresets.find(({ id }) => id === target.value))}
          >
            <option value="">{out.allColumns}</option>
            {reportPresets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <KeptFolder />
      </div>
      <Import />
      <Storage ids={ids} />
      <div>
        <h2>{keys.title}</h2>
        <p>{keys.text}</p>
        <div className={css.manageButtons}>
          <ButtonLink look="quiet" href="/keys">
            {keys.open}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Import() {
  const texts = historyTexts.import;
  /** How many reports of the current files were read; null while no file is being read. */
  const [read, setRead] = useState<number | null>(null);
  const [canceling, setCanceling] = useState<AbortController | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (read === null && canceling?.signal.aborted) choose.current?.focus();
  }, [read, canceling]);

  const take = async (files: readonly File[]) => {
    const all: Imported[] = [];
    const controller = new AbortController();
    setCanceling(controller);
    let before = 0;
    setRead(0);
    for (const file of files) {
      let lines = 0;
      const onLine = (line: number) => {
        lines = line;
        setRead(before + line);
      };
      const imported = await importFile(file, { onLine, signal: controller.signal });
      before += lines;
      all.push(imported);
      if (['full', 'blocked', 'canceled'].includes(`${imported.stopped}`)) break;
    }
    setRead(null);
    tell(all);
  };
  return (
    <div>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <div className={css.manageButtons}>
        <FileButton
          ref={choose}
          look="quiet"
          disabled={read !== null}
          label={texts.title}
          accept=".json,.jsonl,application/json"
          multiple
          onFiles={(files) => void take(files)}
        >
          {texts.choose}
        </FileButton>
        {read !== null && (
          <Button look="quiet" onClick={() => canceling?.abort()}>
            {texts.cancel}
          </Button>
        )}
        <span role="status" className={css.manageStatus}>
          {read !== null && texts.reading(read)}
        </span>
      </div>
    </div>
  );
}

/** Says how many of the files' reports were imported. */
function tell(imported: readonly Imported[]): void {
  const texts = historyTexts.import;
  const sum = (count: (one: Imported) => number) => imported.reduce((all, one) => all + count(one), 0);
  const kept = sum(({ counts }) => counts.kept + counts.completed);
  const differs = sum(({ counts }) => counts.differs);
  const refused = sum((one) => one.refused.length);
  const counts = texts.counts(
    kept,
    sum(({ counts: { there } }) => there),
    differs,
    refused,
  );
  const stopped = imported.find((one) => one.stopped !== null)?.stopped;
  if (stopped) toast(texts.stopped[stopped].title, `${counts} ${texts.stopped[stopped].text}`, 'destructive');
  else toast(texts.done, counts, refused + differs > 0 ? 'destructive' : 'plain');
}

/** @param ids of the reports; the used storage is read again when they change */
function Storage({ ids }: { ids: readonly string[] }) {
  const { storage } = historyTexts;
  const [state, setState] = useState<Room | null>(null);
  const look = () => void room().then(setState);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the storage is read again when the ids change
  useEffect(look, [ids]);
  const { used, most, isPersistent } = state ?? { used: null, most: null, isPersistent: false };
  const ask = async () => {
    const isPromised = await keepForGood();
    if (!isPromised) toast(storage.refused, storage.refusedText, 'destructive');
    look();
  };
  return (
    <div>
      <h2>{storage.title}</h2>
      <p>
        {used !== null && most !== null && (
          <span data-local>
            <span className={fig}>{sizeOf(used)}</span> {storage.of} <span className={fig}>{sizeOf(most)}</span>{' '}
            {storage.used}{' '}
          </span>
        )}
        {isPersistent ? storage.promised : storage.notPromised}
      </p>
      <div className={css.manageButtons}>
        {!isPersistent && (
          <Button look="quiet" onClick={() => void ask()}>
            {storage.ask}
          </Button>
        )}
        <DeleteAll count={ids.length} />
      </div>
    </div>
  );
}

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
const saveTable = (ids: readonly string[], preset?: ReportPreset): Promise<void> =>
  save(
    preset ? `assay-reports_${preset.id}.csv` : 'assay-reports.csv',
    exportTable(ids, preset?.columns ?? csvColumns),
  );
