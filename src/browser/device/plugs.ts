import { fromCallback } from 'xstate';
import type { PortsEvent } from '../../../machines/ports/ports.machine';
import type { DeviceOrder, PortsSupport } from '../../../machines/ports/run';
import { deviceName, type MediaEntry, mediaSignals, type SignalSource } from '../../../measure/ports/signals';
import { inTime } from '../in-time';
import { askForCapture } from '../media/ask-permissions';
import { canListScreens, screenCountIsKnown } from '../screen/screens';
import { hasBatteryStatus } from './battery';

/** https://wicg.github.io/webusb/ and https://wicg.github.io/webhid/ are missing from TypeScript's DOM library. */
interface Devices extends EventTarget {
  requestDevice(options: { readonly filters: readonly [] }): Promise<unknown>;
}
interface PlugNavigator {
  readonly usb?: Devices;
  readonly hid?: Devices;
}
interface DeviceEvent extends Event {
  readonly device?: { readonly productName?: string | null };
}

type Tell = (source: SignalSource, change: 'in' | 'out', name: string | null | undefined) => void;

/** The ways in which this browser reports plugged devices. Does not prompt. */
export function portsSupport(): PortsSupport {
  const { usb, hid } = navigator as PlugNavigator;
  return {
    media: Boolean(navigator.mediaDevices),
    usb: Boolean(usb),
    hid: Boolean(hid),
    gamepad: 'getGamepads' in navigator,
    midi: 'requestMIDIAccess' in navigator,
    battery: hasBatteryStatus(),
    screens: canListScreens() ? 'listed' : screenCountIsKnown() ? 'counted' : 'none',
  };
}

/** Watches audio and video devices. The browser only reports that something changed, not what. */
function watchMedia(signal: AbortSignal, send: (event: PortsEvent) => void) {
  const media: MediaDevices | undefined = navigator.mediaDevices;
  const list = async (): Promise<readonly MediaEntry[]> => (media ? inTime(media.enumerateDevices()) : []);
  let known: Promise<readonly MediaEntry[]> = list().catch(() => []);
  const look = () => {
    const at = Date.now();
    // Run one after the other, so that each list is compared with the previous one.
    known = known.then(async (before) => {
      const after = await list().catch(() => before);
      for (const found of mediaSignals(before, after, at)) send({ type: 'SIGNAL', signal: found });
      return after;
    });
  };
  media?.addEventListener('devicechange', look, { signal });
  return {
    /** Reads the list again without sending signals. Returns whether the browser now names microphones. */
    async learn() {
      known = list().catch(() => []);
      return (await known).some(({ kind, label }) => kind === 'audioinput' && label !== '');
    },
  };
}

/** Watches the USB and HID devices that the person allowed. */
function watchDevices(devices: Devices | undefined, source: SignalSource, signal: AbortSignal, tell: Tell) {
  const listen = (type: string, change: 'in' | 'out') =>
    devices?.addEventListener(type, (event) => tell(source, change, (event as DeviceEvent).device?.productName), {
      signal,
    });
  listen('connect', 'in');
  listen('disconnect', 'out');
}

/**
 * Has the browser ask for MIDI access, and watches the ports. A port also sends an event when it is opened, which is
 * ignored here.
 */
async function watchMidi(signal: AbortSignal, tell: Tell): Promise<boolean> {
  const access = await navigator.requestMIDIAccess();
  const states = new Map([...access.inputs.values(), ...access.outputs.values()].map(({ id, state }) => [id, state]));
  access.addEventListener(
    'statechange',
    (event) => {
      const { port } = event as MIDIConnectionEvent;
      if (!port || states.get(port.id) === port.state) return;
      states.set(port.id, port.state);
      tell('midi', port.state === 'connected' ? 'in' : 'out', port.name);
    },
    { signal },
  );
  return true;
}

/**
 * Sends SIGNAL for every device that the browser reports. On ASK it has the browser ask for access, directly from the
 * click, and sends ASKED with the answer.
 */
export const plugs = fromCallback<DeviceOrder>(({ sendBack, receive }) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const send = (event: PortsEvent) => sendBack(event);
  const tell: Tell = (source, change, name) =>
    send({ type: 'SIGNAL', signal: { source, change, name: deviceName(name), at: Date.now() } });
  const { usb, hid } = navigator as PlugNavigator;
  const media = watchMedia(signal, send);
  watchDevices(usb, 'usb', signal, tell);
  watchDevices(hid, 'hid', signal, tell);
  addEventListener('gamepadconnected', ({ gamepad }) => tell('gamepad', 'in', gamepad.id), { signal });
  addEventListener('gamepaddisconnected', ({ gamepad }) => tell('gamepad', 'out', gamepad.id), { signal });

  const choose = async (devices: Devices | undefined) => {
    const chosen = await devices?.requestDevice({ filters: [] });
    // If the person chose nothing, WebHID returns an empty list and WebUSB rejects.
    return Array.isArray(chosen) ? chosen.length > 0 : Boolean(chosen);
  };
  const ways: Readonly<Record<DeviceOrder['what'], () => Promise<boolean>>> = {
    media: async () => {
      await askForCapture({ audio: true, video: false });
      return media.learn();
    },
    usb: () => choose(usb),
    hid: () => choose(hid),
    midi: () => watchMidi(signal, tell),
  };
  receive(({ what }) => {
    ways[what]().then(
      (isAllowed) => send({ type: 'ASKED', what, isAllowed }),
      () => send({ type: 'ASKED', what, isAllowed: false }),
    );
  });
  return () => stopped.abort();
});
