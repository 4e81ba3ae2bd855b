import { Link } from 'wouter';
import { type CheckId, numberOf } from '../../../content/catalogue';
import { audiences, audiencesTitle, closing, usedBy, why, whyTitle } from '../../../content/home-below';
import { site } from '../../../content/site';
import { checks, exists } from '../../registry';
import { fig, hidden, section, sectionHead, wrap } from '../../theme/base.css';
import { Arrow } from '../../ui/controls/Arrow';
import { ButtonLink } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/basic.css';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import * as css from './Below.css';

function WhyChoose() {
  return (
    <section className={section} aria-labelledby="why-heading">
      <div className={`${wrap} ${css.why}`}>
        <h2 id="why-heading">{whyTitle}</h2>
        <div>
          <ul className={css.whySheet}>
            {why.map(({ name, figure, text }) => (
              <li key={name} className={css.whyRow}>
                <h3 className={css.whyName}>{name}</h3>
                <span className={`${fig} ${css.whyFigure}`}>{figure}</span>
                <p className={css.whyText}>{text}</p>
                {name === 'Verdicts' && (
                  <div className={css.badges}>
                    <VerdictBadge status="pass" />
                    <VerdictBadge status="inconclusive" />
                    <VerdictBadge status="warning" />
                    <VerdictBadge status="fail" />
                  </div>
                )}
              </li>
            ))}
          </ul>
          {site.claims && <p className={css.claims}>{usedBy(site.claims.technicians)}</p>}
        </div>
      </div>
    </section>
  );
}

const MAX_CHECKS_PER_AUDIENCE = 4;

/** The first of these checks that exist, at most `MAX_CHECKS_PER_AUDIENCE`. */
const firstOf = (ids: readonly CheckId[]) =>
  ids.flatMap((id) => checks.find((check) => check.id === id) ?? []).slice(0, MAX_CHECKS_PER_AUDIENCE);

function PerfectFor() {
  return (
    <section className={section} aria-labelledby="people-heading">
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 id="people-heading">{audiencesTitle}</h2>
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

function Closing() {
  return (
    <section className={css.closing} aria-labelledby="closing-heading">
      <div className={css.closingStrip} />
      <div className={css.inner}>
        <div>
          <h2 id="closing-heading" className={css.closingHeading}>
            {closing.heading}
          </h2>
          <p className={css.closingText}>{closing.text}</p>
        </div>
        <div className={fillRow}>
          <ButtonLink look="go" size="large" href="/screen-test">
            {closing.begin}
          </ButtonLink>
          {exists('/about') && (
            <ButtonLink size="large" href="/about">
              <span>
                {closing.more}
                <span className={hidden}>{closing.about}</span>
              </span>
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

export { Cards } from './Cards';

/** The texts and links below the tests. */
export function Below() {
  return (
    <>
      <WhyChoose />
      <PerfectFor />
      <Closing />
    </>
  );
}
