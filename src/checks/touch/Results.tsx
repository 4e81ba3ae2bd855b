import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  capital,
  describeWatch,
  evidenceOf,
  inWords,
  percent,
  type Survey,
  type TouchRun,
  touchedCells,
  verdictOfCoverage,
  verdictOfWatch,
  verdictOfZones,
} from '../../../machines/touch/touch';
import { isDead, nameOf, type Zone, zonesOf } from '../../../machines/touch/zones';
import { fig, wrap } from '../../theme/base.css';
import { Button } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { ResultSummary } from '../../ui/ResultSummary';
import { shareResult } from '../../ui/share-result';
import { CoverageMap } from './CoverageMap';
import { savePicture } from './save-picture';
import type { TouchActor } from './Touch.page';
import * as css from './Results.css';

interface Props {
  readonly actor: TouchActor;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onWatch: () => void;
}

/** Zones that are listed and numbered on the map, the largest first. */
const LISTED = 6;

/** How the touch test ended: what was covered, what is dead, what came by itself. */
export function Results({ actor, heading, onWatch }: Props) {
  const run: TouchRun = useSelector(actor, ({ context }) => context);
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;
  const { survey, ghosts } = run;
  const zones = survey ? zonesOf(survey) : [];

  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead number={3} title="Touch test results" text={result.details} heading={heading} />
      <ResultSummary
        result={result}
        note={survey && <Note survey={survey} />}
        rows={[
          {
            key: 'coverage',
            name: 'Coverage',
            details: survey ? <Coverage survey={survey} /> : 'The grid was not painted.',
            status: survey ? verdictOfCoverage(survey) : 'none',
          },
          {
            key: 'zones',
            name: 'Dead zones',
            details: survey ? zonesInWords(zones) : 'Paint the grid to find them.',
            status: survey ? verdictOfZones(survey) : 'none',
          },
          {
            key: 'watch',
            name: 'Hands off',
            details: ghosts ? describeWatch(ghosts) : 'Not watched yet.',
            status: ghosts ? verdictOfWatch(ghosts) : 'none',
          },
        ]}
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
                      {capital(nameOf(zone, survey))}. <span className={css.evidence}>{evidenceOf(zone)}</span>
                    </span>
                  </li>
                ))}
              </ol>
            )}
            {zones.length > LISTED && <p className={css.note}>{zones.length - LISTED} smaller ones are on the map.</p>}
            <div className={css.actions}>
              {survey && (
                <Button look="quiet" onClick={() => savePicture(survey)}>
                  <Download size={18} strokeWidth={1.5} absoluteStrokeWidth />
                  Save PNG
                </Button>
              )}
              <Button look="quiet" onClick={onWatch}>
                Hands Off
              </Button>
            </div>
          </>
        }
        foot={
          survey && (
            <dl className={css.figures}>
              <Figure label="Most contacts">{survey.mostContacts}</Figure>
              <Figure label="Samples a second">{survey.rate === null ? '—' : Math.round(survey.rate)}</Figure>
              <Figure label="Longest streak">
                {survey.longestStreak} {survey.longestStreak === 1 ? 'cell' : 'cells'}
              </Figure>
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

function Coverage({ survey }: { survey: Survey }) {
  const cells = survey.touched.length;
  const touched = touchedCells(survey);
  return (
    <>
      <span className={fig}>{touched}</span> of <span className={fig}>{cells}</span> cells touched,{' '}
      <span className={fig}>{percent(touched, cells)}%</span>.{touched < cells && ' Not finished.'}
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

function zonesInWords(zones: readonly Zone[]): string {
  const dead = zones.filter(isDead).length;
  if (zones.length === 0) return 'None.';
  if (dead === 0)
    return `None proven. ${zones.length === 1 ? 'One zone was' : `${capital(inWords(zones.length))} zones were`} not reached.`;
  return `${capital(inWords(dead))}, outlined on the map.`;
}
