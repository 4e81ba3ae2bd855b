import FolderDown from 'lucide-react/icons/folder-down';
import { useEffect, useRef, useState } from 'react';
import { folderTexts as texts } from '../../../content/report-folder';
import type { Sealed } from '../../../machines/report/report';
import { saveSealed } from '../../browser/report/save-to-folder';
import { askFor, canOpenFolders, chooseFolder, keepFolder, keptFolder } from '../../browser/storage/report-folder';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import * as css from './ReportView.css';

type Saved = Awaited<ReturnType<typeof saveSealed>>;

/** Saves a report that was just sealed into the folder that the person chose, or offers to choose one. */
export function SaveToFolder({ sealed }: { sealed: Sealed }) {
  /** Undefined until it is read. */
  const [folder, setFolder] = useState<FileSystemDirectoryHandle | null>();
  const [saved, setSaved] = useState<Saved | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isOver = false;
    keptFolder().then(async (kept) => {
      if (isOver) return;
      setFolder(kept);
      if (!kept) return;
      const done = await saveSealed(kept, sealed);
      if (!isOver) setSaved(done);
      // The next device is already on the screen.
      else if (!done.save.ok)
        toast(texts.notSaved, texts.failed[done.save.reason](texts.named(kept.name)), 'destructive');
    });
    return () => {
      isOver = true;
    };
  }, [sealed]);

  const saveTo = async (one: FileSystemDirectoryHandle) => {
    setFolder(one);
    // The pressed button goes at once, so that it cannot be pressed twice.
    setSaved(null);
    status.current?.focus();
    setSaved(await saveSealed(one, sealed));
  };
  const choose = async () => {
    const chosen = await chooseFolder('readwrite');
    if (!chosen) return;
    await keepFolder(chosen).catch(() => toast(texts.notKept, texts.notKeptText, 'destructive'));
    await saveTo(chosen);
  };
  const again = (one: FileSystemDirectoryHandle) => {
    void askFor(one, 'readwrite');
    void saveTo(one);
  };

  if (!canOpenFolders()) return null;
  return (
    <div className={css.folder}>
      <p ref={status} role="status" tabIndex={-1} data-local>
        {folder && <Status folder={texts.named(folder.name)} saved={saved} />}
      </p>
      {!folder && (
        <Button look="quiet" disabled={folder === undefined} onClick={() => void choose()}>
          <FolderDown size={18} strokeWidth={1.5} absoluteStrokeWidth />
          {texts.every}
        </Button>
      )}
      {folder && saved?.save.ok === false && (
        <>
          <Button onClick={() => again(folder)}>
            {saved.save.reason === 'not-allowed' ? texts.allow : texts.again}
          </Button>
          <Button look="quiet" onClick={() => void choose()}>
            {texts.other}
          </Button>
        </>
      )}
    </div>
  );
}

function Status({ folder, saved }: { folder: string; saved: Saved | null }) {
  if (!saved) return texts.saving(folder);
  const { save, waited } = saved;
  const waiting = waited.waiting > 0 && ` ${texts.waiting(waited.waiting)}`;
  if (!save.ok)
    return (
      <>
        <b>{texts.failed[save.reason](folder)}</b> {texts.notLost}
        {waiting}
      </>
    );
  return (
    <>
      <b>{texts.saved(folder)}</b> <span className={fig}>{save.file}</span>
      {waited.saved > 0 && `, ${texts.savedToo(waited.saved)}`}
      {waiting}
    </>
  );
}
