import { portKindNames, sideNames } from '../../../content/ports';
import type { PortKind, Side } from '../../../measure/ports/stops';
import { stopClock } from '../../e2e/waits';
import { noted, pressing } from '../../kit/check';
import { holdCalls } from '../../kit/held-calls';
import { TestPage } from '../../kit/test-page';

interface Listed {
  readonly kind: string;
  readonly deviceId: string;
  readonly label: string;
}

/** Stubs that the init script adds to the page, in place of devices, a battery and the browser's prompts. */
interface PortStubs {
  /** Changes the list of audio devices. */
  media(devices: readonly Listed[]): void;
  battery(level: number, charging: boolean): void;
  usb(type: 'connect' | 'disconnect', productName: string): void;
  gamepad(type: 'gamepadconnected' | 'gamepaddisconnected', id: string): void;
  /** Names of the prompts that the page requested. */
  readonly asked: string[];
}
declare global {
  interface Window {
    portStubs: PortStubs;
  }
}

export const speakers: Listed = { kind: 'audiooutput', deviceId: 'a', label: 'Speakers' };
export const headset: Listed = { kind: 'audiooutput', deviceId: 'h', label: 'Headset' };

/** Page object of the ports test. */
export class PortsPage extends TestPage {
  readonly path = '/ports-test';
  readonly state = this.page.getByRole('region', { name: 'Ports', exact: true }).getByRole('status').first();
  readonly question = this.page.getByRole('group', { name: 'Was the plug in?' });
  readonly map = this.page.getByRole('region', { name: 'Map of your device' });
  readonly events = this.page.getByRole('region', { name: 'Events' }).getByRole('listitem');

  /** The button on the map for a device that can be plugged into a port. */
  trial(port: string, trial: 'Plug' | 'Screen' | 'Charger') {
    return this.map.getByRole('button', { name: new RegExp(`^${port}, ${trial} `) });
  }

  async add(kind: PortKind, side: Side, charges = false) {
    await this.page.getByLabel('Kind').selectOption(portKindNames[kind]);
    await this.page.getByRole('radio', { name: sideNames[side] }).check();
    if (kind === 'usb-c') await this.page.getByLabel('The charger fits here').setChecked(charges);
    await this.button('Add Port').click();
  }

  /** Opens the page with all devices, prompts and time under the test's control. */
  async openWithStubs() {
    await holdCalls(this.page);
    await this.page.addInitScript((speakers) => {
      const media = Object.assign(new EventTarget(), { enumerateDevices: async () => list });
      let list: readonly unknown[] = [speakers];
      const battery = Object.assign(new EventTarget(), { level: 0.8, charging: true });
      const asked: string[] = [];
      const ask = (name: string) => () => {
        asked.push(name);
        return window.held('prompt');
      };
      const usb = Object.assign(new EventTarget(), { requestDevice: ask('usb') });
      const own = (on: object, name: string, value: unknown) =>
        Object.defineProperty(on, name, { configurable: true, get: () => value });
      own(navigator, 'mediaDevices', media);
      own(navigator, 'usb', usb);
      Object.assign(navigator, { getBattery: async () => battery, requestMIDIAccess: ask('midi') });
      Object.assign(window, { getScreenDetails: ask('screens') });
      Object.defineProperty(screen, 'isExtended', { get: () => false });
      window.portStubs = {
        asked,
        media(devices) {
          list = devices;
          media.dispatchEvent(new Event('devicechange'));
        },
        battery(level, charging) {
          const changes = [level !== battery.level && 'levelchange', charging !== battery.charging && 'chargingchange'];
          Object.assign(battery, { level, charging });
          for (const type of changes) if (type) battery.dispatchEvent(new Event(type));
        },
        usb: (type, productName) => usb.dispatchEvent(Object.assign(new Event(type), { device: { productName } })),
        gamepad: (type, id) => window.dispatchEvent(Object.assign(new Event(type), { gamepad: { id } })),
      };
    }, speakers);
    await this.page.clock.install({ time: new Date('2026-03-05T10:00:00Z') });
    await this.open();
    await stopClock(this.page);
  }

  media(...devices: Listed[]) {
    return this.page.evaluate((list) => window.portStubs.media(list), devices);
  }
  battery(level: number, charging: boolean) {
    return this.page.evaluate(([at, on]) => window.portStubs.battery(at as number, on as boolean), [level, charging]);
  }
}

export default noted(
  'synthetic',
  'Nothing can be plugged in here, so the port is skipped.',
  pressing('Add Port', 'Start Test', 'Skip', 'Show Result'),
);
