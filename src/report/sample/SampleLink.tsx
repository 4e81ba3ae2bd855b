import { sampleTexts } from '../../../content/sample';
import { ButtonLink } from '../../ui/controls/Button';
import { SAMPLE } from './sample';

export const SampleLink = () => <ButtonLink href={`/report#${SAMPLE}`}>{sampleTexts.see}</ButtonLink>;
