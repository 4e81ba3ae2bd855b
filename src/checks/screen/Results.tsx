import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { site } from '../../../content/site';
import { exactnessNote, screenReport } from '../../../machines/screen/report';
import { colors } from '../../../machines/screen/screen';
import { lookedFor, type SequenceRun } from '../../../machines/sequence/sequence';
import { duration } from '../../../machines/time';
import { download } from '../../browser/files/download';
import { share } from '../../browser/files/share';
import { fig } from '../../theme/base.css';
import { toast } from '../../ui/feedback/toasts';
import { ResultPage } from '../../ui/results/ResultPage';
import { rowsOf } from '../../ui/results/result-rows';
import { addressOf } from '../../ui/results/share-result';
import { verdictWords } from '../../ui/results/VerdictBadge';
import type { SequenceActor } from '../../ui/sequence/actor';
import { PinMap } from './PinMap';
import * as css from './Screen.css';

const chips: Readonly<Record<string, string>> = Object.fromEntries(colors.map(({ name, value }) => [name, value]));

/** The result of the screen test: what was marked on each color, and where. */
export function Results({ actor, heading }: { actor: SequenceActor; heading: Ref<HTMLHeadingElement> }) {
  const run: SequenceRun = useSelector(actor, ({ context }) => context);
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;
  const { surface } = run;
  const url = addressOf('screen');

  const onDownload = () => {
    const report = screenReport({
      run,
      result,
      site: { name: site.name, url },
      offset: -new Date().getTimezoneOffset(),
      userAgent: navigator.userAgent,
    });
    download('screen-test-report.txt', report);
    toast('Report Downloaded', 'Your screen test report has been saved.');
  };

  const onShare = () => {
    const text = `Screen test: ${verdictWords[result.status].toLowerCase()}. ${result.details}`;
    share({ title: `${site.name}: screen test`, text, url }).then(
      (outcome) => {
        if (outcome === 'copied') toast('Results copied!', 'Test results copied to clipboard');
      },
      () => toast('Share failed', 'Could not share results', 'destructive'),
    );
  };

  return (
    <ResultPage
      result={result}
      heading={heading}
      note={
        <>
          Took <span className={fig}>{duration({ startedAt: 0, finishedAt: lookedFor(run) })}</span>
          {surface && (
            <>
              {' '}
              at{' '}
              <span className={fig}>
                {surface.width} × {surface.height} px
              </span>
            </>
          )}
        </>
      }
      rows={rowsOf(result.parts).map((row) => ({ ...row, ...(chips[row.name] && { chip: chips[row.name] }) }))}
      onMissing={() => actor.send({ type: 'CONTINUE', at: Date.now() })}
      aside={
        <>
          <h2 className={css.resultHeading}>Where to look</h2>
          <PinMap run={run} />
          <p className={css.resultNote}>
            {run.marks.length > 0
              ? 'Look at the spot again from two angles. A speck that shifts is dust.'
              : 'No spot was marked.'}
          </p>
          {surface && <p className={css.resultNote}>{exactnessNote(surface)}</p>}
        </>
      }
      onDownload={onDownload}
      onShare={onShare}
      onAgain={() => actor.send({ type: 'AGAIN' })}
    />
  );
}
