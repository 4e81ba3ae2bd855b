import { Link } from 'wouter';
import type { CheckId } from '../../../content/catalogue';
import { numberOf } from '../../../content/catalogue';
import { audiences } from '../../../content/home-below';
import { checks } from '../../registry';
import { fig, sectionHead, wrap } from '../../theme/base.css';
import { Arrow } from '../../ui/controls/Arrow';
import * as css from './Below.css';
import { section } from './home.css';

const MAX_CHECKS_PER_AUDIENCE = 4;

/** The first of these checks that exist, at most `MAX_CHECKS_PER_AUDIENCE`. */
const firstOf = (ids: readonly CheckId[]) =>
  ids.flatMap((id) => checks.find((check) => check.id === id) ?? []).slice(0, MAX_CHECKS_PER_AUDIENCE);

export function PerfectFor() {
  return (
    <section className={section} aria-labelledby="people-heading">
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 id="people-heading">Perfect For</h2>
        </div>
        <ul className={css.people}>
          {audiences.map(({ name, text, checks: wanted }) => (
            <li key={name} className={css.person}>
              <h3>{name}</h3>
              <p className={css.perfectText}>{text}</p>
              <ul className={css.route}>
                {firstOf(wanted).map((check) => (
                  <li key={check.id}>
                    <Link className={css.perfectLink} href={check.path}>
                      <span className={`${fig} ${css.perfectNumber}`}>{numberOf(check)}</span>
                      {check.name}
                      <Arrow width={14} />
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
