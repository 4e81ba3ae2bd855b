import { useEffect, useRef } from 'react';
import { hero, technicians, testCard, trustedBy } from '../../../content/home';
import { site } from '../../../content/site';
import { withUnit } from '../../../content/words';
import type { Size } from '../../../measure/screen/screen-facts';
import type { Renderer } from '../../../renderers/renderer';
import type { TestCardSettings } from '../../../renderers/test-card/test-card.renderer';
import { whenIdle } from '../../browser/frames/idle';
import { hidden, lead, wrap } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/basic.css';
import * as css from './Hero.css';

/** The live test card, drawn for this screen after hydration. Its plate shows this screen's device pixels. */
function TestCard() {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let gone = false;
    let card: Renderer<TestCardSettings> | undefined;
    let rate: number | null = null;
    let stopClock: (() => void) | undefined;
    // A change of screen, scale or zoom also fires a resize event.
    const refresh = () => card?.update({ plate: plate() });
    let plate = () => '';
    // Neither is needed for the first click. The card is loaded before its rate.
    const cancelCard = whenIdle(() => {
      Promise.all([
        import('../../../renderers/test-card/test-card.renderer'),
        import('../../browser/screen/screen-facts'),
      ]).then(([{ mountTestCard }, { screenPixels }]) => {
        if (gone || !host.current) return;
        plate = () => plateText(screenPixels(), rate);
        card = mountTestCard(host.current, { plate: plate(), name: site.name });
        addEventListener('resize', refresh);
      }, console.error);
    });
    const cancelClock = whenIdle(() => {
      import('../../browser/screen/screen-rate').then(({ watchRate }) => {
        if (gone) return;
        stopClock = watchRate((found) => {
          rate = found.rate;
          refresh();
        });
      }, console.error);
    });

    return () => {
      gone = true;
      cancelCard();
      cancelClock();
      stopClock?.();
      removeEventListener('resize', refresh);
      card?.dispose();
    };
  }, []);

  return <div ref={host} className={css.card} role="img" aria-label={testCard.label} />;
}

/** The screen's device pixels, and its rate once it is known. */
function plateText({ width, height }: Size, rate: number | null): string {
  const size = withUnit(`${width} × ${height}`, 'px');
  return rate === null ? size : `${size} ${withUnit(Math.round(rate), 'Hz')}`;
}

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
            <li>{trustedBy(site.claims.users)}</li>
            <li>{technicians(site.claims.technicians)}</li>
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
