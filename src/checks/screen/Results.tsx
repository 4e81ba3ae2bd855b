import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { catalogue } from '../../../content/catalogue';
import { site } from '../../../content/site';
import { colors, kindOf, placeOf, summarize, verdictOf } from '../../../machines/screen/screen';
import { exactnessNote, screenReport, uncoveredNote } from '../../../machines/screen/screen.report';
import type { SequenceRun } from '../../../machines/sequence/sequence';
import { duration } from '../../../machines/time';
import { download } from '../../browser/download';
import { share } from '../../browser/share';
import { fig, wrap } from '../../theme/base.css';
import { PageHead } from '../../ui/PageHead';
import { ResultSummary } from '../../ui/ResultSummary';
import type { SequenceActor } from '../../ui/sequence/SequenceView';
import { toast } from '../../ui/toasts';
import { PinMap } from './PinMap';
import * as css from './Results.css';

const { path } = catalogue[0];

/** How the screen test ended: what was marked on each color, and where. */
export function Results({ actor, heading }: { actor: SequenceActor; heading: Ref<HTMLHeadingElement> }) {
  const run: SequenceRun = useSelector(actor, ({ context }) => context);
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;
  const { surface } = run;
  const url = site.origin + path;
  const uncovered = surface && uncoveredNote(surface);

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
    const text = `Screen test: ${result.status}. ${result.details}`;
    share({ title: `${site.name}: screen test`, text, url }).then(
      (outcome) => {
        if (outcome === 'copied') toast('Results copied!', 'Test results copied to clipboard');
      },
      () => toast('Share failed', 'Could not share results', 'destructive'),
    );
  };

  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead number={1} title="Screen test results" text={summarize(run)} heading={heading} />
      <ResultSummary
        result={result}
        note={
          <>
            Took <span className={fig}>{duration(run)}</span>
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
        rows={colors.map(({ name, value }, step) => ({
          key: name,
          chip: value,
          name,
          details: <Found run={run} step={step} />,
          status: verdictOf(run, step) ?? 'none',
        }))}
        aside={
          <>
            <h2 className={css.heading}>Where to look</h2>
            <PinMap run={run} />
            <p className={css.note}>
              {run.marks.length > 0
                ? 'Go back to the spot and look from two angles. A speck that moves is dust.'
                : 'No spot was marked.'}
            </p>
            {surface && <p className={css.note}>{exactnessNote(surface)}</p>}
            {uncovered && <p className={css.note}>{uncovered}</p>}
          </>
        }
        onDownload={onDownload}
        onShare={onShare}
        onAgain={() => actor.send({ type: 'AGAIN' })}
      />
    </div>
  );
}

/** What was marked on one color. */
function Found({ run, step }: { run: SequenceRun; step: number }) {
  const marks = run.marks.filter((mark) => mark.step === step);
  if (!run.seen.includes(step)) return <>Not shown.</>;
  if (marks.length === 0) return <>Nothing marked.</>;
  return marks.map((mark, i) => (
    <span key={mark.id} className={css.mark}>
      {i > 0 && ' '}
      {kindOf(mark).name} at{' '}
      <span className={fig}>
        {mark.x}, {mark.y}
      </span>
      {run.surface && `, ${placeOf(mark, run.surface)}`}.
    </span>
  ));
}
