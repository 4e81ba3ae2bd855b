import { useSelector } from '@xstate/react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type RefObject, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { type CheckId, checkOf, numberOf } from '../../../content/catalogue';
import { startTexts } from '../../../content/inspection-start';
import { outcomeNames } from '../../../content/outcome-names';
import { counted, inMinutes, withUnit } from '../../../content/words';
import type { Absence } from '../../../machines/inspection/inspection';
import type { ReportSummary } from '../../../machines/report/report-summary';
import { mayBeAbsent } from '../../browser/device/absent-parts';
import { newestReport } from '../../browser/storage/find-reports';
import { fig, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { linkish } from '../../ui/controls/Linkish.css';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import type { InspectionActor } from '../actor';
import { ago } from './ago';
import { minutesOf, secondsOf, type UsualTimes } from './usual-times';
import * as css from './Start.css';

interface Props {
  readonly actor: InspectionActor;
  /** Parts that are absent or cannot be tested, as far as the browser knows. */
  readonly absent: Readonly<Partial<Record<CheckId, Absence>>>;
  readonly times: UsualTimes;
  /** Whether the browser is asking the person for permission. */
  readonly isAsking: boolean;
  /** The start button. */
  readonly go: RefObject<HTMLButtonElement | null>;
  readonly onStart: () => void;
}

/** How long the run takes, the start button, and the tests. */
export function Plan({ actor, absent, times, isAsking, go, onStart }: Props) {
  const inspection = useSelector(actor, ({ context }) => context.inspection);
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const { profile, absences } = inspection;
  const running = profile.tests.filter(({ check }) => !absences[check]).length;
  const setAbsence = (check: CheckId, absence: Absence | null) =>
    actor.send({ type: 'ABSENCE', check, absence, at: Date.now() });
  return (
    <>
      <div className={css.planHead}>
        <p>
          <span className={css.readout}>
            {minutesOf(profile)}
            <span className={css.unit}>min</span>
          </span>
        </p>
        <p className={`${small} ${soft} ${css.which}`}>
          {profile.name}
          <br />
          <span className={fig}>{startTexts.testsOf(running, profile.tests.length)}</span>
        </p>
      </div>
      <div className={css.go}>
        <div className={css.planBar}>
          <p className={`${fig} ${css.brief}`}>
            {withUnit(minutesOf(profile), 'min')}
            <span className={soft}>{counted(running, 'test')}</span>
          </p>
          <Button ref={go} look="go" size="large" disabled={isAsking || running === 0} onClick={onStart}>
            {startTexts.start}
          </Button>
        </div>
        <p className={`${small} ${soft}`}>
          {startTexts.before}{' '}
          {asksForCapture(inspection.profile.tests.map(({ check }) => check)) && startTexts.permissions}
        </p>
      </div>
      <button
        type="button"
        className={css.planFold}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {startTexts.testsInRun(running)}
        {isOpen ? <Minus size={18} aria-hidden="true" /> : <Plus size={18} aria-hidden="true" />}
      </button>
      <ul id={list} className={css.tests} data-open={isOpen || undefined}>
        {profile.tests.map(({ check, onlyAfter }) => {
          const { name, number } = checkOf(check);
          const absence = absences[check];
          const suggested = absence ?? absent[check];
          return (
            <li key={check} className={mayBeAbsent.has(check) ? css.rowWithChoice : css.planRow} data-off={absence}>
              <span className={`${fig} ${css.number}`}>{numberOf({ number })}</span>
              <b className={css.planName}>{name}</b>
              {suggested ? (
                <button
                  type="button"
                  className={linkish}
                  aria-pressed={absence !== undefined}
                  aria-label={`${name}: ${outcomeNames[suggested]}`}
                  onClick={() => setAbsence(check, absence ? null : suggested)}
                >
                  {absence ? outcomeNames[absence] : startTexts.tested}
                </button>
              ) : onlyAfter ? (
                <span className={`${small} ${soft}`}>{startTexts.onlyIfStuck}</span>
              ) : (
                <span className={`${fig} ${css.planFigure}`}>{inMinutes(secondsOf(check, times))}</span>
              )}
            </li>
          );
        })}
      </ul>
      <LastHere />
    </>
  );
}

/** Whether the browser asks for camera or microphone permission in a run of these tests. */
const asksForCapture = (tests: readonly CheckId[]): boolean => tests.includes('webcam') || tests.includes('microphone');

/** The newest report of this browser, as a link. Nothing if there is none. */
function LastHere() {
  const [report, setReport] = useState<ReportSummary | null>(null);
  useEffect(() => {
    newestReport().then(setReport, () => undefined);
  }, []);
  if (!report) return null;
  const { id, assetTag, serial, verdict, startedAt } = report;
  return (
    <p className={`${small} ${soft} ${css.last}`}>
      {startTexts.lastHere}{' '}
      <Link href={`/report#${id}`} className={`${fig} ${css.code}`}>
        {assetTag || serial || id}
      </Link>{' '}
      <VerdictBadge status={verdict} /> {ago(startedAt)}
    </p>
  );
}
