import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useRef } from 'react';
import { repairModes, repairResults } from '../../../content/pixel-repair';
import { site } from '../../../content/site';
import { clock, type RepairRun } from '../../../machines/pixel-repair/pixel-repair';
import { judgmentNote, ranFor, repairReport, shortNote, shownNote } from '../../../machines/pixel-repair/report';
import { download } from '../../browser/files/download';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import { ResultPage } from '../../ui/results/ResultPage';
import { addressOf } from '../../ui/results/share-result';
import type { RepairActor } from './actor';
import * as css from './PixelRepair.css';

/** The result of a repair, and the second look at the spot. */
export function Complete({ actor, heading }: { actor: RepairActor; heading: Ref<HTMLHeadingElement> }) {
  const run: RepairRun = useSelector(actor, ({ context }) => context);
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;

  const onDownload = () => {
    const offset = -new Date().getTimezoneOffset();
    const report = repairReport({
      run,
      result,
      site: { name: site.name, url: addressOf('pixel-repair') },
      offset,
      userAgent: navigator.userAgent,
    });
    download('pixel-repair-report.txt', report);
    toast('Report Downloaded', 'Pixel repair report saved to your downloads');
  };

  return (
    <ResultPage
      result={result}
      heading={heading}
      title="Pixel repair results"
      text={repairResults[run.judgment ?? 'fresh']}
      note={
        <>
          Ran for <span className={fig}>{ranFor(run)}</span>. {shortNote(run)}
        </>
      }
      aside={<SecondLook actor={actor} run={run} />}
      onDownload={onDownload}
      onAgain={() => actor.send({ type: 'AGAIN' })}
      again="Try Repair Again"
    />
  );
}

function SecondLook({ actor, run }: { actor: RepairActor; run: RepairRun }) {
  const asking = useSelector(actor, (state) => state.matches({ results: 'asking' }));
  const judged = useSelector(actor, (state) => state.matches({ results: 'judged' }));

  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asking) question.current?.focus({ preventScroll: true });
  }, [asking]);

  return (
    <>
      <h2 ref={question} tabIndex={-1} className={css.completeHeading}>
        {asking ? 'Has the spot changed?' : 'Look again'}
      </h2>
      {asking && (
        <>
          <p className={css.completeNote}>Compare with what you saw before the repair.</p>
          <div className={css.completeChoice}>
            <Button onClick={() => actor.send({ type: 'JUDGE', judgment: 'improved' })}>Improved</Button>
            <Button onClick={() => actor.send({ type: 'JUDGE', judgment: 'unchanged' })}>Unchanged</Button>
          </div>
        </>
      )}
      {!asking && (
        <>
          <p className={css.completeNote} aria-live="polite">
            {judged ? judgmentNote(run) : 'Go through the eight colors of the screen test and look at the same spot.'}
          </p>
          <div className={css.completeChoice}>
            <Button onClick={() => actor.send({ type: 'LOOK', at: Date.now() })}>Look Again</Button>
          </div>
        </>
      )}
      <dl className={css.completeFacts}>
        <Fact term="Mode">{repairModes[run.settings.mode].name}</Fact>
        <Fact term="Shown">{shownNote(run)}</Fact>
        {run.hidden >= 1000 && (
          <Fact term="Hidden">
            <span className={fig}>{clock(run.hidden / 1000)}</span>. Nothing was drawn meanwhile.
          </Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className={css.completeFact}>
      <dt className={css.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
