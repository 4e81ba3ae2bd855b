import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { checkOf, numberOf } from '../../../content/catalogue';
import { photoTexts } from '../../../content/device-facts';
import { cosmeticGrades, functionGrades } from '../../../content/grades';
import { finishTexts } from '../../../content/inspection-finish';
import { factLabels } from '../../../content/inspection-start';
import { outcomeNames } from '../../../content/outcome-names';
import { skipReasons } from '../../../content/skip-reasons';
import { list } from '../../../content/words';
import { fileFacts } from '../../../machines/inspection/file-facts';
import { gradeContradiction } from '../../../machines/inspection/grade-contradiction';
import type { Entry, Inspection, Stage } from '../../../machines/inspection/inspection';
import { differ, findingCodesOf, type Outcome, outcomeOf, overallOf } from '../../../machines/inspection/outcome';
import { pixelFaultsOf } from '../../../machines/inspection/pass-marks';
import { fig, panel, small, soft, wrap } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { codeTag } from '../../ui/figures/badges.css';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { PageHead } from '../../ui/layout/PageHead';
import type { InspectionActor } from '../actor';
import { OutcomeBadge } from '../OutcomeBadge';
import { RunStrip } from '../RunStrip';
import { Rail } from '../run/Rail';
import { StorageNotice } from '../StorageNotice';
import { columns, page, zone } from '../start/Start.css';
import { offerCode } from '../take-scan';
import { useKeys } from '../useKeys';
import { Closing } from './Closing';
import { Grade } from './Grade';
import { Photos } from './Photos';
import * as css from './Finish.css';

const MAX_NOTES_LENGTH = 2000;
/** Where the summary is beside the form. */
const beside = '(min-width: 900px)';

const titles: Readonly<Partial<Record<Stage, string>>> = {
  finished: finishTexts.finished,
  abandoned: finishTexts.stopped,
};

/** Whether the run can no longer change. */
const isOver = ({ stage }: Inspection): boolean => stage === 'finished' || stage === 'abandoned';

/** The last page of a run: what was found, and a form to declare what a browser cannot see. */
export function Finish({ actor, onNew }: { actor: InspectionActor; onNew: () => void }) {
  const inspection = useSelector(actor, ({ context }) => context.inspection);
  const over = isOver(inspection);
  const { grades, facts } = inspection;
  const at = () => Date.now();
  const seal = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    // Beside the form the button is in sight. Below it, the page is read from its start.
    const target = matchMedia(beside).matches ? seal.current : null;
    (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, []);
  useKeys({ commandOf: () => null, onBurst: (burst) => offerCode(actor, burst) });

  return (
    <>
      <Rail actor={actor} note={finishTexts.done} />
      <div className={`${wrap} ${page}`}>
        <StorageNotice actor={actor} />
        <PageHead
          title={titles[inspection.stage] ?? finishTexts.title}
          text={over ? finishTexts.finishedLead : finishTexts.lead}
        />
        <div className={columns}>
          <div className={panel}>
            <fieldset className={css.declared} disabled={over} aria-label={finishTexts.declared}>
              <Grade
                title={finishTexts.cosmetic}
                scales={cosmeticGrades}
                scaleNames={finishTexts.cosmeticScales}
                value={grades.cosmetic}
                onChange={(cosmetic) => actor.send({ type: 'GRADES', grades: { cosmetic }, at: at() })}
              />
              <Grade
                title={finishTexts.function}
                scales={functionGrades}
                scaleNames={finishTexts.functionScales}
                value={grades.function}
                onChange={(grade) => actor.send({ type: 'GRADES', grades: { function: grade }, at: at() })}
                contradiction={gradeContradiction(inspection)}
              />
              <section className={zone} aria-label={finishTexts.notes}>
                <h2>{finishTexts.notes}</h2>
                <textarea
                  className={css.area}
                  aria-label={finishTexts.notes}
                  rows={2}
                  maxLength={MAX_NOTES_LENGTH}
                  value={facts.notes}
                  onChange={(event) => actor.send({ type: 'FACTS', facts: { notes: event.target.value }, at: at() })}
                />
              </section>
            </fieldset>
            {!over && <FromFile actor={actor} inspection={inspection} />}
            <section className={zone} aria-label={photoTexts.title}>
              <Photos inspection={inspection} isOver={over} />
            </section>
            <section className={zone} aria-label={finishTexts.tests}>
              <h2>{finishTexts.tests}</h2>
              <Tests inspection={inspection} onOpen={(index) => actor.send({ type: 'GO', index, at: at() })} />
            </section>
          </div>
          <aside className={css.side} aria-label={finishTexts.summary}>
            <div className={panel}>
              <div className={css.pad}>
                <Summary inspection={inspection} />
                <Closing actor={actor} inspection={inspection} isOver={over} onNew={onNew} seal={seal} />
              </div>
            </div>
          </aside>
        </div>
      </div>
    </>
  );
}

