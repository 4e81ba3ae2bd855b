import { Link } from 'wouter';
import { numberOf, startTest } from '../../../content/catalogue';
import { verdictNames } from '../../../content/verdict-names';
import type { Verdict } from '../../../machines/result';
import { illustrations } from '../../illustrations/illustrations';
import type { ListedCheck } from '../../registry';
import { fig, tag } from '../../theme/base.css';
import { Arrow } from '../controls/Arrow';
import { useTip } from '../feedback/tooltip';
import { VerdictBadge } from '../figures/VerdictBadge';
import * as css from './SuiteGrid.css';

interface Props {
  /** As many as fill the rows of two and of `perRow`. */
  readonly checks: readonly ListedCheck[];
  /** Cells in a full row. With three, the illustration is on the left. */
  readonly perRow: 3 | 4;
  /** The verdicts of the tests that are done, by id. */
  readonly tested?: ReadonlyMap<string, Verdict>;
  /** What stands beside each verdict, by id. */
  readonly notes?: ReadonlyMap<string, string> | undefined;
}

/** Cards for the given checks, in one ruled panel without gaps. */
export function SuiteGrid({ checks, perRow, tested, notes }: Props) {
  return (
    <ul className={css.grid}>
      {checks.map((check) => (
        <Cell
          key={check.id}
          check={check}
          perRow={perRow}
          verdict={tested?.get(check.id)}
          note={notes?.get(check.id)}
        />
      ))}
    </ul>
  );
}

interface CellProps {
  readonly check: ListedCheck;
  readonly perRow: 3 | 4;
  /** Undefined if it was not done. */
  readonly verdict: Verdict | undefined;
  readonly note: string | undefined;
}

function Cell({ check, perRow, verdict, note }: CellProps) {
  const tip = useTip(check.tip ?? '');
  const Illustration = illustrations[check.id];
  return (
    <li className={`${css.cell} ${css.ofRow[perRow]}`}>
      <div className={css.well}>
        <Illustration />
      </div>
      <div className={css.body}>
        <h3 className={css.heading}>
          <span className={`${fig} ${css.number}`}>{numberOf(check)}</span>
          {check.name}
          {check.badge && <span className={`${tag} ${css.badge}`}>{check.badge}</span>}
        </h3>
        <p className={css.summary}>{check.summary}</p>
      </div>
      <Link
        ref={tip.ref}
        className={css.start}
        href={check.path}
        aria-label={[`${startTest}: ${check.name}`, verdict && verdictNames[verdict], note].filter(Boolean).join(', ')}
        aria-describedby={tip.id}
      >
        {verdict ? <VerdictBadge status={verdict} /> : startTest}
        {note && <span className={`${fig} ${css.note}`}>{note}</span>}
        <Arrow className={css.arrow} />
      </Link>
      <span id={tip.id} hidden>
        {check.tip}
      </span>
    </li>
  );
}
