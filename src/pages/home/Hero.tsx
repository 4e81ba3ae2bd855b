import { hero, testCard } from '../../../content/home';
import { site } from '../../../content/site';
import { hidden, lead, wrap } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/Button.css';
import { TestCard } from './TestCard';
import * as css from './Hero.css';

const { circle, steps, lines, blacks } = testCard.signs;

export function Hero() {
  return (
    <section className={css.hero}>
      <div className={wrap}>
        <div className={css.grid}>
          <div className={css.text}>
            <div>
              <h1 className={css.heading}>{hero.heading}</h1>
              <p className={`${lead} ${css.leadText}`}>{hero.lead}</p>
            </div>
            <div>
              <div className={fillRow}>
                <ButtonLink look="go" size="large" href="/screen-test">
                  {hero.start}
                </ButtonLink>
                <ButtonLink size="large" href="#all-tests">
                  {hero.all}
                </ButtonLink>
              </div>
              <ul className={css.facts}>
                {hero.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </div>
          </div>
          <figure>
            <TestCard />
            <figcaption>
              <p className={hidden}>{testCard.howTo}</p>
              <ul className={css.signs}>
                <li className={css.sign}>
                  <svg className={css.picture} viewBox="0 0 24 24" fill="none" aria-hidden="true">
                    <circle cx="12" cy="12" r="10.5" stroke="currentColor" strokeWidth="2" />
                  </svg>
                  <Words {...circle} />
                </li>
                <li className={css.sign}>
                  <span className={css.steps} />
                  <Words {...steps} />
                </li>
                <li className={css.sign}>
                  <span className={css.lines} />
                  <Words {...lines} />
                </li>
                <li className={css.sign}>
                  <span className={css.blacks} />
                  <Words {...blacks} />
                </li>
              </ul>
            </figcaption>
          </figure>
        </div>
        {site.claims && (
          <ul className={css.claims}>
            <li>Trusted by {site.claims.users} users</li>
            <li>{site.claims.technicians} technicians</li>
          </ul>
        )}
      </div>
    </section>
  );
}

function Words({ name, text }: { name: string; text: string }) {
  return (
    <span className={css.signText}>
      <b className={css.signName}>{name}</b>
      {text}
    </span>
  );
}
