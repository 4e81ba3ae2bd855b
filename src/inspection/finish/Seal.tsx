import { useState } from 'react';
import { useLocation } from 'wouter';
import { sealTexts } from '../../../content/inspection';
import { Button } from '../../ui/controls/Button';
import type { InspectionActor } from '../actor';
import * as css from './Finish.css';

/** Seals the run and leads to its report. A run that was sealed before leads to the same report. */
export function Seal({ actor }: { actor: InspectionActor }) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const seal = async () => {
    setBusy(true);
    setFailed(false);
    actor.send({ type: 'FINISH', at: Date.now() });
    try {
      // What seals is loaded only now; a run needs none of it.
      const { sealAndKeep } = await import('../../report/seal-and-keep');
      navigate(`/report#${await sealAndKeep(actor.getSnapshot().context.inspection)}`);
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
      <Button look="solid" disabled={isBusy} onClick={seal}>
        {isBusy ? sealTexts.sealing : sealTexts.seal}
      </Button>
    </>
  );
}
