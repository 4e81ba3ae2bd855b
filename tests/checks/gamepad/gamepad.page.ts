import type { PadSample } from '../../../measure/gamepad/reading';
import { rowOf } from '../../e2e/models/parts';
import type { Page } from '../../e2e/test';

/** In place of the browser's pads: what it shows from now on, frame by frame. */
interface PadStubs {
  /** The frames to come. The last one stays. */
  frames: (readonly PadSample[])[];
  /** Refuses the last rumble. */
  refuse(): void;
}
declare global {
  interface Window {
    padStubs: PadStubs;
  }
}

/** Replaces the browser's pads by those of a test. Runs in the page. */
function stubPads() {
  const stubs: PadStubs = { frames: [[]], refuse: () => undefined };
  window.padStubs = stubs;
  const actuator = {
    playEffect: () =>
      new Promise((_, reject) => {
        stubs.refuse = () => reject(new DOMException('', 'NotSupportedError'));
      }),
    reset: async () => undefined,
  };
  Navigator.prototype.getGamepads = () => {
    const samples = (stubs.frames.length > 1 ? stubs.frames.shift() : stubs.frames[0]) ?? [];
    return samples.map(({ index, id, isStandard, canRumble, stamp, axes, buttons }) => ({
      index,
      id,
      connected: true,
      mapping: isStandard ? 'standard' : '',
      timestamp: stamp,
      axes,
      buttons: buttons.map((value) => ({ value, pressed: value > 0.5, touched: value > 0 })),
      vibrationActuator: canRumble ? actuator : null,
    })) as unknown as Gamepad[];
  };
}

/** The time between two frames of the page's clock. */
const FRAME_MS = 16;

/** Page object of the gamepad test. */
export class GamepadPage {
  constructor(readonly page: Page) {}

  button(name: string | RegExp) {
    return this.page.getByRole('main').getByRole('button', { name });
  }
  get state() {
    return this.page.getByRole('region', { name: 'Gamepad', exact: true }).getByRole('status').first();
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Gamepad test results' });
  }
  /** A part in the table that fills while the test runs. */
  part(name: string) {
    return this.page.getByRole('list', { name: 'Parts' }).getByRole('listitem').filter({ hasText: name }).first();
  }
  row(name: string) {
    return rowOf(this.page, name).first();
  }

  async openWithStubs() {
    await this.page.addInitScript(stubPads);
    await this.page.clock.install({ time: new Date('2026-03-05T10:00:00Z') });
    await this.page.goto('/gamepad-test');
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + 1000);
  }

  /** Shows these pads from now on. */
  async show(...pads: readonly PadSample[]) {
    await this.play([pads]);
    await this.page.clock.runFor(300);
  }

  /** Plays frames, and lets the page take them all. Times of changes are left to the page's clock. */
  async play(frames: readonly (readonly PadSample[])[]) {
    const plain = frames.map((pads) => pads.map((pad) => ({ ...pad, stamp: 0 })));
    await this.page.evaluate((given) => {
      window.padStubs.frames = given;
    }, plain as PadSample[][]);
    await this.page.clock.runFor(FRAME_MS * (frames.length + 2));
  }

  /** Takes every pad away, without letting time pass. */
  clear() {
    return this.page.evaluate(() => {
      window.padStubs.frames = [[]];
    });
  }

  /** Says that a pad is there, as a browser does at its first press. */
  connect() {
    return this.page.evaluate(() => {
      dispatchEvent(new Event('gamepadconnected'));
    });
  }
}
