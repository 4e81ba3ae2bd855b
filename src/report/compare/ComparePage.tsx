import { useEffect, useState } from 'react';
import { checkOf } from '../../../content/catalogue';
import { compareTexts } from '../../../content/history';
import { outcomeNames } from '../../../content/inspection';
import { reportTexts } from '../../../content/report-page';
import { capital, inMinutes, list } from '../../../content/words';
import { type ComparedTest, compareEntries, type Difference } from '../../../machines/report/compare';
import type { Report, ReportEntry } from '../../../machines/report/report';
import { LocalNav } from '../../inspection/LocalNav';
import { Notice } from '../../inspection/Notice';
import { OutcomeBadge } from '../../inspection/OutcomeBadge';
import { fig, panel, wrap } from '../../theme/base.css';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/Button.css';
import { Choice } from '../../ui/controls/Choice';
import { PageHead } from '../../ui/layout/PageHead';
import { numberOf } from '../../ui/layout/suite';
import { figureText, timeText } from '../figures';
import { openReport } from '../open-report';
import { page } from '../ReportPage.css';
import { deviceName, entryText, outcomeKind } from '../report-words';
import { useHash } from '../use-hash';
import { NumberedStrip } from '../view/NumberedStrip';
import { ReportBadge } from '../view/Verdict';
import * as css from './ComparePage.css';

type Opened = 'nothing' | 'gone' | readonly [before: Report, after: Report];

/** The two reports that the address names: `#AS-7QX4-M2DN&AS-9B3E-T0KV`. */
function useTwo(hash: string | null): Opened {
  const [opened, setOpened] = useState<Opened>('nothing');
  useEffect(() => {
    if (hash === null) return;
    const [first, second] = hash.split('&');
    if (!first || !second) {
      setOpened('nothing');
      return;
    }
    let isOver = false;
    Promise.all([openReport(first), openReport(second)]).then(([before, after]) => {
      if (!isOver) setOpened(before?.ok && after?.ok ? [before.sealed.report, after.sealed.report] : 'gone');
    });
    return () => {
      isOver = true;
    };
  }, [hash]);
  return opened;
}

