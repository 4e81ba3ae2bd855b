import { useSelector } from '@xstate/react';
import { factLabels, startTexts } from '../../../content/inspection-start';
import { TextField } from '../../ui/controls/Field';
import type { InspectionActor } from '../actor';
import { Fold } from './Fold';
import { deviceForm } from './Start.css';

const names = ['technician', 'site', 'company', 'address'] as const;
/** Autofill tokens for the fields. */
const known = { company: 'organization', address: 'address-line1', technician: 'name', site: 'off' } as const;

/** Who tests and where. It stays the same for the next device. */
export function WhoAndWhere({ actor }: { actor: InspectionActor }) {
  const facts = useSelector(actor, ({ context }) => context.inspection.facts);
  const entered = names.map((name) => facts[name]).filter(Boolean);
  return (
    <Fold title={startTexts.who} told={`${entered.join(', ') || startTexts.whoTold}. ${startTexts.kept}`}>
      <div className={deviceForm}>
        {names.map((name) => (
          <TextField
            key={name}
            name={name}
            label={factLabels[name]}
            value={facts[name]}
            autoComplete={known[name]}
            onChange={(value) => actor.send({ type: 'FACTS', facts: { [name]: value }, at: Date.now() })}
          />
        ))}
      </div>
    </Fold>
  );
}
