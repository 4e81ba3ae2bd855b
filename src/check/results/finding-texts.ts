import type { FindingText } from '../../../content/finding-texts';
import type { FindingCode } from '../../../content/findings';

const files = import.meta.glob<Readonly<Record<string, FindingText>>>('../../../content/finding-texts/*.ts', {
  eager: true,
  import: 'default',
});

/** The texts of every code. They are long, so only the pages of findings and reports load them. */
export const findingTexts = Object.assign({}, ...Object.values(files)) as Readonly<Record<FindingCode, FindingText>>;
