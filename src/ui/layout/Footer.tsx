import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { contact, footerTests, sampleReport, site } from '../../../content/site';
import { checksByKind, sitePages } from '../../registry';
import { mark } from '../../theme/base.css';
import * as css from './frame.css';

const pages = sitePages
  .filter((page) => page.menu === 'first' || page.menu === 'footer')
  .map(({ path, title }) => ({ path, title }));
pages.splice(2, 0, { path: '/report#sample', title: sampleReport });
const builtIn = new Date().getFullYear();

export function Footer() {
  // The page may be read in a later year than it was prerendered in. Correcting the year after hydration avoids a
  // mismatch.
  const [year, setYear] = useState<number | null>(null);
  useEffect(() => setYear(new Date().getFullYear()), []);

  return (
    <footer className={css.foot}>
      <div className={css.inner}>
        <div className={css.grid}>
          <div>
            <Link className={css.brand} href="/">
              <span className={mark} aria-hidden="true" />
              {site.name}
            </Link>
            <p className={css.about}>{site.footer}</p>
          </div>
          <nav aria-label={footerTests} className={css.tests}>
            {checksByKind.map(({ kind, checks }) => (
              <div key={kind}>
                <h2 className={css.footerHeading}>{kind}</h2>
                <ul className={css.columns}>
                  {checks.map(({ id, name, path }) => (
                    <li key={id}>
                      <Link className={css.footerLink} href={path}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <nav aria-label={site.name}>
            <h2 className={css.footerHeading}>{site.name}</h2>
            <ul className={css.columns}>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link className={css.footerLink} href={page.path}>
                    {page.title}
                  </Link>
                </li>
              ))}
              <li>
                <a className={css.footerLink} href={`mailto:${site.email}`}>
                  {contact}
                </a>
              </li>
            </ul>
          </nav>
        </div>
        <div className={css.base}>
          <span>{site.tagline}</span>
          <span suppressHydrationWarning>
            © {year ?? builtIn} {site.name}
          </span>
        </div>
      </div>
    </footer>
  );
}
