import { type ReactNode, useId } from 'react';
import { drawTexts, sideNames } from '../../../content/ports';
import { portName } from '../../../machines/ports/run';
import { type Port, sides } from '../../../measure/ports/stops';
import * as css from './Ports.css';

interface Props {
  readonly ports: readonly Port[];
  /** Id of the port that is currently tested. */
  readonly turn?: string | undefined;
  /** The text below the name of a port. */
  readonly children: (port: Port, name: string) => ReactNode;
}

/** The device seen from above, with one list of ports for each side that has any. */
export function PortMap({ ports, turn, children }: Props) {
  const id = useId();
  return (
    <section className={css.map} aria-label={drawTexts.map}>
      {sides.map((side) => {
        const here = ports.filter((port) => port.side === side);
        return (
          <div key={side} className={css.mapSide[side]}>
            {(here.length > 0 || ports.length === 0) && (
              <p id={`${id}-${side}`} className={css.mapLabel}>
                {sideNames[side]}
              </p>
            )}
            {here.length > 0 && (
              <ul className={css.ports} aria-labelledby={`${id}-${side}`}>
                {here.map((port) => (
                  <li key={port.id} className={css.port} data-turn={port.id === turn || undefined}>
                    <b className={css.mapName}>{portName(port, ports)}</b>
                    {children(port, portName(port, ports))}
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
      <svg className={css.device} viewBox="0 0 120 90" aria-hidden="true">
        <rect className={css.outline} x="4" y="4" width="112" height="82" rx="4" />
        <path className={css.keys} d="M16 18h88M16 28h88M16 38h88M16 48h88" />
        <rect className={css.outline} x="42" y="58" width="36" height="20" rx="2" />
      </svg>
    </section>
  );
}
