import type { ReactNode } from 'react';
import type { Passages as PassageTexts } from '../../../content/passages';
import type { EvidenceTable } from '../../../machines/result';
import { Disclosure } from '../controls/Disclosure';
import { Guide, Passages, Signs, Steps } from '../layout/Guide';

/** Questions about a test. The last answer is the minimum evidence for each part, the table that the judgment uses. */
export function Questions({ of, evidence }: { of: PassageTexts; evidence: EvidenceTable }) {
  const rules = Object.values(evidence);
  return (
    <Guide title="Questions">
      <Passages of={of}>
        <Disclosure title="What does each part need?" isWide>
          <Signs of={rules.map(({ name, needs, required }) => [required ? name : `${name} (optional)`, needs])} />
        </Disclosure>
      </Passages>
    </Guide>
  );
}

interface Props {
  readonly title?: string;
  readonly steps: readonly string[];
  readonly evidence: EvidenceTable;
  /** Shown before the questions. */
  readonly children?: ReactNode;
  readonly questions: PassageTexts;
}

/** The texts below a test. */
export function TestGuides({ title = 'How to test', steps, evidence, children, questions }: Props) {
  return (
    <>
      <Guide title={title}>
        <Steps of={steps} />
      </Guide>
      {children}
      <Questions of={questions} evidence={evidence} />
    </>
  );
}
