import { type EventObject, fromCallback } from 'xstate';
import type { PortsEvent } from '../../../machines/ports/ports.machine';
import { openBattery } from './battery';

/** Interval between readings even if the level does not change, so that sleep of the computer shows as a gap. */
const READ_MS = 10_000;

/**
 * Sends BATTERY immediately, on every change and every few seconds, and SIGNAL when the charger is plugged in or out.
 */
export const charger = fromCallback<EventObject>(({ sendBack }) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const send = (event: PortsEvent) => sendBack(event);
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
  // Without access to the battery there is no level and no charger signal. The page says so.
  watch().catch((error) => console.error(error));
  return () => stopped.abort();
});
