import { Link } from 'wouter';
import { type CheckId, catalogue, numberOf } from '../../../content/catalogue';
import { allTestsTexts as texts } from '../../../content/more-tests';
import { verdictNames } from '../../../content/verdict-names';
import { saidBefore, savedVerdict } from '../../browser/storage/saved-results';
import { checks, checksByKind } from '../../registry';
import { fig } from '../../theme/base.css';
import { linkish } from '../controls/Linkish.css';
import { verdictSigns } from '../figures/VerdictBadge';
import * as css from './AllTests.css';

export interface AllTestsProps {
  readonly id: string;
  /** Path of the page that is shown. */
  readonly path: string;
  readonly onChoose: () => void;
}

const makeReport = () => void import('../../check/results/download-result').then(({ downloadAll }) => downloadAll());

/** All tests by what they are for, with what each said in this tab. */
export function AllTests({ id, path, onChoose }: AllTestsProps) {
  const verdicts = new Map(catalogue.map(({ id }) => [id as string, savedVerdict(id)]));
  const tested = checks.filter(({ id }) => verdicts.get(id)).length;
  const next = checks.toSorted((a, b) => a.number - b.number).find(({ id }) => !verdicts.get(id));
  return (
    // Safari does not focus a pressed link, but the nearest element that can have the focus.
    <div id={id} className={css.sheet} tabIndex={-1}>
      <div className={css.groups}>
        {checksByKind.map(({ kind, checks }) => (
          <section key={kind} className={css.group} aria-label={kind}>
            <p className={css.kind}>{kind}</p>
            <ul className={css.rows}>
              {checks.map(({ id: check, name, number, path: href }) => {
                const verdict = verdicts.get(check as CheckId);
                return (
                  <li key={check}>
                    <Link
                      className={css.row}
                      href={href}
                      aria-current={href === path ? 'page' : undefined}
                      onClick={onChoose}
                    >
                      <span className={`${fig} ${css.number}`}>{numberOf({ number })}</span>
                      {name}
                      {verdict && (
                        <svg className={css.sign} viewBox="0 0 12 12" role="img" aria-label={verdictNames[verdict]}>
                          <path d={verdictSigns[verdict]} />
                        </svg>
                      )}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <div className={css.foot}>
        <p>{texts.tested(tested, checks.length)}</p>
        {tested > 0 && next && (
          <Link className={css.way} href={next.path} onClick={onChoose}>
            {texts.next(next.name)}
          </Link>
        )}
        {checks.some(({ id }) => saidBefore(id)) && (
          <button type="button" className={`${linkish} ${css.way}`} onClick={makeReport}>
            {texts.report}
          </button>
        )}
        <Link className={css.way} href="/more-tests" onClick={onChoose}>
          {texts.pictures}
        </Link>
      </div>
    </div>
  );
}
