import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { screenLabels, screenPageTexts, screenTroubleshooting } from '../../../content/screen';
import { site } from '../../../content/site';
import { verdictNames } from '../../../content/verdict-names';
import { exactnessNotes } from '../../../content/verdicts/sequence';
import { blindSpot, evidence } from '../../../machines/screen/evidence';
import { screenReport } from '../../../machines/screen/report';
import {
  colors,
  kindIds,
  kindOf,
  kinds,
  likelyKind,
  screenSequence,
  swatches,
  verdictOf,
} from '../../../machines/screen/screen';
import { lookedFor, type SequenceRun } from '../../../machines/sequence/sequence';
import type { SequenceActor } from '../../../machines/sequence/sequence.machine';
import { duration } from '../../../machines/time';
import { mountScreen } from '../../../renderers/screen/screen.renderer';
import { reportedFrom, saveReport } from '../../check/results/download-result';
import { ResultPage } from '../../check/results/ResultPage';
import { rowsOf } from '../../check/results/result-rows';
import { shareTest } from '../../check/results/share-result';
import type { Ended } from '../../check/results/useCheckActor';
import { SequenceIntro } from '../../check/sequence/SequenceIntro';
import { SequenceView } from '../../check/sequence/SequenceView';
import { useRun } from '../../check/sequence/useRun';
import { fig } from '../../theme/base.css';
import { Guide } from '../../ui/layout/Guide';
import * as css from './Screen.css';

const chipColors: Readonly<Record<string, string>> = Object.fromEntries(colors.map(({ name, value }) => [name, value]));

/** The result of the screen test: what was marked on each color, and where. */
function Results(ended: Ended<SequenceActor>) {
  const { actor, result } = ended;
  const run: SequenceRun = useSelector(actor, ({ context }) => context);
  const { surface } = run;

  const onDownload = () =>
    saveReport('screen-test', screenReport({ run, result, ...reportedFrom('screen') }), screenLabels.saved);

  const onShare = () => {
    const text = screenLabels.shareText(verdictNames[result.status].toLowerCase(), result.details);
    shareTest('screen', { title: screenLabels.shareTitle(site.name), text }, screenLabels);
  };

  return (
    <ResultPage
      {...ended}
      note={
        <>
          {screenLabels.took} <span className={fig}>{duration({ startedAt: 0, finishedAt: lookedFor(run) })}</span>
          {surface && (
            <>
              {' '}
              {screenLabels.at}{' '}
              <span className={fig}>
                {surface.width} × {surface.height} px
              </span>
            </>
          )}
        </>
      }
      rows={rowsOf(result.parts).map((row) => ({
        ...row,
        ...(chipColors[row.name] && { chip: chipColors[row.name] }),
      }))}
      onMissing={() => actor.send({ type: 'CONTINUE', at: Date.now() })}
      aside={
        <>
          <h2 className={css.resultHeading}>{screenLabels.where}</h2>
          <PinMap run={run} />
          <p className={css.resultNote}>{run.marks.length > 0 ? screenLabels.lookAgain : screenLabels.noSpot}</p>
          {surface && <p className={css.resultNote}>{exactnessNotes[surface.exactness]}</p>}
        </>
      }
      onDownload={onDownload}
      onShare={onShare}
    />
  );
}

/** The marks on a map of the screen. Pixel faults have cross hairs and a dot. Uneven light is hatched. */
function PinMap({ run }: { run: SequenceRun }) {
  const width = run.surface?.width ?? 16;
  const height = run.surface?.height ?? 10;
  // Drawn in device pixels of the tested screen; a unit is about one CSS pixel of the map.
  const unit = Math.max(width, height) / 360;
  const radius = 12 * unit;
  const spots = run.marks.map((mark) => screenLabels.spot(kindOf(mark).name, mark.x, mark.y));
  return (
    <svg className={css.resultMap} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={screenLabels.map(spots)}>
      <defs>
        <pattern
          id="hatch"
          width={6 * unit}
          height={6 * unit}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          className={css.warning}
        >
          <rect width={2 * unit} height={6 * unit} className={css.spot} />
        </pattern>
      </defs>
      {run.marks.map((mark) => {
        const [x, y] = [mark.x + 0.5, mark.y + 0.5];
        if (verdictOf(mark) === 'warning') {
          return (
            <g key={mark.id} className={css.warning}>
              <circle cx={x} cy={y} r={radius * 1.6} className={css.ring} style={{ fill: 'url(#hatch)' }} />
            </g>
          );
        }
        return (
          <g key={mark.id} className={css.fail}>
            <path
              className={css.hair}
              d={`M${x} 0V${y - radius}M${x} ${y + radius}V${height}M0 ${y}H${x - radius}M${x + radius} ${y}H${width}`}
            />
            <circle className={css.ring} cx={x} cy={y} r={radius} />
            <rect className={css.spot} x={x - 2 * unit} y={y - 2 * unit} width={4 * unit} height={4 * unit} />
          </g>
        );
      })}
    </svg>
  );
}

const kindOptions = kindIds.map((id) => ({ id, name: kinds[id].name }));

const intro = {
  texts: screenPageTexts,
  labels: screenLabels,
  swatches: colors.map(({ name }) => ({ name, chip: <span className={css.chip[name]} /> })),
  evidence,
  blindSpot,
  last: (
    <Guide title={screenLabels.troubleshooting}>
      <ul className={css.advice}>
        {screenTroubleshooting.map(({ problem, remedy, path, link }) => (
          <li key={problem} className={css.adviceRow}>
            <h3 className={css.problem}>{problem}</h3>
            <p>
              {remedy}
              {path && (
                <>
                  {' '}
                  <Link href={path}>{link}</Link>.
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Guide>
  ),
};

export default function ScreenPage() {
  const { actor, ended, running, start, begin, isOver } = useRun('screen', screenSequence);
  return (
    <>
      {ended ? <Results {...ended} /> : <SequenceIntro check="screen" {...intro} start={start} onStart={begin} />}
      {running && (
        <SequenceView
          actor={actor}
          isOver={isOver}
          label={screenLabels.view}
          mount={mountScreen}
          swatches={swatches}
          kinds={kindOptions}
          likelyKind={likelyKind}
        />
      )}
    </>
  );
}
