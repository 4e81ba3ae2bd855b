import { type EventObject, fromCallback } from 'xstate';
import type { PortsEvent } from '../../../machines/ports/ports.machine';
import { openBattery } from './battery';

/** Between two readings of a level that does not change, so that a sleep of the computer shows as a gap. */
const READ_MS = 10_000;

/** Sends BATTERY at once, on every change and every few seconds, and SIGNAL when the charger comes and goes. */
export const charger = fromCallback<EventObject>(({ sendBack }) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const send = (event: PortsEvent) => {
    if (!signal.aborted) sendBack(event);
  };
  const watch = async () => {
    const battery = await openBattery();
    if (!battery || signal.aborted) return;
    const read = () =>
      send({
        type: 'BATTERY',
        reading: { at: Date.now(), level: Math.round(battery.level * 1e4) / 1e4, charging: battery.charging },
      });
    const onCharging = () => {
      const change = battery.charging ? 'in' : 'out';
      send({ type: 'SIGNAL', signal: { source: 'charger', change, name: '', at: Date.now() } });
      read();
    };
    battery.addEventListener('chargingchange', onCharging, { signal });
    battery.addEventListener('levelchange', read, { signal });
    const timer = setInterval(read, READ_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    read();
  };
  // A battery that the browser does not open shows no level and no charger, which the page says.
  watch().catch((error) => console.error(error));
  return () => stopped.abort();
});
