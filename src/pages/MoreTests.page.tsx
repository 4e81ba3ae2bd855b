import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { type CheckId, numberOf } from '../../content/catalogue';
import { allTestsTexts, moreCards, moreTests, moreTexts, testingTips } from '../../content/more-tests';
import { savedVerdict } from '../browser/storage/saved-results';
import { illustrations } from '../illustrations/illustrations';
import * as nav from '../inspection/inspection.css';
import { checks, checksByKind, type ListedCheck } from '../registry';
import { fig, hidden, panel, wrap } from '../theme/base.css';
import { VerdictBadge } from '../ui/figures/VerdictBadge';
import { PageHead } from '../ui/layout/PageHead';
import { SuiteGrid } from '../ui/layout/SuiteGrid';
import * as grid from '../ui/layout/SuiteGrid.css';
import * as css from './MoreTests.css';

const existing = (ids: readonly CheckId[]) => ids.flatMap((id) => checks.find((check) => check.id === id) ?? []);
const listed = existing(moreTests);
const anchorOf = (kind: string) => kind.toLowerCase().replaceAll(' ', '-');

/** The index of further screen tests. */
export default function MoreTests() {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead
        title={moreTexts.title}
        text={moreTexts.lead}
        action={
          <nav className={nav.nav} aria-label={allTestsTexts.heading}>
            {checksByKind.map(({ kind }) => (
              <a key={kind} className={nav.link} href={`#${anchorOf(kind)}`}>
                {kind}
              </a>
            ))}
          </nav>
        }
      />
      {listed.length > 0 && (
        <section aria-labelledby="tests">
          <h2 id="tests" className={hidden}>
            {moreTexts.tests}
          </h2>
          <SuiteGrid checks={listed} perRow={3} />
        </section>
      )}
      <section className={css.section} aria-labelledby="all">
        <h2 id="all">{allTestsTexts.heading}</h2>
        {checksByKind.map(({ kind, checks }) => (
          <section key={kind} id={anchorOf(kind)} className={css.group} aria-label={kind}>
            <h3 className={css.kind}>
              {kind} <span className={`${fig} ${css.count}`}>{checks.length}</span>
            </h3>
            <TestRows checks={checks} />
          </section>
        ))}
      </section>
      <ul className={css.cards}>
        {moreCards.map(({ name, text, items }) => (
          <li key={name} className={css.card}>
            <h2 className={css.name}>{name}</h2>
            <p className={css.text}>{text}</p>
            <Items of={items} />
          </li>
        ))}
      </ul>
      <section className={css.tips}>
        <h2>{testingTips.heading}</h2>
        {testingTips.lists.map(({ name, items }) => (
          <div key={name}>
            <h3>{name}</h3>
            <Items of={items} />
          </div>
        ))}
      </section>
    </div>
  );
}

function Items({ of }: { of: readonly string[] }) {
  return (
    <ul className={css.items}>
      {of.map((item) => (
        <li key={item} className={css.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Tests as rows in one ruled panel, two in a row where there is room. */
function TestRows({ checks }: { checks: readonly ListedCheck[] }) {
  return (
    <ul className={`${panel} ${grid.rows}`}>
      {checks.map((check) => (
        <Row key={check.id} check={check} />
      ))}
    </ul>
  );
}

const never = () => () => undefined;

function Row({ check }: { check: ListedCheck }) {
  const Illustration = illustrations[check.id];
  const verdict = useSyncExternalStore(
    never,
    () => savedVerdict(check.id),
    () => null,
  );
  return (
    <li className={grid.row}>
      <div className={grid.rowsWell}>
        <Illustration />
      </div>
      <div>
        <h4 className={grid.name}>
          <span className={`${fig} ${grid.rowsNumber}`}>{numberOf(check)}</span>
          <Link className={grid.link} href={check.path}>
            {check.name}
          </Link>
        </h4>
        <p className={grid.rowsSummary}>{check.summary}</p>
      </div>
      {verdict && <VerdictBadge status={verdict} />}
    </li>
  );
}
