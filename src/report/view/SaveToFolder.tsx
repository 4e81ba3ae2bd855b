import { FolderDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { folderTexts as texts } from '../../../content/report-folder';
import type { Sealed } from '../../../machines/report/report';
import { type FolderSave, saveToFolder } from '../../browser/report/save-to-folder';
import { askFor, canOpenFolders, chooseFolder, keepFolder, keptFolder } from '../../browser/storage/report-folder';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import { folderName } from '../folder-name';
import * as css from './Actions.css';

/** Saves a report that was just sealed into the folder that the person chose, or offers to choose one. */
export function SaveToFolder({ sealed }: { sealed: Sealed }) {
  const [folder, setFolder] = useState<FileSystemDirectoryHandle | null>(null);
  const [save, setSave] = useState<FolderSave | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isOver = false;
    keptFolder().then(async (kept) => {
      if (!kept || isOver) return;
      setFolder(kept);
      const done = await saveToFolder(kept, sealed);
      if (!isOver) setSave(done);
      // The next device is already on the screen.
      else if (!done.ok) toast(texts.notSaved, texts.failed[done.reason](folderName(kept)), 'destructive');
    });
    return () => {
      isOver = true;
    };
  }, [sealed]);

  const saveTo = async (one: FileSystemDirectoryHandle) => {
    setFolder(one);
    setSave(null);
    // The pressed button is about to go.
    status.current?.focus();
    setSave(await saveToFolder(one, sealed));
  };
  const choose = async () => {
    const chosen = await chooseFolder('readwrite');
    if (!chosen) return;
    await keepFolder(chosen).catch(() => toast(texts.notKept, texts.notKeptText, 'destructive'));
    await saveTo(chosen);
  };
  const again = async (one: FileSystemDirectoryHandle) => {
    await askFor(one, 'readwrite');
    await saveTo(one);
  };

  if (!canOpenFolders()) return null;
  return (
    <div className={css.folder}>
      <p ref={status} role="status" tabIndex={-1} data-local>
        {folder && <Status folder={folderName(folder)} save={save} />}
      </p>
      {!folder && (
        <Button look="quiet" onClick={() => void choose()}>
          <FolderDown size={18} strokeWidth={1.5} absoluteStrokeWidth />
          {texts.every}
        </Button>
      )}
      {folder && save?.ok === false && (
        <>
          <Button onClick={() => void again(folder)}>
            {save.reason === 'not-allowed' ? texts.allow : texts.again}
          </Button>
          <Button look="quiet" onClick={() => void choose()}>
            {texts.other}
          </Button>
        </>
      )}
    </div>
  );
}

function Status({ folder, save }: { folder: string; save: FolderSave | null }) {
  if (!save) return texts.saving(folder);
  if (!save.ok)
    return (
      <>
        <b>{texts.failed[save.reason](folder)}</b> {texts.notLost}
      </>
    );
  return (
    <>
      <b>{texts.saved(folder)}</b> <span className={fig}>{save.file}</span>
    </>
  );
}
