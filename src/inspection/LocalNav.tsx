import { Link } from 'wouter';
import { localLinks, localNav } from '../../content/local-nav';
import * as css from './inspection.css';

/** Navigation between the pages of the inspection: a new inspection, earlier reports, and reports from others. */
export function LocalNav({ here }: { here?: (typeof localLinks)[number]['path'] }) {
  return (
    <nav className={css.nav} aria-label={localNav}>
      {localLinks.map(({ path, name }) => (
        <Link key={path} href={path} className={css.link} aria-current={path === here ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
