import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { controls } from '../../../content/controls';
import { touchLabels as labels, touchLook } from '../../../content/touch';
import { figures, zoneName } from '../../../content/verdicts/touch';
import { capital } from '../../../content/words';
import { evidence } from '../../../machines/touch/evidence';
import { placesOf, secondLook } from '../../../machines/touch/second-look';
import { otherCells, reasonOf, type TouchRun } from '../../../machines/touch/touch';
import type { TouchActor } from '../../../machines/touch/touch.machine';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { untouchedZones } from '../../../measure/touch/untouched-zones';
import { imageOf } from '../../../renderers/touch/snapshot-image';
import { download } from '../../browser/files/download';
import { ResultPage } from '../../check/results/ResultPage';
import type { Ended } from '../../check/results/useCheckActor';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import { CoverageMap, MAX_LISTED_ZONES } from '../../ui/figures/CoverageMap';
import * as css from './Touch.css';

interface Props extends Ended<TouchActor> {
  /** Continues painting from this state of the grid. */
  readonly onContinue: (snapshot: TouchSnapshot | null) => void;
  readonly onWatch: () => void;
}

/** The result of the touch test: what was covered, what is dead, and which touches arrived with hands off. */
export function Results({ onContinue, onWatch, ...ended }: Props) {
  const { actor, result } = ended;
  const run: TouchRun = useSelector(actor, ({ context }) => context);
  const { snapshot, ghosts } = run;
  const zones = snapshot ? untouchedZones(snapshot) : [];
  const places = placesOf(result, snapshot);

  return (
    <ResultPage
      {...ended}
      note={snapshot && <Note snapshot={snapshot} />}
      onMissing={({ rule }) => (rule === 'handsOff' ? onWatch() : onContinue(snapshot))}
      aside={
        <>
          <h2 className={css.resultHeading}>{labels.map}</h2>
          <CoverageMap snapshot={snapshot} zones={zones} ghosts={ghosts ?? []} places={places} />
          {places.length > 0 ? (
            <p className={css.resultNote}>{touchLook.text(places.map(({ name }) => name))}</p>
          ) : (
            snapshot && zones.length === 0 && <p className={css.resultNote}>{touchLook.none}</p>
          )}
          {snapshot && zones.length > 0 && (
            <ol className={css.zones}>
              {zones.slice(0, MAX_LISTED_ZONES).map((zone, i) => (
                <li key={zone.cells[0]} className={css.zone}>
                  <span className={`${fig} ${css.resultNumber}`}>{i + 1}</span>
                  <span>
                    {capital(zoneName(zone, snapshot))}. <span className={css.evidence}>{reasonOf(zone)}</span>
                  </span>
                </li>
              ))}
            </ol>
          )}
          {zones.length > MAX_LISTED_ZONES && (
            <p className={css.resultNote}>{labels.smaller(zones.length - MAX_LISTED_ZONES)}</p>
          )}
          {snapshot && otherCells(snapshot) > 0 && <p className={css.resultNote}>{labels.others}</p>}
          <div className={css.resultActions}>
            {snapshot && places.length > 0 && (
              <Button onClick={() => onContinue(secondLook(snapshot))}>{touchLook.again}</Button>
            )}
            {snapshot && (
              <Button look="quiet" onClick={() => savePicture(snapshot)}>
                <Download size={18} strokeWidth={1.5} absoluteStrokeWidth />
                {controls.savePng}
              </Button>
            )}
            <Button look="quiet" onClick={onWatch}>
              {evidence.handsOff.action}
            </Button>
          </div>
        </>
      }
      foot={
        snapshot && (
          <dl className={css.resultFigures}>
            <Figure label={labels.mostFingers}>{snapshot.mostFingers}</Figure>
            <Figure label={labels.rate}>{snapshot.rate === null ? '—' : Math.round(snapshot.rate)}</Figure>
            <Figure label={figures.streak}>{labels.inCells(snapshot.longestStreak)}</Figure>
            <Figure label={labels.time}>{run.seconds} s</Figure>
          </dl>
        )
      }
    />
  );
}

function Note({ snapshot }: { snapshot: TouchSnapshot }) {
  return (
    <>
      <span className={fig}>
        {snapshot.columns} × {snapshot.rows}
      </span>{' '}
      {labels.cellsOn}{' '}
      <span className={fig}>
        {snapshot.width} × {snapshot.height} px
      </span>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.resultLabel}>{label}</dt>
      <dd className={`${fig} ${css.resultFigure}`}>{children}</dd>
    </div>
  );
}

/**
 * Downloads the grid as `touchscreen-test-{timestamp}.png`, with the time in milliseconds since the epoch, and shows a
 * toast.
 */
export async function savePicture(snapshot: TouchSnapshot): Promise<void> {
  try {
    const name = `touchscreen-test-${Date.now()}.png`;
    download(name, await imageOf(snapshot));
    toast(labels.saved, labels.savedText(name));
  } catch {
    toast(labels.notSaved, labels.notSavedText, 'destructive');
  }
}
