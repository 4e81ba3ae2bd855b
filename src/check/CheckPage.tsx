import type { ReactNode, Ref } from 'react';
import { type CheckId, checkOf } from '../../content/catalogue';
import { type PageTexts, pageTitles } from '../../content/passages';
import type { EvidenceTable } from '../../machines/result';
import { Disclosure } from '../ui/controls/Disclosure';
import { page } from '../ui/layout/frame.css';
import { Guide, Passages, Signs, Steps } from '../ui/layout/Guide';
import { PageHead } from '../ui/layout/PageHead';

interface HeadProps {
  readonly check: CheckId;
  readonly texts: PageTexts;
  /** The page's main button. */
  readonly action?: ReactNode;
  /** Set if the heading takes focus. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** The head of a test's page: the test's number and name, what it does, and its main button. */
export function CheckHead({ check, texts, ...rest }: HeadProps) {
  return (
    <PageHead check={check} title={texts.title ?? pageTitles.page(checkOf(check).name)} text={texts.lead} {...rest} />
  );
}

interface GuidesProps {
  readonly texts: PageTexts;
  /** The minimum evidence for each part, the table that the judgment uses. The last answer shows it. */
  readonly evidence: EvidenceTable;
  /** Guides of this test alone, before the questions. */
  readonly guides?: ReactNode;
}

/** The texts below a test. */
export function CheckGuides({ texts, evidence, guides }: GuidesProps) {
  const { stepsTitle = pageTitles.steps, signsTitle = pageTitles.signs, signs, guidance } = texts;
  const rules = Object.values(evidence);
  return (
    <>
      <Guide title={stepsTitle}>
        <Steps of={texts.steps} />
      </Guide>
      {signs && (
        <Guide title={signsTitle}>
          <Signs of={signs} />
        </Guide>
      )}
      {guidance && (
        <Guide title={pageTitles.guidance}>
          <Passages of={guidance} />
        </Guide>
      )}
      {guides}
      <Guide title={pageTitles.questions}>
        <Passages of={texts.questions}>
          <Disclosure title={pageTitles.evidence} isWide>
            <Signs
              of={rules.map(({ name, needs, required }) => [required ? name : pageTitles.optional(name), needs])}
            />
          </Disclosure>
        </Passages>
      </Guide>
    </>
  );
}

interface Props extends HeadProps, GuidesProps {
  readonly className?: string;
  /** The test itself. */
  readonly children: ReactNode;
  /** Shown after the questions. */
  readonly last?: ReactNode;
}

/** The page of a test: head, the test itself, and its texts. */
export function CheckPage({ texts, evidence, guides, className, children, last, ...head }: Props) {
  return (
    <div className={className ? `${page} ${className}` : page}>
      <CheckHead texts={texts} {...head} />
      {children}
      <CheckGuides texts={texts} evidence={evidence} guides={guides} />
      {last}
    </div>
  );
}
