import { useSelector } from '@xstate/react';
import { type FormEvent, useRef, useState } from 'react';
import { drawTexts, portKindNames, sideNames } from '../../../content/ports';
import { MAX_PORTS } from '../../../machines/ports/ports.machine';
import { isCharging, type PortKind, portKinds, type Side, sides } from '../../../measure/ports/stops';
import { hidden, panel, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { SelectField, TextField } from '../../ui/controls/Field';
import { checkbox } from '../../ui/controls/Field.css';
import type { PortsActor } from './actor';
import { PortMap } from './PortMap';
import * as css from './Ports.css';

const MAX_NAME_LENGTH = 40;
const kinds = portKinds.map((id) => ({ id, name: portKindNames[id] }));
const sideOptions = sides.map((id) => ({ id, name: sideNames[id] }));
/** Most laptop chargers today have this plug. */
const mayCharge = (kind: PortKind) => kind === 'usb-c';

/**
 * Lets the person build the map: add the ports of the device, and remove them. The first port is added by a button in
 * the page's head, which submits the form by its id.
 */
export function Drawing({ actor, form }: { actor: PortsActor; form: string }) {
  const ports = useSelector(actor, ({ context }) => context.ports);
  const [kind, setKind] = useState<PortKind>('usb-c');
  const [side, setSide] = useState<Side>('left');
  const [name, setName] = useState('');
  const [charges, setCharges] = useState(true);
  const title = useRef<HTMLHeadingElement>(null);
  const isFull = ports.length >= MAX_PORTS;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFull) return;
    const port = { kind, side, name: name.trim(), charges: mayCharge(kind) && charges };
    actor.send({ type: 'ADD', port });
    setName('');
  };
  const onRemove = (port: string) => {
    actor.send({ type: 'REMOVE', port });
    // The focused button was removed with its port.
    title.current?.focus();
  };
  return (
    <section className={`${panel} ${css.draw}`} aria-label="Ports">
      <form id={form} className={css.form} onSubmit={onSubmit} autoComplete="off">
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {drawTexts.form}
        </h2>
        <SelectField label={drawTexts.kind} options={kinds} value={kind} onChange={setKind} />
        <Choice label={drawTexts.side} options={sideOptions} value={side} onChange={setSide} />
        <TextField
          label={drawTexts.name}
          name="port"
          placeholder={drawTexts.namePlaceholder}
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={setName}
        />
        {mayCharge(kind) && (
          <label className={checkbox}>
            <input type="checkbox" checked={charges} onChange={(event) => setCharges(event.target.checked)} />
            <span className={`${small} ${soft}`}>{drawTexts.charges}</span>
          </label>
        )}
        {ports.length > 0 && (
          <Button type="submit" aria-disabled={isFull}>
            {drawTexts.add}
          </Button>
        )}
      </form>
      <div className={css.main}>
        <PortMap ports={ports}>
          {(port, portName) => (
            <>
              {isCharging(port) && port.kind !== 'charging' && <p className={css.charges}>{drawTexts.charges}</p>}
              <button type="button" className={css.trial} onClick={() => onRemove(port.id)}>
                {drawTexts.remove} <span className={hidden}>{portName}</span>
              </button>
            </>
          )}
        </PortMap>
        <p className={css.note} role="status">
          {ports.length === 0 ? drawTexts.empty : isFull ? drawTexts.full : drawTexts.keep}
        </p>
      </div>
    </section>
  );
}
