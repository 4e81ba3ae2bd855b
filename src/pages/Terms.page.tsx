import { dated } from '../../content/legal/section';
import { termsLead, termsSections, termsTitle } from '../../content/legal/terms';
import { wrap } from '../theme/base.css';
import { PageHead } from '../ui/layout/PageHead';
import { Sections } from '../ui/layout/Sections';
import * as css from './TextPage.css';

export default function Terms() {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title={termsTitle} text={termsLead} />
      <p className={css.dated}>{dated}</p>
      <Sections of={termsSections} />
    </div>
  );
}
