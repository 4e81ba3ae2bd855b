import { aboutLead, aboutSections, aboutTexts } from '../../content/legal/about';
import { wrap } from '../theme/base.css';
import { ButtonLink } from '../ui/controls/Button';
import { fillRow } from '../ui/controls/basic.css';
import { Guide } from '../ui/layout/Guide';
import { PageHead } from '../ui/layout/PageHead';
import { Sections } from '../ui/layout/Sections';
import * as css from './TextPage.css';

export default function About() {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title={aboutTexts.title} text={aboutLead} />
      <Sections of={aboutSections} />
      <Guide title={aboutTexts.tryIt}>
        <div className={fillRow}>
          <ButtonLink look="solid" href="/screen-test">
            {aboutTexts.start}
          </ButtonLink>
          <ButtonLink href="/more-tests">{aboutTexts.more}</ButtonLink>
        </div>
      </Guide>
    </div>
  );
}
