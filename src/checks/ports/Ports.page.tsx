import { useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import {
  batteryTexts,
  drawTexts,
  portKindNames,
  portsIssues,
  portsNotice,
  portsPageTexts,
  radioLead,
  radioTitle,
  radioWays,
  sideNames,
} from '../../../content/ports';
import { evidence } from '../../../machines/ports/evidence';
import { MAX_PORTS, type PortsActor, type PortsEvent, portsMachine } from '../../../machines/ports/ports.machine';
import { isCharging, type PortKind, portKinds, type Side, sides } from '../../../measure/ports/stops';
import { charger } from '../../browser/device/charger';
import { plugs, portsSupport } from '../../browser/device/plugs';
import { screens } from '../../browser/screen/screens';
import { wakeLock } from '../../browser/screen/wake-lock';
import { CheckPage } from '../../check/CheckPage';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { hidden, panel, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { SelectField, TextField } from '../../ui/controls/Field';
import { checkbox } from '../../ui/controls/Field.css';
import { Form } from '../../ui/controls/Form';
import { RunButton } from '../../ui/controls/RunButton';
import { Guide, Signs } from '../../ui/layout/Guide';
import { IssueList } from '../../ui/layout/IssueList';
import { Live } from './Live';
import { PortMap } from './PortMap';
import * as css from './Ports.css';

const machine = portsMachine.provide({ actors: { plugs, battery: charger, screens, wakeLock } });

/** How to check what no browser reports. */
const radio = (
  <Guide title={radioTitle}>
    <div>
      <p className={css.lead}>{radioLead}</p>
      <Signs of={radioWays} />
    </div>
  </Guide>
);

export default function PortsPage() {
  const { actor, ended, start } = useCheckActor('ports', machine);
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const isEmpty = useSelector(actor, ({ context }) => context.ports.length === 0);
  const form = useId();
  if (ended) return <Results {...ended} />;
  const onAction = () => {
    if (running) actor.send({ type: 'FINISH', at: Date.now() });
    else actor.send({ type: 'START', at: Date.now(), support: portsSupport() });
  };
  return (
    <CheckPage
      check="ports"
      texts={portsPageTexts}
      evidence={evidence}
      guides={radio}
      className={css.buttons}
      action={
        isEmpty && !running ? (
          <Button type="submit" form={form} look="solid" size="large">
            {drawTexts.add}
          </Button>
        ) : (
          <RunButton ref={start} running={running} canStart onClick={onAction} />
        )
      }
    >
      {running ? <Live actor={actor} /> : <Drawing actor={actor} form={form} />}
      {!running && (
        <IssueList of={portsIssues} className={css.issues}>
          <p className={`${small} ${soft}`}>{portsNotice}</p>
        </IssueList>
      )}
    </CheckPage>
  );
}

const MAX_NAME_LENGTH = 40;
const kinds = portKinds.map((id) => ({ id, name: portKindNames[id] }));
const sideOptions = sides.map((id) => ({ id, name: sideNames[id] }));
/** Most laptop chargers today have this plug. */
const mayCharge = (kind: PortKind) => kind === 'usb-c';

/**
 * Lets the person build the map: add the ports of the device, and remove them. The first port is added by a button in
 * the page's head, which submits the form by its id.
 */
function Drawing({ actor, form }: { actor: PortsActor; form: string }) {
  const ports = useSelector(actor, ({ context }) => context.ports);
  const [kind, setKind] = useState<PortKind>('usb-c');
  const [side, setSide] = useState<Side>('left');
  const [name, setName] = useState('');
  const [charges, setCharges] = useState(true);
  const title = useRef<HTMLHeadingElement>(null);
  const isFull = ports.length >= MAX_PORTS;

  const onSubmit = () => {
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
    <section className={`${panel} ${css.draw}`} aria-label={evidence.ports.name}>
      <Form id={form} className={css.form} onSubmit={onSubmit} autoComplete="off">
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
      </Form>
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

type Rule = Extract<PortsEvent, { type: 'CONTINUE' }>['rule'];

/** The result of the ports test: one row for each port, the rates, and how to check what a browser cannot report. */
function Results(ended: Ended<PortsActor>) {
  const { actor, result } = ended;
  const hasBattery = useSelector(actor, ({ context }) => context.support.battery);
  return (
    <ResultPage
      {...ended}
      onMissing={({ rule }) => actor.send({ type: 'CONTINUE', rule: rule as Rule })}
      aside={
        <>
          <ResultFigures result={result} />
          {hasBattery && (
            <div className={css.more}>
              <Button look="quiet" onClick={() => actor.send({ type: 'CONTINUE', rule: 'rate' })}>
                {batteryTexts.watch}
              </Button>
            </div>
          )}
        </>
      }
    >
      {radio}
    </ResultPage>
  );
}
