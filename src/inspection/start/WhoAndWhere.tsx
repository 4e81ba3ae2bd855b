import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { factLabels, startTexts } from '../../../content/inspection-start';
import { TextField } from '../../ui/controls/Field';
import type { InspectionActor } from '../actor';
import { form } from './DeviceForm.css';
import * as css from './WhoAndWhere.css';

const names = ['company', 'address', 'technician', 'site'] as const;
/** Autofill tokens for the fields. */
const known = { company: 'organization', address: 'street-address', technician: 'name', site: 'off' } as const;

/** Who tests and where, as one line that opens into its fields. */
export function WhoAndWhere({ actor }: { actor: InspectionActor }) {
  const facts = useSelector(actor, ({ context }) => context.inspection.facts);
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) fields.current?.querySelector('input')?.focus();
  }, [isOpen]);

  if (isOpen)
    return (
      <>
        <h2>{startTexts.who}</h2>
        <div ref={fields} className={form}>
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
      </>
    );

  const where = [facts.address].filter(Boolean).join(', ');
  const who = [facts.technician, facts.site].filter(Boolean).join(', ');
  const isKnown = names.some((name) => facts[name] !== '');
  return (
    <div className={css.who}>
      <p>
        {isKnown ? (
          <>
            <b>{facts.company}</b>
            {facts.company && where && ', '}
            {where}
            {(facts.company || where) && <br />}
            {who && `${who}. `}
            {startTexts.kept}
          </>
        ) : (
          startTexts.noneKept
        )}
      </p>
      <button type="button" className={css.linkish} onClick={() => setOpen(true)}>
        {startTexts.changeKept}
      </button>
    </div>
  );
}
