import { type Ref, useState } from 'react';
import { useLocation } from 'wouter';
import { type SnapshotFrom, waitFor } from 'xstate';
import { finishTexts, sealTexts } from '../../../content/inspection-finish';
import type { Inspection } from '../../../machines/inspection/inspection';
import { deleteInspection } from '../../browser/storage/inspections';
import { askForKeptFolder } from '../../browser/storage/report-folder';
import { sealedHere } from '../../report/open-report';
import { Button } from '../../ui/controls/Button';
import type { InspectionActor } from '../actor';
import { saveRun } from '../StorageNotice';
import * as css from './Finish.css';

interface Props {
  readonly actor: InspectionActor;
  readonly inspection: Inspection;
  /** Whether the run can no longer change. */
  readonly isOver: boolean;
  readonly onNew: () => void;
  /** The button that seals. */
  readonly seal: Ref<HTMLButtonElement>;
}

/** Ends a run, and offers actions for a run that has ended. */
export function Closing({ actor, inspection, isOver, onNew, seal }: Props) {
  return (
    <>
      {inspection.stage !== 'abandoned' && <Seal actor={actor} button={seal} />}
      <Button onClick={() => saveRun(inspection)}>{finishTexts.save}</Button>
      {isOver ? (
        <>
          <Button onClick={onNew}>{finishTexts.another}</Button>
          <Deletion id={inspection.id} onDeleted={onNew} />
        </>
      ) : (
        <Button look="quiet" onClick={() => actor.send({ type: 'BACK', at: Date.now() })}>
          {finishTexts.back}
        </Button>
      )}
    </>
  );
}

/** Deletes a run, after confirmation. */
function Deletion({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        {finishTexts.delete}
      </Button>
    );
  return (
    <>
      <p className={css.ask}>{finishTexts.deleteAsk}</p>
      <Button look="solid" onClick={() => deleteInspection(id).then(onDeleted, onDeleted)}>
        {finishTexts.delete}
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        {finishTexts.keep}
      </Button>
    </>
  );
}

const MAX_STORE_MS = 5000;

/** Deletes a run that is kept as a report, once its last step is stored. If that fails, it is stored twice. */
async function forget(actor: InspectionActor): Promise<void> {
  const isWritten = ({ context }: SnapshotFrom<InspectionActor>) => context.storage !== 'saving';
  await waitFor(actor, isWritten, { timeout: MAX_STORE_MS }).catch(() => undefined);
  await deleteInspection(actor.getSnapshot().context.inspection.id).catch(() => undefined);
}

/** Seals the run and opens its report. A run that was sealed before opens the same report. */
function Seal({ actor, button }: { actor: InspectionActor; button: Ref<HTMLButtonElement> }) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const seal = async () => {
    setBusy(true);
    setFailed(false);
    // Here, because the browser asks only on a press. The report's page then saves into the folder.
    void askForKeptFolder();
    try {
      // The code for sealing is loaded only here, because a run does not need it.
      const { sealAndKeep } = await import('../../report/seal-and-keep');
      const { inspection } = actor.getSnapshot().context;
      const at = Date.now();
      const { id, isKept } = await sealAndKeep(inspection, at);
      // After a crash before this point, the run can still be resumed and sealed.
      actor.send({ type: 'FINISH', at });
      if (isKept) await forget(actor);
      navigate(`/report#${id}`, { state: sealedHere });
    } catch (error) {
      console.error(error);
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <>
      {failed && (
        <p role="alert" className={css.ask}>
          {isSecureContext ? sealTexts.failed : sealTexts.insecure}
        </p>
      )}
      <Button
        ref={button}
        look="solid"
        disabled={isBusy}
        // A key that is still held from the last test must not seal.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={seal}
      >
        {isBusy ? sealTexts.sealing : sealTexts.seal}
      </Button>
    </>
  );
}
