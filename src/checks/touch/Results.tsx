import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { capital, counted } from '../../../content/words';
import { evidence } from '../../../machines/touch/evidence';
import type { Survey } from '../../../machines/touch/survey';
import { otherCells, reasonOf, type TouchRun } from '../../../machines/touch/touch';
import { nameOf, zonesOf } from '../../../machines/touch/zones';
import { fig, wrap } from '../../theme/base.css';
import { Button } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { ResultSummary } from '../../ui/ResultSummary';
import { shareResult } from '../../ui/share-result';
import type { TouchActor } from './actor';
import { CoverageMap } from './CoverageMap';
import { savePicture } from './save-picture';
import * as css from './Results.css';

interface Props {
  readonly actor: TouchActor;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Paints on where the run ended. */
  readonly onContinue: () => void;
  readonly onWatch: () => void;
}

/** Zones that are listed and numbered on the map, the largest first. */
const LISTED = 6;

/** How the touch test ended: what was covered, what is dead, and what arrived with hands off. */
export function Results({ actor, heading, onContinue, onWatch }: Props) {
  const run: TouchRun = useSelector(actor, ({ context }) => context);
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;
  const { survey, ghosts } = run;
  const zones = survey ? zonesOf(survey) : [];

  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead check="touch" title="Touch test results" text={result.details} heading={heading} />
      <ResultSummary
        result={result}
        note={survey && <Note survey={survey} />}
        onMissing={({ rule }) => (rule === 'handsOff' ? onWatch() : onContinue())}
        aside={
          <>
            <h2 className={css.heading}>Map of the panel</h2>
            <CoverageMap survey={survey} zones={zones} ghosts={ghosts ?? []} numbered={LISTED} />
            {survey && zones.length > 0 && (
              <ol className={css.zones}>
                {zones.slice(0, LISTED).map((zone, i) => (
                  <li key={zone.cells[0]} className={css.zone}>
                    <span className={`${fig} ${css.number}`}>{i + 1}</span>
                    <span>
                      {capital(nameOf(zone, survey))}. <span className={css.evidence}>{reasonOf(zone)}</span>
                    </span>
                  </li>
                ))}
              </ol>
            )}
            {zones.length > LISTED && <p className={css.note}>{zones.length - LISTED} smaller ones are on the map.</p>}
            {survey && otherCells(survey) > 0 && <p className={css.note}>Gray: painted with a mouse or pen only.</p>}
            <div className={css.actions}>
              {survey && (
                <Button look="quiet" onClick={() => savePicture(survey)}>
                  <Download size={18} strokeWidth={1.5} absoluteStrokeWidth />
                  Save PNG
                </Button>
              )}
              <Button look="quiet" onClick={onWatch}>
                {evidence.handsOff.action}
              </Button>
            </div>
          </>
        }
        foot={
          survey && (
            <dl className={css.figures}>
              <Figure label="Most fingers">{survey.mostFingers}</Figure>
              <Figure label="Samples a second">{survey.rate === null ? '—' : Math.round(survey.rate)}</Figure>
              <Figure label="Longest streak">{counted(survey.longestStreak, 'cell')}</Figure>
              <Figure label="Time">{run.seconds} s</Figure>
            </dl>
          )
        }
        onShare={() => shareResult(result)}
        onAgain={() => actor.send({ type: 'AGAIN' })}
      />
    </div>
  );
}

function Note({ survey }: { survey: Survey }) {
  return (
    <>
      <span className={fig}>
        {survey.columns} × {survey.rows}
      </span>{' '}
      cells on{' '}
      <span className={fig}>
        {survey.width} × {survey.height} px
      </span>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={`${fig} ${css.figure}`}>{children}</dd>
    </div>
  );
}
