import { numberOf } from '../../../content/catalogue';
import { inspect } from '../../../content/home-below';
import { checks } from '../../registry';
import picture from '../../report/sample/sample-report.webp';
import { fig, lead, wrap } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/Button.css';
import * as css from './Below.css';
import { section } from './home.css';

/** What an inspection is, with the printed sample report. */
export function Inspect() {
  return (
    <section className={`${section} ${css.near}`} aria-labelledby="inspect-heading">
      <div className={wrap}>
        <div className={css.plate}>
          <div className={css.inspectText}>
            <h2 id="inspect-heading">{inspect.heading}</h2>
            <p className={lead}>{inspect.text}</p>
            <ul className={css.tests}>
              {checks
                .filter(({ id }) => inspect.checks.some((wanted) => wanted === id))
                .map((check) => (
                  <li key={check.id}>
                    <span className={fig}>{numberOf(check)}</span>
                    {check.name}
                  </li>
                ))}
            </ul>
            <div className={fillRow}>
              <ButtonLink look="solid" href="/inspection">
                {inspect.start}
              </ButtonLink>
              <ButtonLink href="/report#sample">{inspect.sample}</ButtonLink>
            </div>
          </div>
          <div className={css.well}>
            <img className={css.paper} src={picture} width={794} height={640} loading="lazy" alt={inspect.picture} />
          </div>
        </div>
      </div>
    </section>
  );
}
