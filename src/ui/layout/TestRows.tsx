import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { numberOf } from '../../../content/catalogue';
import { savedVerdict } from '../../browser/storage/saved-results';
import { illustrationOf } from '../../illustrations';
import type { ListedCheck } from '../../registry';
import { fig, panel } from '../../theme/base.css';
import { VerdictBadge } from '../results/VerdictBadge';
import * as css from './SuiteGrid.css';

/** Tests as rows in one ruled panel, two in a row where there is room. */
export function TestRows({ checks }: { checks: readonly ListedCheck[] }) {
  return (
    <ul className={`${panel} ${css.rows}`}>
      {checks.map((check) => (
        <Row key={check.id} check={check} />
      ))}
    </ul>
  );
}

const never = () => () => undefined;

function Row({ check }: { check: ListedCheck }) {
  const Illustration = illustrationOf(check.id);
  const verdict = useSyncExternalStore(
    never,
    () => savedVerdict(check.id),
    () => null,
  );
  return (
    <li className={css.row}>
      <div className={css.rowsWell}>{Illustration && <Illustration />}</div>
      <div>
        <h4 className={css.name}>
          <span className={`${fig} ${css.rowsNumber}`}>{numberOf(check)}</span>
          <Link className={css.link} href={check.path}>
            {check.name}
          </Link>
        </h4>
        <p className={css.rowsSummary}>{check.summary}</p>
      </div>
      {verdict && <VerdictBadge status={verdict} />}
    </li>
  );
}
