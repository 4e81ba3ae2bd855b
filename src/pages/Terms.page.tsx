import { dated } from '../../content/legal/section';
import { termsLead, termsSections, termsTitle } from '../../content/legal/terms';
import { TextPage } from '../ui/layout/TextPage';

export default function Terms() {
  return <TextPage title={termsTitle} text={termsLead} dated={dated} sections={termsSections} />;
}
