import { Link } from 'wouter';
import { numberOf } from '../../../content/catalogue';
import type { Verdict } from '../../../machines/result';
import { illustrationOf } from '../../illustrations';
import type { ListedCheck } from '../../registry';
import { fig } from '../../theme/base.css';
import { Arrow } from '../controls/Arrow';
import { verdictSigns, verdictWords } from '../results/VerdictBadge';
import * as css from './SmallCells.css';

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
        <section key={heading} className={css.group[checks.length as keyof typeof css.group]} aria-label={heading}>
          <h3 className={css.heading}>{heading}</h3>
          <ul className={css.cells}>
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
  const Illustration = illustrationOf(check.id);
  const verdict = tested.get(check.id);
  return (
    <li className={css.cell}>
      <div className={css.well}>{Illustration && <Illustration />}</div>
      <Link className={css.row} href={check.path}>
        <span className={`${fig} ${css.number}`}>{numberOf(check)}</span>
        <b className={css.name}>{check.name}</b>
        <span className={css.end}>
          {verdict ? (
            <svg className={css.sign} viewBox="0 0 12 12" role="img" aria-label={verdictWords[verdict]}>
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
