import { privacyLead, privacySections, privacyTitle } from '../../content/legal/privacy';
import { dated } from '../../content/legal/section';
import { TextPage } from '../ui/layout/TextPage';

export default function Privacy() {
  return <TextPage title={privacyTitle} text={privacyLead} dated={dated} sections={privacySections} />;
}
