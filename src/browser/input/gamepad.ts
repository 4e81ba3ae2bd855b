import { fromCallback, fromPromise } from 'xstate';
import type { GamepadEvent } from '../../../machines/gamepad/gamepad.machine';
import type { PadSample } from '../../../measure/gamepad/reading';
import { Gamepads } from '../../../measure/live/gamepads';

/** Time between two updates of the figures on the page. */
const REPORT_GAP_MS = 200;
/** The heavy motor, then the light one, in ms. */
const MOTOR_MS = 1000;
const PAUSE_MS = 400;

/** Firefox has a list of actuators with one motor each. */
interface Pad extends Gamepad {
  readonly hapticActuators?: readonly { pulse(value: number, ms: number): Promise<unknown> }[];
}

/** A page that is not allowed to read gamepads gets an error, and one without HTTPS may get no such method. */
function padsNow(): readonly Pad[] {
  try {
    return navigator.getGamepads().filter((pad) => pad?.connected) as Pad[];
  } catch {
    return [];
  }
}

/** Whether this browser shows gamepads to this page. While pages are prerendered there is no browser. */
export function padSupport(): { readonly isSupported: boolean } {
  if (typeof navigator === 'undefined') return { isSupported: true };
  try {
    navigator.getGamepads();
    return { isSupported: true };
  } catch {
    return { isSupported: false };
  }
}

const sampleOf = (pad: Pad): PadSample => ({
  index: pad.index,
  id: pad.id,
  isStandard: pad.mapping === 'standard',
  canRumble: Boolean(pad.vibrationActuator ?? pad.hapticActuators?.length),
  stamp: pad.timestamp,
  axes: pad.axes,
  buttons: pad.buttons.map(({ value }) => value),
});

/** Waits until a pad is there. Browsers tell of one that was connected before only at its first press. */
export const padPresence = fromPromise<{ at: number }>(async ({ signal }) => {
  if (padsNow().length === 0) {
    await new Promise((resolve) => addEventListener('gamepadconnected', resolve, { once: true, signal }));
  }
  return { at: Date.now() };
});

/** Connects the pads to their collector, so that samples reach the drawing without React. */
export class PadInput {
  readonly collector = new Gamepads();

  readonly pads = fromCallback(({ sendBack }) => {
    const { collector } = this;
    let frame = 0;
    let reported = 0;
    const look = (now: number) => {
      frame = requestAnimationFrame(look);
      collector.push(performance.now(), padsNow().map(sampleOf));
      if (now - reported < REPORT_GAP_MS) return;
      reported = now;
      sendBack({ type: 'PROGRESS', progress: collector.progress() } satisfies GamepadEvent);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  });

  /** Rumbles with one motor after the other. */
  readonly rumble = fromCallback(({ sendBack }) => {
    this.collector.isShaken = true;
    const { index } = this.collector.progress();
    const pad = padsNow().find((one) => one.index === index);
    const play = async (motor: 0 | 1) => {
      const [strongMagnitude, weakMagnitude] = motor === 0 ? [1, 0] : [0, 1];
      const effect = { duration: MOTOR_MS, strongMagnitude, weakMagnitude };
      if (pad?.vibrationActuator) await pad.vibrationActuator.playEffect('dual-rumble', effect);
      else {
        const motors = pad?.hapticActuators ?? [];
        await (motors[motor] ?? motors[0])?.pulse(1, MOTOR_MS);
      }
    };
    const failed = () => sendBack({ type: 'RUMBLE.FAILED' } satisfies GamepadEvent);
    play(0).catch(failed);
    const next = setTimeout(() => void play(1).catch(failed), MOTOR_MS + PAUSE_MS);
    return () => {
      this.collector.isShaken = false;
      clearTimeout(next);
      void pad?.vibrationActuator?.reset();
    };
  });
}
