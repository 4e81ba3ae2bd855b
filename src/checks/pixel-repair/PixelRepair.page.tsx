import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { pixelRepairLabels as labels, repairModes, repairResults } from '../../../content/pixel-repair';
import { resultTexts } from '../../../content/results';
import { clock, figures, say } from '../../../content/verdicts/pixel-repair';
import { evidence } from '../../../machines/pixel-repair/evidence';
import { onSquare, type RepairRun } from '../../../machines/pixel-repair/pixel-repair';
import { lookAgain, pixelRepairMachine, type RepairActor } from '../../../machines/pixel-repair/pixel-repair.machine';
import { ranFor, repairReport, shortNote, shownNote } from '../../../machines/pixel-repair/report';
import { swatches } from '../../../machines/screen/screen';
import { mountScreen } from '../../../renderers/screen/screen.renderer';
import { frameInterval } from '../../browser/frames/frames';
import { ticks } from '../../browser/frames/ticks';
import { fullscreen } from '../../browser/screen/fullscreen';
import { visibility } from '../../browser/screen/visibility';
import { wakeLock } from '../../browser/screen/wake-lock';
import { reportedFrom, saveReport } from '../../check/results/download-result';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { type MountPicture, SequenceView } from '../../check/sequence/SequenceView';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Intro } from './Intro';
import { Run } from './Run';
import * as css from './PixelRepair.css';

/** Shows the screen test's colors with a frame around a target, or without a frame if the whole screen was repaired. */
function secondLook(target: (Pick<RepairRun, 'spot'> & Pick<RepairRun['settings'], 'side'>) | null): MountPicture {
  return (host, picture, onFacts) => {
    const field = host.appendChild(document.createElement('div'));
    field.className = css.lookField;
    const renderer = mountScreen(field, picture, onFacts);
    let frame: HTMLElement | null = null;
    if (target) {
      const { side, spot } = target;
      const { x, y } = spot ?? { x: host.clientWidth / 2, y: host.clientHeight / 2 };
      frame = host.appendChild(document.createElement('div'));
      frame.className = css.lookFrame;
      Object.assign(frame.style, {
        left: `${x - side / 2}px`,
        top: `${y - side / 2}px`,
        width: `${side}px`,
        height: `${side}px`,
      });
    }
    return {
      update: renderer.update,
      dispose() {
        renderer.dispose();
        field.remove();
        frame?.remove();
      },
    };
  };
}

const machine = pixelRepairMachine.provide({
  actors: {
    frameInterval,
    fullscreen,
    wakeLock,
    ticks,
    visibility,
    lookAgain: lookAgain.provide({ actors: { fullscreen, wakeLock, visibility } }),
  },
});

export default function PixelRepairPage() {
  const { actor, ended, inView, start } = useCheckActor('pixel-repair', machine, {
    input: {},
    showsResult: (state) => state.matches('results') || state.matches('looking'),
    hasView: (state) => state.matches('running'),
  });
  const looking = useSelector(actor, (state) => (state.matches('looking') ? state.children.lookAgain : undefined));
  const settings = useSelector(actor, ({ context }) => context.settings);
  const spot = useSelector(actor, ({ context }) => context.spot);

  const { side } = settings;
  const framed = onSquare(settings);
  const mount = useMemo(() => secondLook(framed ? { spot, side } : null), [spot, side, framed]);

  return (
    <>
      {ended ? <Complete {...ended} /> : <Intro actor={actor} start={start} locked={inView} />}
      {inView && <Run actor={actor} />}
      {looking && <SequenceView actor={looking} label={figures.look} mount={mount} swatches={swatches} />}
    </>
  );
}

/** The result of a repair, and the second look at the spot. */
function Complete(ended: Ended<RepairActor>) {
  const { actor, result } = ended;
  const run: RepairRun = useSelector(actor, ({ context }) => context);
  const onDownload = () => {
    const report = repairReport({ run, result, ...reportedFrom('pixel-repair') });
    saveReport('pixel-repair', report, { ...resultTexts.report, text: labels.saved });
  };

  return (
    <ResultPage
      {...ended}
      title={labels.results}
      text={repairResults[run.judgment ?? 'fresh']}
      note={
        <>
          {figures.ranFor} <span className={fig}>{ranFor(run)}</span>. {shortNote(run)}
        </>
      }
      aside={<SecondLook actor={actor} run={run} />}
      onDownload={onDownload}
      again={evidence.repair.action}
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
        {asking ? labels.question : labels.look}
      </h2>
      {asking && (
        <>
          <p className={css.completeNote}>{labels.compare}</p>
          <div className={css.completeChoice}>
            <Button onClick={() => actor.send({ type: 'JUDGE', judgment: 'improved' })}>{labels.improved}</Button>
            <Button onClick={() => actor.send({ type: 'JUDGE', judgment: 'unchanged' })}>{labels.unchanged}</Button>
          </div>
        </>
      )}
      {!asking && (
        <>
          <p className={css.completeNote} aria-live="polite">
            {judged && run.judgment ? say[run.judgment] : labels.lookText}
          </p>
          <div className={css.completeChoice}>
            <Button onClick={() => actor.send({ type: 'LOOK', at: Date.now() })}>{labels.lookAgain}</Button>
          </div>
        </>
      )}
      <dl className={css.completeFacts}>
        <Fact term={labels.mode}>{repairModes[run.settings.mode].name}</Fact>
        <Fact term={labels.shown}>{shownNote(run)}</Fact>
        {run.hidden >= 1000 && (
          <Fact term={labels.hidden}>
            <span className={fig}>{clock(run.hidden / 1000)}</span>. {labels.notDrawn}
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
