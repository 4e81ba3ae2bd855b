import { Link } from 'wouter';
import { numberOf } from '../../../content/catalogue';
import { verdictNames } from '../../../content/verdict-names';
import type { Verdict } from '../../../machines/result';
import { illustrations } from '../../illustrations/illustrations';
import type { ListedCheck } from '../../registry';
import { fig } from '../../theme/base.css';
import { Arrow } from '../controls/Arrow';
import { verdictSigns } from '../figures/VerdictBadge';
import * as css from './SuiteGrid.css';

interface Props {
  readonly groups: readonly { readonly heading: string; readonly checks: readonly ListedCheck[] }[];
  /** The verdicts of the tests that are done, by id. */
  readonly tested: ReadonlyMap<string, Verdict>;
}

/** Tests that are needed less often: a picture and a name each, in groups side by side. */
export function SmallCells({ groups, tested }: Props) {
  return (
    <div className={css.groups}>
      {groups.map(({ heading, checks }) => (
        <section
          key={heading}
          className={css.smallGroup[checks.length as keyof typeof css.smallGroup]}
          aria-label={heading}
        >
          <h3 className={css.smallHeading}>{heading}</h3>
          <ul className={css.smallCells}>
            {checks.map((check) => (
              <Cell key={check.id} check={check} tested={tested} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Cell({ check, tested }: { check: ListedCheck; tested: Props['tested'] }) {
  const Illustration = illustrations[check.id];
  const verdict = tested.get(check.id);
  return (
    <li className={css.smallCell}>
      <div className={css.smallWell}>
        <Illustration />
      </div>
      <Link className={css.smallRow} href={check.path}>
        <span className={`${fig} ${css.smallNumber}`}>{numberOf(check)}</span>
        <b className={css.smallName}>{check.name}</b>
        <span className={css.end}>
          {verdict ? (
            <svg className={css.smallSign} viewBox="0 0 12 12" role="img" aria-label={verdictNames[verdict]}>
              <path d={verdictSigns[verdict]} />
            </svg>
          ) : (
            <Arrow className={css.arrow} />
          )}
        </span>
      </Link>
    </li>
  );
}
