import type { CameraFacts } from '../../../machines/webcam/camera-facts';
import { marked } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';
import { expect, type Page } from '../../e2e/test';
import { noted, toggle } from '../../kit/check';
import { opened, TestPage } from '../../kit/test-page';

/**
 * What a frame of the fake camera shows. `live` is noisy and brighter on the right. `still` gets brighter to the right,
 * over thirty columns at a time. `covered` is dark and noisy, with a bright cluster of 2 × 2 at 100, 60. `speckled` has
 * so many dark pixels that they do not count as faults.
 */
type Scene = 'live' | 'black' | 'covered' | 'still' | 'speckled';

/** A fake camera that the test controls. */
interface Double {
  devices: { deviceId: string; kind: string; label: string }[];
  readonly tracks: MediaStreamTrack[];
  /** Unanswered requests for a camera, newest last. */
  readonly requests: MediaStreamConstraints[];
  grant(facts: CameraFacts, capabilities: object): void;
  refuse(name: string, constraint?: string): void;
  /** Presents frames, `interval` ms apart. Each callback to the page stands for `step` of them. */
  frames(count: number, interval: number, scene: Scene, step: number): void;
  lose(): void;
  /** Answers a pending request: a change of settings, or a photo (null: it fails). */
  adjusted(): void;
  photographed(works: boolean): void;
  /** Whether a photo is pending. */
  readonly isEncoding: boolean;
}

declare global {
  interface Window {
    double: Double;
  }
}

/** Puts camera, frames and photos under the test's control, before the page's own scripts run. */
export async function stubCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Request {
      readonly constraints: MediaStreamConstraints;
      readonly resolve: (stream: MediaStream) => void;
      readonly reject: (error: unknown) => void;
    }
    const requests: Request[] = [];
    const tracks: MediaStreamTrack[] = [];
    const devices = [{ deviceId: 'desk', kind: 'videoinput', label: 'Desk camera' }];
    const scene = document.createElement('canvas');
    const waiting = new Map<number, VideoFrameRequestCallback>();
    let handle = 0;
    let presentedFrames = 0;
    let mediaTime = 0;
    let adjust: (() => void)[] = [];
    let photo: ((works: boolean) => void) | null = null;
    const noise = (most: number) => Math.floor(Math.random() * (most + 1));

    const paint = (kind: string) => {
      const { width, height } = scene;
      const context = scene.getContext('2d');
      const image = new ImageData(width, height);
      const pixels = new Uint32Array(image.data.buffer);
      for (let y = 0, i = 0; y < height; y++) {
        for (let x = 0; x < width; x++, i++) {
          const hot = x >= 100 && x < 102 && y >= 60 && y < 62;
          let code = 0;
          if (kind === 'live') code = 110 + noise(30) + Math.floor((x * 30) / width);
          if (kind === 'speckled') code = (x % 16 === 5 && y % 16 === 5 ? 120 : 215) + noise(8);
          if (kind === 'still') code = 110 + (x % 30);
          if (kind === 'covered') code = hot ? 240 : noise(12);
          pixels[i] = 0xff000000 + code * 0x10101;
        }
      }
      context?.putImageData(image, 0, 0);
    };
    const take = () => {
      const request = requests.pop();
      if (!request) throw new Error('Nobody asks for a camera');
      return request;
    };
    window.double = {
      devices,
      tracks,
      get requests() {
        return requests.map(({ constraints }) => constraints);
      },
      grant({ id, name, width, height, rate, facing }, capabilities) {
        [scene.width, scene.height] = [width, height];
        scene.getContext('2d');
        const stream = scene.captureStream(0);
        const settings: Record<string, unknown> = { deviceId: id, width, height, frameRate: rate, facingMode: facing };
        for (const name of Object.keys(capabilities)) settings[name] = 1;
        for (const track of stream.getVideoTracks()) {
          tracks.push(track);
          Object.defineProperty(track, 'label', { value: name });
          track.getSettings = () => settings as MediaTrackSettings;
          track.getCapabilities = () => capabilities;
          track.applyConstraints = async (constraints) => {
            await new Promise<void>((resolve) => adjust.push(resolve));
            Object.assign(settings, constraints?.advanced?.[0]);
          };
        }
        take().resolve(stream);
      },
      refuse(name, constraint) {
        take().reject(Object.assign(new DOMException('refused', name), constraint ? { constraint } : {}));
      },
      frames(count, interval, kind, step) {
        for (let i = 0; i < count; i += step) {
          mediaTime += (step * interval) / 1000;
          presentedFrames += step;
          paint(kind);
          const calls = [...waiting.values()];
          waiting.clear();
          for (const call of calls) call(0, { mediaTime, presentedFrames } as VideoFrameCallbackMetadata);
        }
      },
      lose() {
        for (const track of tracks) {
          if (track.readyState === 'ended') continue;
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      },
      adjusted() {
        for (const resolve of adjust) resolve();
        adjust = [];
      },
      photographed: (works) => {
        photo?.(works);
        photo = null;
      },
      get isEncoding() {
        return photo !== null;
      },
    };

    navigator.mediaDevices.getUserMedia = (constraints = {}) =>
      new Promise((resolve, reject) => requests.push({ constraints, resolve, reject }));
    navigator.mediaDevices.enumerateDevices = async () => window.double.devices as unknown as MediaDeviceInfo[];
    HTMLVideoElement.prototype.requestVideoFrameCallback = (call) => {
      handle += 1;
      waiting.set(handle, call);
      return handle;
    };
    HTMLVideoElement.prototype.cancelVideoFrameCallback = (id) => void waiting.delete(id);
    Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => scene.width });
    Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { get: () => scene.height });
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
      if (args[0] instanceof HTMLVideoElement) args[0] = scene;
      Reflect.apply(drawImage, this, args);
    };
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (this: HTMLCanvasElement, callback, type) {
      photo = (works) => (works ? toBlob.call(this, callback, type) : callback(null));
    };
  });
}

