import { Link } from 'wouter';
import { localLinks } from '../../content/report-page';
import * as css from './inspection.css';

const name = 'Pages of the inspection';

/** Navigation between the pages of the inspection: a new inspection, earlier reports, and reports from others. */
export function LocalNav({ here }: { here?: (typeof localLinks)[number]['path'] }) {
  return (
    <nav className={css.nav} aria-label={name}>
      {localLinks.map(({ path, name }) => (
        <Link key={path} href={path} className={css.link} aria-current={path === here ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