/** Two reports side by side. */
export function ComparePage() {
  const hash = useHash();
  const opened = useTwo(hash);
  const two = typeof opened === 'string' ? null : opened;
  return (
    <div className={`${wrap} ${page}`}>
      <PageHead
        title={compareTexts.title}
        text={
          two ? `${deviceName(two[1].facts)}${two[1].facts.serial && `, ${two[1].facts.serial}`}` : compareTexts.lead
        }
        action={<LocalNav here="/history" />}
      />
      {two && <Two before={two[0]} after={two[1]} />}
      {opened === 'gone' && <Notice title={reportTexts.gone.title}>{reportTexts.gone.text}</Notice>}
      {(opened === 'gone' || opened === 'nothing') && (
        <div className={css.choose}>
          <p>{compareTexts.choose}</p>
          <ButtonLink look="solid" href="/history">
            {compareTexts.openHistory}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function Two({ before, after }: { before: Report; after: Report }) {
  const tests = compareEntries(before.entries, after.entries);
  const swap = () => {
    location.hash = `${after.id}&${before.id}`;
  };
  return (
    <>
      <div className={panel}>
        <div className={css.versus}>
          <Side title={compareTexts.before} report={before} />
          <Side title={compareTexts.after} report={after} />
        </div>
        <Tally tests={tests} />
      </div>
      <Changes tests={tests} />
      <SameMachine before={before} after={after} />
      <div className={fillRow}>
        <Button look="quiet" onClick={swap}>
          {compareTexts.swap}
        </Button>
      </div>
    </>
  );
}

function Side({ title, report }: { title: string; report: Report }) {
  const { id, startedAt, finishedAt, facts } = report;
  const took = inMinutes(Math.max(0, Math.round((finishedAt - startedAt) / 1000)));
  const who = [facts.technician, facts.site].filter(Boolean).join(', ');
  return (
    <section className={css.side} aria-label={title}>
      <h2>
        {title}
        <a className={fig} href={`/report#${id}`}>
          {id}
        </a>
      </h2>
      <ReportBadge report={report} />
      <NumberedStrip report={report} />
      <p>
        {compareTexts.started(timeText(startedAt), took)} {who && `${who}.`}
      </p>
    </section>
  );
}

const tallied = ['fixed', 'same', 'new', 'known'] as const satisfies readonly Difference[];

/** How many tests changed in which way, and which. */
function Tally({ tests }: { tests: readonly ComparedTest[] }) {
  return (
    <dl className={css.tally}>
      {tallied.map((difference) => {
        const those = tests.filter((test) => test.difference === difference);
        return (
          <div key={difference}>
            <dt>{compareTexts.tally[difference]}</dt>
            <dd>
              <span className={`${fig} ${css.count}`}>{those.length}</span>
              {list(those.map(({ check }) => checkOf(check).name))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Changes({ tests }: { tests: readonly ComparedTest[] }) {
  const [rows, setRows] = useState<'changes' | 'all'>('changes');
  const shown = rows === 'all' ? tests : tests.filter(({ difference }) => difference !== 'none');
  return (
    <section className={css.section} aria-labelledby="changed">
      <div className={css.sectionHead}>
        <h2 id="changed">{compareTexts.changed}</h2>
        <Choice
          label={compareTexts.rows}
          look="hidden"
          options={[
            { id: 'changes' as const, name: compareTexts.onlyChanged },
            { id: 'all' as const, name: compareTexts.allTests },
          ]}
          value={rows}
          onChange={setRows}
        />
      </div>
      <ul className={panel}>
        {shown.length === 0 && <li className={css.nothing}>{compareTexts.nothing}</li>}
        {shown.map(({ check, before, after, difference }) => (
          <li key={check} className={css.row}>
            <span className={`${fig} ${css.number}`}>{numberOf(checkOf(check))}</span>
            <b className={css.name}>{checkOf(check).name}</b>
            <Half entry={before} name={compareTexts.before} />
            <span className={css.way[difference]}>{compareTexts.differences[difference]}</span>
            <Half entry={after} name={compareTexts.after} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Half({ entry, name }: { entry: ReportEntry | null; name: string }) {
  const outcome = entry && outcomeKind(entry);
  return (
    <div className={css.half}>
      <span className={css.halfName}>{name}</span>
      {outcome ? <OutcomeBadge outcome={outcome} /> : <span>{outcomeNames['not-run']}</span>}
      <p>{entry && entryText(entry)}</p>
    </div>
  );
}

/** Facts that tell one machine from another: what is declared, and what the browser says. */
function SameMachine({ before, after }: { before: Report; after: Report }) {
  const systemOf = ({ system }: Report, name: string) => {
    const found = system.find((one) => one.name === name);
    return found ? figureText(found) : '';
  };
  const names = [...new Set([...before.system, ...after.system].map(({ name }) => name))].filter(
    (name) => name !== 'Battery',
  );
  const facts = [
    { name: 'Serial number', was: before.facts.serial, is: after.facts.serial },
    { name: 'Model', was: before.facts.model, is: after.facts.model },
    ...names.map((name) => ({ name, was: systemOf(before, name), is: systemOf(after, name) })),
  ].filter(({ was, is }) => was || is);
  if (facts.length === 0) return null;
  const fit = facts.filter(({ was, is }) => was === is).length;
  return (
    <section className={css.section} aria-labelledby="same">
      <div className={css.sectionHead}>
        <h2 id="same">{compareTexts.same}</h2>
        <p>{capital(compareTexts.facts(fit, facts.length))}</p>
      </div>
      <dl className={`${panel} ${css.facts}`}>
        {facts.map(({ name, was, is }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={fig}>{was === is ? is : compareTexts.differs(was, is)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
