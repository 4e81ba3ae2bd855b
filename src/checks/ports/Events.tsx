import { timeOfDay } from '../../../content/dates';
import { changeNames, eventsTexts, sourceNames } from '../../../content/ports';
import { capital } from '../../../content/words';
import { stopName } from '../../../machines/ports/run';
import { type Port, stopsOf } from '../../../measure/ports/stops';
import type { Heard } from '../../../measure/ports/walk';
import { fig } from '../../theme/base.css';
import * as css from './Ports.css';

/** Number of events shown, the latest first. */
const MAX_SHOWN_EVENTS = 8;

/** What the browser reported, event by event. */
export function Events({ log, ports }: { log: readonly Heard[]; ports: readonly Port[] }) {
  const stops = stopsOf(ports);
  return (
    <section className={css.side} aria-labelledby="port-events">
      <h2 id="port-events" className={css.title}>
        {eventsTexts.title}
      </h2>
      {log.length === 0 ? (
        <p className={css.none}>{eventsTexts.none}</p>
      ) : (
        <ol className={css.events}>
          {log
            .slice(-MAX_SHOWN_EVENTS)
            .map((heard) => {
              const stop = stops.find(({ id }) => id === heard.stop);
              return (
                <li key={heard.number} className={css.event}>
                  <span className={fig}>{timeOfDay(new Date(heard.at))}</span>
                  <span>
                    <b className={css.what}>
                      {capital(sourceNames[heard.source])} {changeNames[heard.change]}
                    </b>
                    {heard.name && <span className={css.from}>{heard.name}</span>}
                    {stop && <span className={css.from}>{stopName(stop, ports)}</span>}
                  </span>
                </li>
              );
            })
            .reverse()}
        </ol>
      )}
    </section>
  );
}
