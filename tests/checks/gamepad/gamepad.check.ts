import type { PadSample } from '../../../measure/gamepad/reading';
import { stopClock } from '../../e2e/waits';
import { noted, pressing } from '../../kit/check';
import { holdCalls } from '../../kit/held-calls';
import { TestPage } from '../../kit/test-page';

declare global {
  interface Window {
    /** What the browser shows from now on, frame by frame. The last frame stays. */
    padFrames: (readonly PadSample[])[];
  }
}

/** Replaces the browser's pads by those of a test. Runs in the page. */
function stubPads() {
  window.padFrames = [[]];
  const actuator = { playEffect: () => window.held('rumble'), reset: async () => undefined };
  Navigator.prototype.getGamepads = () => {
    const frames = window.padFrames;
    const samples = (frames.length > 1 ? frames.shift() : frames[0]) ?? [];
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
export class GamepadPage extends TestPage {
  readonly path = '/gamepad-test';
  readonly state = this.page.getByRole('region', { name: 'Gamepad', exact: true }).getByRole('status').first();

  /** A part in the table that fills while the test runs. */
  part(name: string) {
    return this.page.getByRole('list', { name: 'Parts' }).getByRole('listitem').filter({ hasText: name }).first();
  }

  async openWithStubs() {
    await holdCalls(this.page);
    await this.page.addInitScript(stubPads);
    await this.page.goto(this.path);
    await stopClock(this.page);
  }

  /** Shows these pads from now on. */
  async show(...pads: readonly PadSample[]) {
    await this.play([pads]);
    await this.page.clock.runFor(300);
  }

  /** Plays frames, and lets the page take them all. Times of changes are left to the page's clock. */
  async play(frames: readonly (readonly PadSample[])[]) {
    await this.#showNext(frames);
    await this.page.clock.runFor(FRAME_MS * (frames.length + 2));
  }

  /** Takes every pad away, without letting time pass. */
  clear() {
    return this.#showNext([[]]);
  }

  #showNext(frames: readonly (readonly PadSample[])[]) {
    const plain = frames.map((pads) => pads.map((pad) => ({ ...pad, stamp: 0 })));
    return this.page.evaluate((given) => {
      window.padFrames = given;
    }, plain as PadSample[][]);
  }

  /** Says that a pad is there, as a browser does at its first press. */
  connect() {
    return this.page.evaluate(() => {
      dispatchEvent(new Event('gamepadconnected'));
    });
  }
}

export default noted(
  'synthetic',
  'No engine here has a gamepad. Its sticks and buttons are proved from generated traces.',
  pressing('Start Test', 'Show Result'),
);
