import { Link } from 'wouter';
import type { Check } from '../../../content/catalogue';
import { otherTests } from '../../../content/home-below';
import { capital, list, lower } from '../../../content/words';
import { illustrationOf } from '../../illustrations';
import { fig, tag } from '../../theme/base.css';
import { Arrow } from '../controls/Arrow';
import { useTip } from '../feedback/tooltip';
import { numberOf, rowsOf } from './suite';
import * as css from './SuiteGrid.css';

interface Props {
  readonly checks: readonly Check[];
  /** Cells in a full row. The advanced tests use three, with the illustration on the left. */
  readonly perRow: 3 | 4;
  /** Further tests, three per row. One cell in the last row links to them, so that all cards have the same size. */
  readonly others?: readonly Check[];
}

/** Cards for the given checks, in one ruled panel without gaps. */
export function SuiteGrid({ checks, perRow, others = [] }: Props) {
  const hasOthers = others.length > 0;
  const inRow = rowsOf(checks.length, perRow).flatMap((size) => Array<number>(size).fill(size));
  return (
    <ul className={css.grid}>
      {checks.map((check, index) => (
        <Cell
          key={check.id}
          check={check}
          perRow={perRow}
          inRow={hasOthers ? perRow : (inRow[index] ?? 1)}
          alone={!hasOthers && index === checks.length - 1 && checks.length % 2 === 1}
        />
      ))}
      {hasOthers && <OthersCell checks={others} after={checks.length} />}
    </ul>
  );
}

/** Links to the tests that have no card here, and fills up the row. */
function OthersCell({ checks, after }: { checks: readonly Check[]; after: number }) {
  const places = (3 - (after % 3)) as keyof typeof css.places;
  const placesInPairs = (2 - (after % 2)) as keyof typeof css.placesInPairs;
  return (
    <li className={`${css.cell} ${css.places[places]} ${css.placesInPairs[placesInPairs]}`}>
      <div className={css.numbers} aria-hidden="true">
        {checks.map((check) => (
          <span key={check.id} className={fig}>
            {numberOf(check)}
          </span>
        ))}
      </div>
      <div className={css.body}>
        <h3 className={css.heading}>{otherTests.heading(checks.length)}</h3>
        <p className={css.summary}>{capital(list(checks.map(({ name }) => lower(name))))}.</p>
      </div>
      <Link className={css.start} href="/more-tests">
        {otherTests.link}
        <Arrow className={css.arrow} />
      </Link>
    </li>
  );
}

interface CellProps {
  readonly check: Check;
  readonly perRow: 3 | 4;
  /** Number of cells in its row at full width. */
  readonly inRow: number;
  /** Whether it is alone in its row in the two-column layout. */
  readonly alone: boolean;
}

function Cell({ check, perRow, inRow, alone }: CellProps) {
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
        aria-label={`Start test: ${check.name}`}
        aria-describedby={tip.id}
      >
        Start test
        <Arrow className={css.arrow} />
      </Link>
      <span id={tip.id} hidden>
        {check.tip}
      </span>
    </li>
  );
}
