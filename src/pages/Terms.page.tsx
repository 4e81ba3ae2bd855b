import { dated } from '../../content/legal/section';
import { termsLead, termsSections } from '../../content/legal/terms';
import { wrap } from '../theme/base.css';
import { PageHead } from '../ui/layout/PageHead';
import { Sections } from '../ui/layout/Sections';
import * as css from './TextPage.css';

export default function Terms() {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title="Terms of Service" text={termsLead} />
      <p className={css.dated}>Last updated: {dated}</p>
      <Sections of={termsSections} />
    </div>
  );
}
