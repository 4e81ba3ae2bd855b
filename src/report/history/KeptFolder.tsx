import { useEffect, useState } from 'react';
import { folderTexts as texts } from '../../../content/report-folder';
import { saveWaiting } from '../../browser/report/save-to-folder';
import { askFor, forgetFolder, keptFolder, waitingReports } from '../../browser/storage/report-folder';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import { folderName } from '../folder-name';

/** Says where every sealed report is saved as well, and ends that. Saves those that are not there yet. */
export function KeptFolder() {
  const [folder, setFolder] = useState<FileSystemDirectoryHandle | null>(null);
  const [waiting, setWaiting] = useState(0);
  const look = () => {
    void keptFolder().then(setFolder);
    void waitingReports().then(({ length }) => setWaiting(length));
  };
  useEffect(look, []);
  if (!folder) return null;
  const name = folderName(folder);
  const save = async () => {
    await askFor(folder, 'readwrite');
    const { failed } = await saveWaiting(folder);
    if (failed) toast(texts.notAllSaved, texts.failed[failed.reason](name), 'destructive');
    else toast(texts.saved(name), texts.allSaved);
    look();
  };
  return (
    <>
      <p data-local>
        {texts.isKept(name)} {waiting > 0 && texts.waiting(waiting)}
      </p>
      {waiting > 0 && <Button onClick={() => void save()}>{texts.saveWaiting}</Button>}
      <Button look="quiet" onClick={() => void forgetFolder().finally(look)}>
        {texts.stop}
      </Button>
    </>
  );
}
