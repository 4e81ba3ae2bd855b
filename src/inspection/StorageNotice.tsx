import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { storageTexts } from '../../content/inspection-run';
import type { Inspection } from '../../machines/inspection/inspection';
import { download } from '../browser/files/download';
import { Button } from '../ui/controls/Button';
import { toast } from '../ui/feedback/toasts';
import type { InspectionActor } from './actor';
import { Notice } from './Notice';
import { storageNotice } from './inspection.css';

/** Says that a step could not be stored, and what can be done. The run continues in memory. */
export function StorageNotice({ actor }: { actor: InspectionActor }) {
  const storage = useSelector(actor, ({ context }) => context.storage);
  const [closed, setClosed] = useState<typeof storage | null>(null);

  useEffect(() => {
    if (storage === 'wiped') toast(storageTexts.wiped.title, storageTexts.wiped.text, 'destructive');
  }, [storage]);

  if ((storage !== 'full' && storage !== 'blocked') || closed === storage) return null;
  const { title, text } = storageTexts[storage];
  return (
    <div className={storageNotice}>
      <Notice
        title={title}
        actions={
          <>
            <Button look="solid" onClick={() => saveRun(actor.getSnapshot().context.inspection)}>
              {storageTexts.save}
            </Button>
            <Button look="quiet" onClick={() => setClosed(storage)}>
              {storageTexts.goOn}
            </Button>
          </>
        }
      >
        {text}
      </Notice>
    </div>
  );
}

/** Saves a whole run as a file. */
export function saveRun(inspection: Inspection): void {
  const { assetTag, serial } = inspection.facts;
  const device = (assetTag || serial || inspection.id).replaceAll(/[^\w.-]+/g, '-');
  const json = new Blob([`${JSON.stringify(inspection, null, 2)}\n`], { type: 'application/json' });
  download(`inspection-${device}.json`, json);
}
