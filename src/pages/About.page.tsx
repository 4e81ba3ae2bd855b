import { aboutLead, aboutSections, aboutTexts } from '../../content/legal/about';
import { ButtonLink } from '../ui/controls/Button';
import { fillRow } from '../ui/controls/basic.css';
import { Guide } from '../ui/layout/Guide';
import { TextPage } from '../ui/layout/TextPage';

export default function About() {
  return (
    <TextPage title={aboutTexts.title} text={aboutLead} sections={aboutSections}>
      <Guide title={aboutTexts.tryIt}>
        <div className={fillRow}>
          <ButtonLink look="solid" href="/screen-test">
            {aboutTexts.start}
          </ButtonLink>
          <ButtonLink href="/more-tests">{aboutTexts.more}</ButtonLink>
        </div>
      </Guide>
    </TextPage>
  );
}