/** Page object of the webcam test. */
export class WebcamPage extends TestPage {
  readonly path = '/webcam-test';
  readonly bar = this.page.getByRole('region', { name: 'Camera' }).getByRole('status').first().locator('..');
  readonly rate = this.page.getByTestId('rate');
  readonly cameras = this.page.getByRole('combobox', { name: 'Camera' });
  readonly zoom = this.page.getByRole('slider', { name: 'Zoom' });
  readonly exposure = this.page.getByRole('slider', { name: 'Exposure compensation' });

  async startTest() {
    await this.release();
    await this.button('Start Test').click();
  }
  /** Starts the test and grants it the fake camera. */
  async startWith(camera: CameraFacts, capabilities: object = {}) {
    await this.startTest();
    await this.grant(camera, capabilities);
  }
  async grant(camera: CameraFacts, capabilities: object = {}) {
    await this.asked();
    await this.page.evaluate(([facts, more]) => window.double.grant(facts, more), [camera, capabilities] as const);
    await expect(this.bar).toContainText(/Camera on|Searching for pixels/);
  }
  async refuse(name: string, constraint?: string) {
    await this.asked();
    await this.page.evaluate(([error, wish]) => window.double.refuse(error, wish), [name, constraint] as const);
  }
  /** Waits until the page requests a camera. */
  async asked() {
    await this.page.waitForFunction(() => window.double.requests.length > 0, null, { polling: 10 });
  }
  frames(count: number, interval: number, scene: Scene, step = 1) {
    return this.page.evaluate(([many, apart, kind, each]) => window.double.frames(many, apart, kind, each), [
      count,
      interval,
      scene,
      step,
    ] as const);
  }
  /** Shows a scene for more than four seconds: the window of the frame rate, and the light that a pass needs. */
  show(scene: Scene, rate = 30) {
    const step = rate / 5;
    return this.frames(22 * step, 1000 / rate, scene, step);
  }
  async connect(...ids: readonly string[]) {
    await this.release();
    await this.page.evaluate((named) => {
      window.double.devices = named.map((id) => ({
        deviceId: id,
        kind: 'videoinput',
        label: `${id.charAt(0).toUpperCase()}${id.slice(1)} camera`,
      }));
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    }, ids);
    await expect(this.cameras).toHaveCount(ids.length > 1 ? 1 : 0);
  }

  /** Number of tracks that the page was given, and how many of them are still live. */
  tracks(): Promise<{ given: number; running: number }> {
    return this.page.evaluate(() => ({
      given: window.double.tracks.length,
      running: window.double.tracks.filter(({ readyState }) => readyState === 'live').length,
    }));
  }
  async expectDark() {
    await expect.poll(() => this.tracks()).toMatchObject({ running: 0 });
  }
}

export const desk: CameraFacts = { id: 'desk', name: 'Desk camera', width: 320, height: 240, rate: 30, facing: 'user' };

/** Opens the page with the fake camera. */
export async function openedWithStubs(page: Page): Promise<WebcamPage> {
  await stubCamera(page);
  return opened(WebcamPage, page);
}

/** Opens the page with the fake camera, starts the test, and waits until it has a verdict. */
export async function openedAndStarted(
  page: Page,
  facts: CameraFacts = desk,
  capabilities: object = {},
): Promise<WebcamPage> {
  const camera = await openedWithStubs(page);
  await camera.startWith(facts, capabilities);
  await camera.show('live');
  await expect(camera.bar).toContainText('Live');
  return camera;
}

export default noted(
  'synthetic',
  'The camera is one that the browser makes up.',
  toggle((person) => soon(() => marked(person, 'rate'), 'frames a second').toMatch(/\d/)),
);
