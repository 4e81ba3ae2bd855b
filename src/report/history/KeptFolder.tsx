import { useEffect, useState } from 'react';
import { folderTexts as texts } from '../../../content/report-folder';
import { forgetFolder, keptFolder } from '../../browser/storage/report-folder';
import { Button } from '../../ui/controls/Button';
import { folderName } from '../folder-name';

/** Says where every sealed report is saved as well, and ends that. */
export function KeptFolder() {
  const [folder, setFolder] = useState<FileSystemDirectoryHandle | null>(null);
  const look = () => void keptFolder().then(setFolder);
  useEffect(look, []);
  if (!folder) return null;
  return (
    <>
      <p data-local>{texts.isKept(folderName(folder))}</p>
      <Button look="quiet" onClick={() => void forgetFolder().finally(look)}>
        {texts.stop}
      </Button>
    </>
  );
}
