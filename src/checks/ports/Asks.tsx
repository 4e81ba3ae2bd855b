import { useSelector } from '@xstate/react';
import { askTexts } from '../../../content/ports';
import { type Askable, askables, type PortsSupport } from '../../../machines/ports/run';
import { Button } from '../../ui/controls/Button';
import type { PortsActor } from './actor';
import * as css from './Ports.css';

const has = (support: PortsSupport, what: Askable) =>
  what === 'screens' ? support.screens === 'listed' : support[what];

/** Permissions that let the browser report more. Each is requested only when its button is pressed. */
export function Asks({ actor }: { actor: PortsActor }) {
  const support = useSelector(actor, ({ context }) => context.support);
  const asked = useSelector(actor, ({ context }) => context.asked);
  return (
    <section className={css.section} aria-labelledby="port-asks">
      <div className={css.head}>
        <h2 id="port-asks" className={css.title}>
          {askTexts.title}
        </h2>
        <p className={css.text}>{askTexts.text}</p>
      </div>
      <ul className={css.asks}>
        {askables.map((what) => {
          const { button, text } = askTexts.items[what];
          const now = asked[what];
          return (
            <li key={what} className={css.ask}>
              <p className={css.text}>{text}</p>
              <span className={css.act}>
                <span className={css.now} role="status">
                  {now && askTexts[now]}
                </span>
                {has(support, what) ? (
                  <Button
                    onClick={() => actor.send(what === 'screens' ? { type: 'ASK_SCREENS' } : { type: 'ASK', what })}
                  >
                    {button}
                  </Button>
                ) : (
                  <span className={css.now}>{askTexts.missing}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
