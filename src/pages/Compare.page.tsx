import { useEffect, useState } from 'react';
import { computerFigures } from '../../content/figure-names';
import { compareTexts } from '../../content/history';
import { factLabels } from '../../content/inspection-start';
import { reportTexts } from '../../content/report-page';
import { capital } from '../../content/words';
import { compareEntries, sameDevice } from '../../machines/report/compare';
import { compareFigures, compareFindings } from '../../machines/report/compare-findings';
import type { Report } from '../../machines/report/report';
import { LocalNav } from '../inspection/LocalNav';
import { Notice } from '../inspection/Notice';
import { Changes, Tally } from '../report/compare/Changes';
import * as css from '../report/compare/ComparePage.css';
import { changeText, figureText, timeText, tookText } from '../report/figures';
import { openReport } from '../report/open-report';
import { page } from '../report/report.css';
import { deviceName } from '../report/report-words';
import { useHash } from '../report/use-hash';
import { NumberedStrip } from '../report/view/NumberedStrip';
import { ReportBadge } from '../report/view/Verdict';
import { fig, panel, wrap } from '../theme/base.css';
import { Button, ButtonLink } from '../ui/controls/Button';
import { fillRow } from '../ui/controls/basic.css';
import { PageHead } from '../ui/layout/PageHead';
import { settle } from '../ui/settle';
import '../report/compare/pages.css';
import { checkOf, numberOf } from '../../content/catalogue';
import { SourceMark } from '../report/SourceMark';
import { Choice } from '../ui/controls/Choice';

const { figures: texts } = compareTexts;

/** The figures of both reports side by side. Only a test's verdict says whether a change is good. */
function Figures({ before, after }: { before: Report; after: Report }) {
  const [rows, setRows] = useState<'differing' | 'all'>('differing');
  const all = compareFigures(before, after);
  if (all.length === 0) return null;
  const shown = rows === 'all' ? all : all.filter(({ isSame }) => !isSame);
  const checks = [...new Set(shown.map(({ check }) => check))];
  return (
    <section className={css.section} aria-labelledby="figures">
      <div className={css.sectionHead}>
        <h2 id="figures">{texts.title}</h2>
        <Choice
          label={texts.rows}
          look="hidden"
          options={[
            { id: 'differing' as const, name: texts.differing },
            { id: 'all' as const, name: `${texts.all} ${all.length}` },
          ]}
          value={rows}
          onChange={setRows}
        />
      </div>
      {shown.length === 0 ? (
        <p className={`${panel} ${css.none}`}>{texts.none}</p>
      ) : (
        <table className={`${panel} ${css.figuresTable}`}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{compareTexts.before}</th>
              <th scope="col">{compareTexts.after}</th>
              <th scope="col">{texts.change}</th>
            </tr>
          </thead>
          {checks.map((check) => (
            <tbody key={check}>
              <tr className={css.test}>
                <th scope="rowgroup" colSpan={4}>
                  <span className={fig}>{numberOf(checkOf(check))}</span> {checkOf(check).name}
                </th>
              </tr>
              {shown
                .filter((one) => one.check === check)
                .map(({ name, unit, before: was, after: is, change, isSame }) => (
                  <tr key={`${name} ${unit}`}>
                    <th scope="row">
                      {name} <SourceMark of={is.source} />
                    </th>
                    <td className={fig}>{figureText(was)}</td>
                    <td className={fig}>{figureText(is)}</td>
                    <td className={fig}>{change === null || isSame ? '' : changeText(change, unit)}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}

type Opened = 'nothing' | 'gone' | readonly [before: Report, after: Report];

/** The two reports that the URL names: `#AS-7QX4-M2DN&AS-9B3E-T0KV`. */
function useReportPair(hash: string | null): Opened {
  const [opened, setOpened] = useState<Opened>('nothing');
  useEffect(() => {
    if (hash === null) return;
    const [first, second] = hash.split('&');
    if (!first || !second) {
      setOpened('nothing');
      return;
    }
    return settle(Promise.all([openReport(first), openReport(second)]), ([before, after]) =>
      setOpened(before?.ok && after?.ok ? [before.sealed.report, after.sealed.report] : 'gone'),
    );
  }, [hash]);
  return opened;
}

/** Two reports side by side. */
export default function ComparePage() {
  const hash = useHash();
  const opened = useReportPair(hash);
  const two = typeof opened === 'string' ? null : opened;
  return (
    <div className={`${wrap} ${page} ${css.page}`}>
      <PageHead
        title={compareTexts.title}
        text={two ? [deviceName(two[1].facts), serialsOf(two)].filter(Boolean).join(', ') : compareTexts.lead}
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

/** The serial number, or both where they differ. */
const serialsOf = ([before, after]: readonly [Report, Report]): string =>
  sameDevice(before.facts, after.facts) === 'other'
    ? compareTexts.differs(before.facts.serial, after.facts.serial)
    : after.facts.serial;

function Two({ before, after }: { before: Report; after: Report }) {
  const tests = compareEntries(before.entries, after.entries);
  const found = compareFindings(before, after);
  const swap = () => {
    location.hash = `${after.id}&${before.id}`;
  };
  return (
    <>
      {sameDevice(before.facts, after.facts) === 'other' && (
        <Notice title={compareTexts.other.title}>{compareTexts.other.text(serialsOf([before, after]))}</Notice>
      )}
      <div className={panel}>
        <div className={css.versus}>
          <Side title={compareTexts.before} report={before} />
          <Side title={compareTexts.after} report={after} />
        </div>
        <Tally found={found} tests={tests} />
      </div>
      <Changes before={before} after={after} tests={tests} found={found} />
      <Figures before={before} after={after} />
      <SameMachine before={before} after={after} />
      <div className={`${fillRow} ${css.actions}`}>
        <Button look="solid" onClick={() => print()}>
          {compareTexts.print}
        </Button>
        <Button look="quiet" onClick={swap}>
          {compareTexts.swap}
        </Button>
      </div>
    </>
  );
}

function Side({ title, report }: { title: string; report: Report }) {
  const { id, startedAt, facts } = report;
  const took = tookText(report);
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
        {took ? compareTexts.started(timeText(startedAt), took) : compareTexts.startedOnly(timeText(startedAt))}{' '}
        {who && `${who}.`}
      </p>
    </section>
  );
}

/** Facts that distinguish machines: what is declared, and what the browser reports. */
function SameMachine({ before, after }: { before: Report; after: Report }) {
  const systemOf = ({ system }: Report, name: string) => {
    const found = system.find((one) => one.name === name);
    return found ? figureText(found) : '';
  };
  const names = [...new Set([...before.system, ...after.system].map(({ name }) => name))].filter(
    (name) => name !== computerFigures.battery,
  );
  const facts = [
    { name: factLabels.serial, was: before.facts.serial, is: after.facts.serial },
    { name: factLabels.model, was: before.facts.model, is: after.facts.model },
    ...names.map((name) => ({ name, was: systemOf(before, name), is: systemOf(after, name) })),
  ].filter(({ was, is }) => was || is);
  if (facts.length === 0) return null;
  const fit = facts.filter(({ was, is }) => was === is).length;
  return (
    <section className={css.section} aria-labelledby="same">
      <div className={css.sectionHead}>
        <h2 id="same">{compareTexts.same}</h2>
        <p>
          {compareTexts.devices[sameDevice(before.facts, after.facts)]} {capital(compareTexts.facts(fit, facts.length))}
        </p>
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
