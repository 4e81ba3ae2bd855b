import { aboutLead, aboutSections } from '../../content/legal/about';
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
      <PageHead title="About" text={aboutLead} />
      <Sections of={aboutSections} />
      <Guide title="Try it">
        <div className={fillRow}>
          <ButtonLink look="solid" href="/screen-test">
            Start with the screen
          </ButtonLink>
          <ButtonLink href="/more-tests">More tests</ButtonLink>
        </div>
      </Guide>
    </div>
  );
}
