import { type ReactNode, useState } from 'react';
import { checkOf, numberOf } from '../../../content/catalogue';
import { compareTexts } from '../../../content/history';
import { outcomeNames } from '../../../content/outcome-names';
import { list } from '../../../content/words';
import type { ComparedTest, Difference } from '../../../machines/report/compare';
import type { ComparedFinding } from '../../../machines/report/compare-findings';
import type { FindingGroup } from '../../../machines/report/finding-groups';
import type { Report } from '../../../machines/report/report';
import { OutcomeBadge } from '../../inspection/OutcomeBadge';
import { fig, panel } from '../../theme/base.css';
import { Choice } from '../../ui/controls/Choice';
import { codeTag } from '../../ui/figures/badges.css';
import { amountText, groupText, placesText } from '../finding-words';
import { entryOf, entryText, outcomeKind } from '../report-words';
import * as css from './ComparePage.css';

const tallied = ['fixed', 'same', 'new', 'worse'] as const satisfies readonly Difference[];

/** How many findings changed in which way, with their names, and the tests that now have a verdict. */
export function Tally({ found, tests }: { found: readonly ComparedFinding[]; tests: readonly ComparedTest[] }) {
  const rows = tallied.map((difference) => ({
    difference,
    names: found.filter((one) => one.difference === difference).map(({ code, check }) => code ?? checkOf(check).name),
  }));
  const known = tests.filter(({ difference }) => difference === 'known').map(({ check }) => checkOf(check).name);
  return (
    <dl className={css.tally}>
      {[...rows, { difference: 'known' as const, names: known }].map(({ difference, names }) => (
        <div key={difference}>
          <dt>{compareTexts.tally[difference]}</dt>
          <dd>
            <span className={`${fig} ${css.count}`}>{names.length}</span>
            {list([...new Set(names)])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly before: Report;
  readonly after: Report;
  readonly tests: readonly ComparedTest[];
  readonly found: readonly ComparedFinding[];
}

/** What was fixed, what is new and what stays, by finding or by test. */
export function Changes({ before, after, tests, found }: Props) {
  const [rows, setRows] = useState<'findings' | 'tests'>('findings');
  return (
    <section className={css.section} aria-labelledby="changed">
      <div className={css.sectionHead}>
        <h2 id="changed">{compareTexts.changed}</h2>
        <Choice
          label={compareTexts.rows}
          look="hidden"
          options={[
            { id: 'findings' as const, name: compareTexts.findings },
            { id: 'tests' as const, name: compareTexts.allTests(tests.length) },
          ]}
          value={rows}
          onChange={setRows}
        />
      </div>
      <ul className={panel}>
        {rows === 'findings' && found.length === 0 && <li className={css.nothing}>{compareTexts.nothing}</li>}
        {rows === 'findings'
          ? found.map((one) => (
              <FindingRow key={`${one.check} ${one.code} ${one.difference}`} row={one} before={before} after={after} />
            ))
          : tests.map(({ check, before: was, after: is, difference }) => (
              <Row
                key={check}
                check={check}
                difference={difference}
                before={<Half badge={was && outcomeKind(was)}>{was && entryText(was)}</Half>}
                after={<Half badge={is && outcomeKind(is)}>{is && entryText(is)}</Half>}
              />
            ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly check: ComparedTest['check'];
  readonly code?: ReactNode;
  readonly difference: Difference;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

function Row({ check, code, difference, before, after }: RowProps) {
  return (
    <li className={css.row}>
      <span className={`${fig} ${css.number}`}>{numberOf(checkOf(check))}</span>
      <span className={css.name}>
        <b>{checkOf(check).name}</b>
        {code}
      </span>
      <div className={css.half}>
        <span className={css.halfName}>{compareTexts.before}</span>
        {before}
      </div>
      <span className={css.way[difference]}>
        {compareTexts.differences[difference]}
        <span className={css.sign} aria-hidden="true">
          {difference === 'same' || difference === 'none' ? '=' : '→'}
        </span>
      </span>
      <div className={css.half}>
        <span className={css.halfName}>{compareTexts.after}</span>
        {after}
      </div>
    </li>
  );
}

function Half({ badge, children }: { badge: ReturnType<typeof outcomeKind>; children: ReactNode }) {
  return (
    <>
      {badge ? <OutcomeBadge outcome={badge} /> : <span>{outcomeNames['not-run']}</span>}
      <p>{children}</p>
    </>
  );
}

function FindingRow({ row, before, after }: { row: ComparedFinding; before: Report; after: Report }) {
  const { check, code, difference } = row;
  return (
    <Row
      check={check}
      code={code && <code className={codeTag}>{code}</code>}
      difference={difference}
      before={<Found group={row.before} row={row} report={before} />}
      after={<Found group={row.after} row={row} report={after} />}
    />
  );
}

interface FoundProps {
  readonly group: FindingGroup | null;
  readonly row: ComparedFinding;
  readonly report: Report;
}

/** What one report says about a finding: what and where, or the test's result instead. */
function Found({ group, row: { check, code }, report }: FoundProps) {
  if (!group) {
    const entry = entryOf(report, check);
    const outcome = entry ? outcomeKind(entry) : null;
    if (code === null) return <Half badge={outcome}>{entry && entryText(entry)}</Half>;
    // The verdict of the test refers to something else that it found.
    if (outcome === 'fail' || outcome === 'warning') return <p className={css.alone}>{compareTexts.notFound}</p>;
    return <Half badge={outcome}>{outcome === 'pass' ? compareTexts.notFound : compareTexts.notTested}</Half>;
  }
  const { title } = groupText(group, report);
  const places = placesText(group, report);
  return (
    <Half badge={group.verdict}>
      {title}
      <span className={`${fig} ${css.places}`}>{[places, amountText(group.findings)].filter(Boolean).join(', ')}</span>
    </Half>
  );
}
