import type { ReactNode } from 'react';
import type { EvidenceTable } from '../../../machines/result';
import { Guide, type Passage, Passages, Signs, Steps } from '../layout/Guide';

/** The minimum evidence for each part of a test. It is the same table that the judgment uses. */
export function EvidenceList({ of }: { of: EvidenceTable }) {
  const rules = Object.values(of);
  return (
    <Guide title="What each part needs">
      <div>
        <Signs
          of={rules.map(({ name, needs, required }) => ({
            sign: required ? name : `${name} (optional)`,
            meaning: needs,
          }))}
        />
      </div>
    </Guide>
  );
}

interface Props {
  readonly title?: string;
  readonly steps: readonly string[];
  readonly evidence: EvidenceTable;
  /** Shown before the questions. */
  readonly children?: ReactNode;
  readonly questions: readonly Passage[];
}

/** The texts below a test. */
export function TestGuides({ title = 'How to test', steps, evidence, children, questions }: Props) {
  return (
    <>
      <Guide title={title}>
        <Steps of={steps} />
      </Guide>
      <EvidenceList of={evidence} />
      {children}
      <Guide title="Questions">
        <Passages of={questions} />
      </Guide>
    </>
  );
}
