import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { touchLook } from '../../../content/touch';
import { inMinutes, withUnit } from '../../../content/words';
import type { CheckResult } from '../../../machines/result';
import { placesOf, secondLook } from '../../../machines/touch/second-look';
import { judgeTouch, otherCells } from '../../../machines/touch/touch';
import type { TouchActor } from '../../../machines/touch/touch.machine';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { CoverageMap, Rings } from '../../ui/figures/CoverageMap';
import { DataStrip } from '../../ui/figures/DataStrip';
import * as css from '../../ui/layout/SheetView.css';
import { codeTag } from '../../ui/results/CodeTag.css';
import { downloadResult } from '../../ui/results/download-result';
import { giveCard } from '../../ui/results/give-card';
import { ResultBadge } from '../../ui/results/ResultBadge';
import { ResultTools } from '../../ui/results/ResultTools';
import { byUrgency, type ResultRow, rowsOf } from '../../ui/results/result-rows';
import { shareResult } from '../../ui/results/share-result';
import { VerdictBadge } from '../../ui/results/VerdictBadge';

interface Props {
  readonly actor: TouchActor;
  /** Continues painting from this state of the grid. */
  readonly onAgain: (snapshot: TouchSnapshot) => void;
  readonly onReset: () => void;
  readonly onExit: () => void;
  readonly onSave: () => void;
}

/** The rows that need a second look. Those that need the same step are one. */
function openRows({ parts, missing }: CheckResult): readonly ResultRow[] {
  const rows = byUrgency(rowsOf(parts));
  return rows.filter(
    ({ rule, status }, i) =>
      status === 'fail' ||
      status === 'warning' ||
      (missing.some((one) => one.rule === rule) && rows.findIndex((row) => row.rule === rule) === i),
  );
}

/** The overlay when every cell was painted: what still needs a second look, why, and the one way to it. */
export function Success({ actor, onAgain, onReset, onExit, onSave }: Props) {
  const run = useSelector(actor, ({ context }) => context);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const { snapshot, seconds } = run;
  if (!snapshot) return null;
  const result = judgeTouch({ ...run, finishedAt: run.paintedFrom + seconds * 1000 });
  const [missing] = result.missing;
  const places = placesOf(result, snapshot);
  const open = openRows(result);
  const others = otherCells(snapshot);
  return (
    <div className={css.over}>
      <svg className={css.rings} viewBox={`0 0 ${snapshot.width} ${snapshot.height}`} aria-hidden="true">
        <Rings places={places} unit={2 * snapshot.pixelRatio} />
      </svg>
      <div className={css.doneBox}>
        <div role="status">
          <div className={css.doneHead}>
            <h2>Success!</h2>
            <p className={css.doneText}>
              All <span className={fig}>{snapshot.touched.length}</span> cells were {others > 0 ? 'painted' : 'touched'}{' '}
              in <span className={fig}>{seconds} s</span>. {open.length > 0 && touchLook.lead(open.length)}
            </p>
            <ResultBadge result={result} />
          </div>
          {open.map(({ key, name, details, status, findings = [] }) => {
            const isLost = key === 'jumps' && places.length > 0;
            return (
              <div key={key} className={css.look}>
                <div className={css.reason}>
                  <p className={css.marks}>
                    <VerdictBadge status={status} />
                    {findings[0] && <code className={codeTag}>{findings[0].code}</code>}
                  </p>
                  <h3 className={css.doneTitle}>{isLost ? touchLook.title : name}</h3>
                  <p className={css.doneText}>{isLost ? touchLook.text(places.map((place) => place.name)) : details}</p>
                </div>
                {isLost && <CoverageMap snapshot={snapshot} zones={[]} ghosts={[]} places={places} numbered={0} />}
              </div>
            );
          })}
        </div>
        <div ref={first} className={css.doneActions}>
          {missing ? (
            <Button look="solid" onClick={() => onAgain(snapshot)}>
              {missing.action}
            </Button>
          ) : (
            places.length > 0 && (
              <Button look="solid" onClick={() => onAgain(secondLook(snapshot))}>
                {touchLook.again}
              </Button>
            )
          )}
          <Button look={missing || places.length > 0 ? 'outline' : 'solid'} onClick={onExit}>
            Exit
          </Button>
          <Button look="quiet" onClick={onSave}>
            Save PNG
          </Button>
        </div>
        <div className={css.doneFigures}>
          <DataStrip
            columns={4}
            data={[
              { label: 'Cells', value: snapshot.touched.length },
              { label: 'Most fingers', value: snapshot.mostFingers },
              { label: 'Samples', value: snapshot.rate === null ? null : withUnit(Math.round(snapshot.rate), 'Hz') },
              { label: 'Time', value: inMinutes(seconds) },
            ]}
          />
        </div>
        <div className={css.tools}>
          <ResultTools
            onShare={() => shareResult(result)}
            onDownload={() => downloadResult(result)}
            onCard={() => giveCard(result)}
            onAgain={onReset}
            again="Test Again"
          />
        </div>
      </div>
    </div>
  );
}
