import { closing } from '../../../content/home-below';
import { site } from '../../../content/site';
import { exists } from '../../registry';
import { hidden } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/Button.css';
import * as css from './Below.css';

export function Closing() {
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
                <span className={hidden}> about {site.name}</span>
              </span>
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
