import { Link } from 'wouter';
import type { Check } from '../../../content/catalogue';
import type { Verdict } from '../../../machines/result';
import { illustrationOf } from '../../illustrations';
import { fig, tag } from '../../theme/base.css';
import { Arrow } from '../controls/Arrow';
import { useTip } from '../feedback/tooltip';
import { VerdictBadge, verdictWords } from '../results/VerdictBadge';
import { numberOf, rowsOf } from './suite';
import * as css from './SuiteGrid.css';

interface Props {
  readonly checks: readonly Check[];
  /** Cells in a full row. The advanced tests use three, with the illustration on the left. */
  readonly perRow: 3 | 4;
  /** The verdicts of the tests that are done, by id. */
  readonly tested?: ReadonlyMap<string, Verdict>;
}

/** Cards for the given checks, in one ruled panel without gaps. */
export function SuiteGrid({ checks, perRow, tested }: Props) {
  const inRow = rowsOf(checks.length, perRow).flatMap((size) => Array<number>(size).fill(size));
  return (
    <ul className={css.grid}>
      {checks.map((check, index) => (
        <Cell
          key={check.id}
          check={check}
          perRow={perRow}
          inRow={inRow[index] ?? 1}
          alone={index === checks.length - 1 && checks.length % 2 === 1}
          verdict={tested?.get(check.id)}
        />
      ))}
    </ul>
  );
}

interface CellProps {
  readonly check: Check;
  readonly perRow: 3 | 4;
  /** Number of cells in its row at full width. */
  readonly inRow: number;
  /** Whether it is alone in its row in the two-column layout. */
  readonly alone: boolean;
  /** Undefined if it was not done. */
  readonly verdict: Verdict | undefined;
}

function Cell({ check, perRow, inRow, alone, verdict }: CellProps) {
  const tip = useTip(check.tip);
  const Illustration = illustrationOf(check.id);
  const form = perRow === 3 ? 'third' : 'upright';
  const layout = [
    css.inRowOf[inRow as keyof typeof css.inRowOf],
    css.formAtFull[inRow > 2 ? form : inRow === 2 && perRow === 3 ? 'square' : 'half'],
    css.inPairs[alone ? 'alone' : 'pair'],
    css.formInPairs[alone ? 'half' : form],
    ...(perRow === 3
      ? [
          css.inTriples[inRow as keyof typeof css.inTriples],
          css.formInTriples[inRow === 1 ? 'half' : inRow === 2 ? 'third' : 'upright'],
        ]
      : []),
  ];
  return (
    <li className={[css.cell, ...layout].join(' ')}>
      <div className={css.well}>{Illustration && <Illustration />}</div>
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
        aria-label={`Start test: ${check.name}${verdict ? `, ${verdictWords[verdict]}` : ''}`}
        aria-describedby={tip.id}
      >
        {verdict ? <VerdictBadge status={verdict} /> : 'Start test'}
        <Arrow className={css.arrow} />
      </Link>
      <span id={tip.id} hidden>
        {check.tip}
      </span>
    </li>
  );
}
