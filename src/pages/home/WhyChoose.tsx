import { why } from '../../../content/home-below';
import { site } from '../../../content/site';
import { fig, wrap } from '../../theme/base.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import * as css from './Below.css';
import { section } from './home.css';

export function WhyChoose() {
  return (
    <section className={section} aria-labelledby="why-heading">
      <div className={`${wrap} ${css.why}`}>
        <h2 id="why-heading">Why Choose {site.name}</h2>
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
          {site.claims && <p className={css.claims}>Used by {site.claims.technicians} technicians.</p>}
        </div>
      </div>
    </section>
  );
}
