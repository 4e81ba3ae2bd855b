import { notFoundTexts } from '../../content/not-found';
import { notFoundTitle } from '../../content/pages';
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
        <span className={css.spoken}>404: </span>
        {notFoundTitle}
      </h1>
      <p className={lead}>{notFoundTexts.lead}</p>
      <ButtonLink look="solid" href="/">
        {notFoundTexts.back}
      </ButtonLink>
    </div>
  );
}
