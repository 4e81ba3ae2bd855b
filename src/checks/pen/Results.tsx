import { useSelector } from '@xstate/react';
import { curveText, penLabels as labels } from '../../../content/pen';
import { figures } from '../../../content/verdicts/pen';
import { zoneName } from '../../../content/verdicts/touch';
import { capital, fixed, withUnit } from '../../../content/words';
import { evidence } from '../../../machines/pen/evidence';
import type { PenActor } from '../../../machines/pen/pen.machine';
import { type PenRun, pixelsPerMm } from '../../../machines/pen/run';
import { reasonOf } from '../../../machines/touch/touch';
import { PRESSURE_BINS, type PressureReading } from '../../../measure/pen/pressure';
import { steadiest } from '../../../measure/pen/ruler';
import type { PenSnapshot, PenTask } from '../../../measure/pen/snapshot';
import { untouchedZones } from '../../../measure/touch/untouched-zones';
import { ResultPage } from '../../check/results/ResultPage';
import type { Ended } from '../../check/results/useCheckActor';
import { fig, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { CoverageMap, MAX_LISTED_ZONES } from '../../ui/figures/CoverageMap';
import { FigureStrip, stripFigure } from '../../ui/figures/FigureStrip';
import * as css from './Pen.css';

interface Props extends Ended<PenActor> {
  readonly onContinue: (task: PenTask) => void;
}

/** The task that provides the evidence for a rule. */
const taskOf: Readonly<Record<string, PenTask>> = { pressure: 'press', ruler: 'ruler', palm: 'palm' };

/** The result of the pen test: its parts, the map of the sheet, and the pressure curve. */
export function Results({ onContinue, ...ended }: Props) {
  const run: PenRun = useSelector(ended.actor, ({ context }) => context);
  const { snapshot } = run;
  const zones = snapshot ? untouchedZones(snapshot.coverage) : [];
  return (
    <ResultPage
      {...ended}
      onMissing={({ rule }) => onContinue(taskOf[rule] ?? 'cover')}
      aside={
        <>
          <h2 className={css.resultHeading}>{labels.map}</h2>
          <CoverageMap snapshot={snapshot?.coverage ?? null} zones={zones} ghosts={[]} />
          {snapshot && zones.length > 0 && (
            <ol className={css.zones}>
              {zones.slice(0, MAX_LISTED_ZONES).map((zone, i) => (
                <li key={zone.cells[0]} className={css.zone}>
                  <span className={fig}>{i + 1}</span>
                  <span>
                    {capital(zoneName(zone, snapshot.coverage))}. {reasonOf(zone)}
                  </span>
                </li>
              ))}
            </ol>
          )}
          {snapshot && snapshot.pressure.samples > 0 && (
            <>
              <h2 className={css.resultHeading}>{labels.curve}</h2>
              <p className={`${small} ${soft} ${css.resultText}`}>{curveText}</p>
              <PressureCurve reading={snapshot.pressure} />
            </>
          )}
          <div className={css.resultActions}>
            <Button look="quiet" onClick={() => onContinue('palm')}>
              {evidence.palm.action}
            </Button>
          </div>
        </>
      }
      foot={snapshot && <Figures run={run} snapshot={snapshot} />}
    />
  );
}

function Figures({ run, snapshot }: { run: PenRun; snapshot: PenSnapshot }) {
  const { movement, pressure, ruler } = snapshot;
  const line = steadiest(ruler);
  const mm = line && labels.inMm(withUnit(fixed(line.rms / pixelsPerMm(run), 2), 'mm'), run.density === null);
  return (
    <FigureStrip
      ruled
      columns={4}
      figures={[
        stripFigure(labels.reports, movement.rate, 'Hz'),
        {
          label: labels.allLevels,
          value: pressure.samples === 0 ? null : String(pressure.levels),
          note: pressure.steps === null ? undefined : labels.inSteps(pressure.steps),
        },
        { label: figures.jitter, value: line && withUnit(fixed(line.rms, 2), 'px'), note: mm },
        { label: labels.time, value: withUnit(run.seconds, 's') },
      ]}
    />
  );
}

/** Height of the drawing in SVG units. */
const HEIGHT = 24;

/** Histogram of the pressures, from none at the left to full pressure at the right. */
function PressureCurve({ reading: { bins, lowest, highest } }: { reading: PressureReading }) {
  const maxCount = Math.max(1, ...bins);
  const inPercent = (share: number | null) => `${Math.round(100 * (share ?? 0))}%`;
  return (
    <>
      <svg
        className={css.curve}
        viewBox={`0 0 ${PRESSURE_BINS} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={labels.curvePicture(inPercent(lowest), inPercent(highest))}
      >
        <path
          className={css.bars}
          d={bins
            .map((count, i) => {
              // The square root keeps rare pressures visible.
              const height = count === 0 ? 0 : Math.max(0.6, Math.sqrt(count / maxCount) * (HEIGHT - 1));
              return `M${i + 0.08} ${HEIGHT}v${-height}h.84v${height}z`;
            })
            .join('')}
        />
      </svg>
      <p className={`${fig} ${css.scale}`}>
        <span>0%</span>
        <span>50%</span>
        <span>100%</span>
      </p>
    </>
  );
}