/** What the files of the system tell of the device: facts to take, and a serial number that is stated otherwise. */
function FromFile({ actor, inspection }: { actor: InspectionActor; inspection: Inspection }) {
  const { offered, otherSerial } = fileFacts(inspection);
  const rows = Object.entries(offered);
  if (rows.length === 0 && otherSerial === null) return null;
  return (
    <section className={zone} aria-label={finishTexts.fromFile}>
      <h2>{finishTexts.fromFile}</h2>
      <div className={css.told}>
        {otherSerial !== null && <p className={small}>{finishTexts.otherSerial(otherSerial)}.</p>}
        {rows.length > 0 && (
          <>
            <Facts of={rows.map(([name, value]) => [factLabels[name as keyof typeof offered], value])} />
            <Button onClick={() => actor.send({ type: 'FACTS', facts: offered, at: Date.now() })}>
              {finishTexts.takeFromFile}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

const verdicts = ['fail', 'warning', 'inconclusive'] as const;
const without = ['not-fitted', 'not-supported', 'not-run'] as const;

/** The verdict of the whole run, and what it is based on. */
function Summary({ inspection }: { inspection: Inspection }) {
  const { verdict, missing, passed, judged } = overallOf(inspection);
  const outcomes = inspection.entries.map((entry) => ({ entry, outcome: outcomeOf(inspection, entry) }));
  const withVerdict = (wanted: string) =>
    outcomes
      .filter(({ outcome }) => outcome.verdict === wanted)
      .map(({ entry }) => [...new Set(findingCodesOf({ entries: [entry] }))].join(', ') || numbered(entry));
  const ofKind = (wanted: string) =>
    outcomes.filter(({ outcome }) => outcome.kind === wanted).map(({ entry }) => entry);
  const skipped = ofKind('skipped').map(({ check, skip }) => `${numberOf(checkOf(check))} ${skip?.reason ?? ''}`);
  const rows = [
    ...verdicts.map((verdict) => [verdict, withVerdict(verdict)] as const),
    ['skipped', skipped] as const,
    ...without.map((kind) => [kind, ofKind(kind).map(numbered)] as const),
  ];
  return (
    <>
      <h2>{finishTexts.summary}</h2>
      <div className={css.verdict}>
        <VerdictBadge status={verdict} />
        <span className={fig}>{finishTexts.score(passed, judged)}</span>
      </div>
      {missing.length > 0 && (
        <p className={`${small} ${css.note}`}>
          <b>{finishTexts.incomplete}:</b> {finishTexts.missing(list(missing.map((check) => checkOf(check).name)))}
        </p>
      )}
      <RunStrip inspection={inspection} className={css.strip} />
      <Facts
        of={rows
          .filter(([, all]) => all.length > 0)
          .map(([outcome, all]) => [
            outcomeNames[outcome],
            <span key={outcome} className={`${fig} ${css.wrapped}`}>
              {all.join(', ')}
            </span>,
          ])}
      />
    </>
  );
}

const Facts = ({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={css.facts}>
    {of.map(([name, value]) => (
      <div key={name} className={css.fact}>
        <dt className={css.name}>{name}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

const numbered = ({ check }: Entry): string => `${numberOf(checkOf(check))} ${checkOf(check).name}`;

/** Each test with its outcome, its findings, and a link back to it. */
function Tests({ inspection, onOpen }: { inspection: Inspection; onOpen: (index: number) => void }) {
  return (
    <ul className={css.tests}>
      {inspection.entries.map((entry, index) => {
        const outcome = outcomeOf(inspection, entry);
        if (outcome.kind === 'not-due') return null;
        const { name } = checkOf(entry.check);
        const codes = [...new Set(findingCodesOf({ entries: [entry] }))];
        return (
          <li key={entry.check} className={css.row}>
            <span className={`${fig} ${css.number}`}>{numberOf(checkOf(entry.check))}</span>
            <span className={css.what}>
              <b>{name}</b>
              {codes.map((code) => (
                <code key={code} className={codeTag}>
                  {code}
                </code>
              ))}
              <Notes of={entry} outcome={outcome} />
            </span>
            <OutcomeBadge outcome={outcome.kind === 'judged' ? (outcome.verdict ?? 'not-run') : outcome.kind} />
            {!isOver(inspection) && (
              <button
                type="button"
                className={css.open}
                aria-label={finishTexts.openAgain(name)}
                onClick={() => onOpen(index)}
              >
                {finishTexts.open}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Why a test was skipped, the pixel fault class, and whether person and machine agree. */
function Notes({ of: { result, skip }, outcome }: { of: Entry; outcome: Outcome }) {
  const reason = skip && (skip.words || skipReasons.find(({ code }) => code === skip.reason)?.name);
  const pixels = result?.check === 'screen' ? pixelFaultsOf(result) : null;
  const texts = [
    reason && `${reason}.`,
    pixels && finishTexts.pixelClass(pixels.met),
    pixels && finishTexts.pixelCounts(pixels.faults.bright, pixels.faults.dark, pixels.faults.subPixel),
    differ(outcome) &&
      finishTexts.differ(outcomeNames[outcome.machine ?? 'not-run'], outcomeNames[outcome.person ?? 'not-run']),
  ].filter(Boolean);
  return texts.length > 0 && <span className={`${small} ${soft} ${css.note}`}>{texts.join(' ')}</span>;
}
