import { type Ref, useState } from 'react';
import { finishTexts } from '../../../content/inspection-finish';
import type { Inspection } from '../../../machines/inspection/inspection';
import { deleteInspection } from '../../browser/storage/inspections';
import { Button } from '../../ui/controls/Button';
import type { InspectionActor } from '../actor';
import { saveRun } from '../save-run';
import { Seal } from './Seal';
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
