import type { EvidenceTable } from '../../../machines/result';
import { Guide, Signs } from '../layout/Guide';

/** The least evidence of each part of a test, as the judgment itself has it. */
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
