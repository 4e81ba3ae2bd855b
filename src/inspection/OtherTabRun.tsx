import { useEffect, useState } from 'react';
import { checkOf, numberOf } from '../../content/catalogue';
import { elsewhereTexts } from '../../content/inspection-run';
import { currentEntry } from '../../machines/inspection/inspection';
import { type StoredRun, watchInspection } from '../browser/storage/inspections';
import { waitForLock } from '../browser/storage/tab-lock';
import { panel, wrap } from '../theme/base.css';
import { Button } from '../ui/controls/Button';
import { PageHead } from '../ui/layout/PageHead';
import { nameOfLock } from './lock-name';
import { RunStrip } from './RunStrip';
import * as css from './InspectionPage.css';

interface Props {
  readonly id: string;
  readonly onResume: (run: StoredRun) => void;
  readonly onBack: () => void;
}

/** Shows a run that is open in another tab, and offers to continue it when that tab closes. */
export function OtherTabRun({ id, onResume, onBack }: Props) {
  const [run, setRun] = useState<StoredRun | null>(null);
  const [isGone, setGone] = useState(false);
  const [isFree, setFree] = useState(false);

  useEffect(
    () =>
      watchInspection(id, (now) => {
        setRun(now);
        setGone(now === null);
      }),
    [id],
  );
  useEffect(() => {
    const asking = new AbortController();
    waitForLock(nameOfLock(id), asking.signal).then(
      (release) => {
        release();
        setFree(true);
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [id]);

  const inspection = run?.run.ok ? run.run.inspection : null;
  const check = inspection && checkOf(currentEntry(inspection).check);
  const lead = isGone ? elsewhereTexts.gone : isFree ? elsewhereTexts.free : elsewhereTexts.lead;
  return (
    <div className={`${wrap} ${css.otherTabPage}`}>
      <PageHead title={elsewhereTexts.title} text={<span role="status">{lead}</span>} />
      <div className={`${panel} ${css.otherTabBody}`}>
        {inspection && check && (
          <>
            <p className={css.test}>
              {numberOf(check)} {check.name}
            </p>
            <RunStrip inspection={inspection} running={inspection.stage === 'testing'} />
          </>
        )}
        <div className={css.otherTabButtons}>
          {isFree && !isGone && run && (
            <Button look="solid" onClick={() => onResume(run)}>
              {elsewhereTexts.resume}
            </Button>
          )}
          <Button look="quiet" onClick={onBack}>
            {elsewhereTexts.back}
          </Button>
        </div>
      </div>
    </div>
  );
}
