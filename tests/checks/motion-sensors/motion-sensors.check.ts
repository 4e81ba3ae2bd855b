import { motionTaskTexts } from '../../../content/motion-sensors';
import { figureOf } from '../../e2e/models/parts';
import { type CDPSession, expect, type Page } from '../../e2e/test';
import { stopClock } from '../../e2e/waits';
import { noted } from '../../kit/check';
import { holdCalls } from '../../kit/held-calls';
import { TestPage } from '../../kit/test-page';
import type { Sample } from './measure/device';

interface MotionStubs {
  /** Number of open sensor listeners. */
  listeners(): number;
  /** The duration of the last vibration that the page requested, in ms. */
  vibration: number | null;
  /** State of the site's permission; null: the browser does not support it. */
  permission: PermissionState | null;
  /**
   * Sends events to the page. The first one comes a frame after the last one of the previous call. null sends an event
   * without figures.
   */
  feed(samples: readonly Sample[] | null): void;
}
declare global {
  interface Window {
    motionStubs: MotionStubs;
  }
}

/** Page object of the motion sensor test. */
export class MotionSensorsPage extends TestPage {
  readonly path = '/motion-sensor-test';
  readonly panel = this.page.getByRole('region', { name: 'Motion sensors', exact: true });
  readonly state = this.panel.getByRole('status').first();

  task(task: keyof typeof motionTaskTexts) {
    return this.panel.getByRole('radio', { name: motionTaskTexts[task].name });
  }
  override figure(label: string) {
    return figureOf(this.panel, label);
  }

  override async open() {
    await super.open();
    await expect(this.state).not.toContainText('Checking');
  }

  /** Opens the page with the browser's calls and time under the test's control. */
  async openWithStubs() {
    await holdCalls(this.page);
    await this.page.addInitScript(() => {
      const types = ['devicemotion', 'deviceorientation', 'deviceorientationabsolute'];
      const open = new Set<{ type: string; listener: (event: unknown) => void }>();
      const add = window.addEventListener.bind(window);
      const take = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
        if (!types.includes(type)) return add(type, listener, options as AddEventListenerOptions);
        const isOnce = typeof options === 'object' && options.once === true;
        const call = (event: unknown) => {
          if (isOnce) open.delete(one);
          (listener as (event: unknown) => void)(event);
        };
        const one = { type, listener: call };
        open.add(one);
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => open.delete(one));
      };
      window.addEventListener = take as typeof window.addEventListener;
      Object.assign(DeviceMotionEvent, { requestPermission: () => window.held('permission') });
      Object.assign(DeviceOrientationEvent, { requestPermission: async () => 'granted' });
      Permissions.prototype.query = async () => {
        if (window.motionStubs.permission === null) throw new TypeError('no such permission');
        return { state: window.motionStubs.permission } as PermissionStatus;
      };
      Navigator.prototype.vibrate = (pattern) => {
        window.motionStubs.vibration = Number(pattern);
        return true;
      };
      MediaDevices.prototype.getUserMedia = () => window.held('camera');
      let last = 0;
      const send = (type: string, event: object) => {
        for (const one of [...open]) if (one.type === type) one.listener(event);
      };
      window.motionStubs = {
        listeners: () => [...open].filter(({ type }) => type === 'devicemotion').length,
        vibration: null,
        permission: 'granted',
        feed(samples) {
          const nothing = { x: null, y: null, z: null };
          if (!samples) send('devicemotion', { timeStamp: last, accelerationIncludingGravity: nothing });
          const shift = last + 16 - (samples?.[0]?.[0] ?? 0);
          for (const [at, [x, y, z], rates, heading] of samples ?? []) {
            last = at + shift;
            const [alpha, beta, gamma] = rates ?? [null, null, null];
            send('devicemotion', {
              timeStamp: last,
              accelerationIncludingGravity: { x, y, z },
              rotationRate: { alpha, beta, gamma },
            });
            if (heading !== null)
              send('deviceorientationabsolute', { timeStamp: last, absolute: true, alpha: (360 - heading) % 360 });
          }
        },
      };
    });
    await this.page.goto(this.path);
    await this.expectListeners(1);
    // Otherwise the machine's delays would pass while the test runs its assertions.
    await stopClock(this.page);
  }

  async expectListeners(count: number) {
    await expect.poll(() => this.page.evaluate(() => window.motionStubs.listeners())).toBe(count);
  }
  /** Sends events once the page listens. */
  async feed(samples: readonly Sample[] | null) {
    await this.expectListeners(1);
    await this.page.evaluate((all) => window.motionStubs.feed(all), samples);
  }
  async permit(permission: PermissionState | null) {
    await this.page.evaluate((state) => {
      window.motionStubs.permission = state;
    }, permission);
  }
}

/** The browser's own virtual sensors, with readings set by the test. */
export class VirtualSensors {
  private constructor(private readonly cdp: CDPSession) {}

  /** Grants the page access to sensors, and adds virtual ones for those that the computer lacks. */
  static async on(page: Page, origin: string) {
    await page.context().grantPermissions(['accelerometer', 'gyroscope', 'magnetometer'], { origin });
    const cdp = await page.context().newCDPSession(page);
    for (const type of ['accelerometer', 'linear-acceleration', 'gyroscope', 'absolute-orientation'] as const) {
      await cdp.send('Emulation.setSensorOverrideEnabled', { type, enabled: true, metadata: { available: true } });
    }
    return new VirtualSensors(cdp);
  }

  /** Acceleration in m/s², rotation rates in °/s, and a compass direction in degrees. The browser rounds them. */
  async read(force: readonly number[], rates: readonly number[], heading: number) {
    const xyz = ([x = 0, y = 0, z = 0]: readonly number[]) => ({ xyz: { x, y, z } });
    const half = (((360 - heading) / 2) * Math.PI) / 180;
    const readings = {
      accelerometer: xyz(force),
      'linear-acceleration': xyz([]),
      gyroscope: xyz(rates.map((rate) => (rate * Math.PI) / 180)),
      'absolute-orientation': { quaternion: { x: 0, y: 0, z: Math.sin(half), w: Math.cos(half) } },
    } as const;
    for (const [type, reading] of Object.entries(readings)) {
      // A virtual sensor exists only after the page has started to read it.
      await expect(async () => {
        await this.cdp.send('Emulation.setSensorOverrideReadings', {
          type: type as keyof typeof readings,
          reading,
        });
      }).toPass();
    }
  }
}

export default noted('cannot', 'A computer has no motion sensors. The test says so, and ends there.', (person) =>
  person.read(/This device has no motion sensors|This browser does not read motion sensors/),
);
