import { privacyLead, privacySections, privacyTitle } from '../../content/legal/privacy';
import { dated } from '../../content/legal/section';
import { wrap } from '../theme/base.css';
import { PageHead } from '../ui/layout/PageHead';
import { Sections } from '../ui/layout/Sections';
import * as css from './TextPage.css';

export default function Privacy() {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title={privacyTitle} text={privacyLead} />
      <p className={css.dated}>{dated}</p>
      <Sections of={privacySections} />
    </div>
  );
}
