import { site } from '../../content/site';
import { lead } from '../theme/base.css';
import { ButtonLink } from '../ui/controls/Button';
import * as css from './NotFound.css';

export default function NotFound() {
  return (
    <div className={css.page}>
      <p className={css.readout} aria-hidden="true">
        404
      </p>
      <h1>
        <span className={css.spoken}>404: </span>Page not found
      </h1>
      <p className={lead}>The page you're looking for doesn't exist.</p>
      <ButtonLink look="solid" href="/">
        Return to {site.name}
      </ButtonLink>
    </div>
  );
}
