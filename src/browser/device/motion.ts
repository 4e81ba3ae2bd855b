import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { MotionEvent } from '../../../machines/motion-sensors/motion-sensors.machine';
import type { Presence } from '../../../machines/motion-sensors/support';
import { MotionSensors } from '../../../measure/live/motion-sensors';
import type { MotionTask } from '../../../measure/motion-sensors/snapshot';
import { canCapture } from '../media/ask-permissions';

/** Time between two updates of the figures on the page. */
const REPORT_GAP_MS = 250;

/**
 * Browsers with a permission prompt have this method on the event constructors: Safari since 13, and Chrome, which
 * never prompts.
 */
interface Asking {
  requestPermission?(): Promise<PermissionState>;
}
const asking = () =>
  [globalThis.DeviceMotionEvent, globalThis.DeviceOrientationEvent].filter(
    (one) => typeof (one as Asking | undefined)?.requestPermission === 'function',
  ) as unknown as readonly Required<Asking>[];

/** What is known without asking. While pages are prerendered there is no browser, so nothing is known. */
export function motionSupport() {
  if (typeof window === 'undefined') {
    return { secure: true, supported: true, asks: false, vibrates: false, hasCameras: false };
  }
  return {
    secure: isSecureContext,
    supported: 'DeviceMotionEvent' in window,
    asks: asking().length > 0,
    vibrates: typeof navigator.vibrate === 'function',
    hasCameras: canCapture(),
  };
}

/**
 * Whether an event has readings. A device without sensors sends a single event without any.
 * https://www.w3.org/TR/orientation-event/
 */
const hasForce = ({ accelerationIncludingGravity: force }: DeviceMotionEvent): boolean =>
  typeof force?.x === 'number' && typeof force.y === 'number' && typeof force.z === 'number';

/**
 * Determines from the first event whether there are sensors. Waits for the event until the actor is stopped. Chrome
 * sends the same empty event if the person has blocked the sensors for the site; the permission query tells the two
 * apart. Rejects in browsers that do not know this permission.
 */
export const motionPresence = fromPromise<Presence>(async ({ signal }) => {
  const fitted = await new Promise<boolean>((resolve) => {
    addEventListener('devicemotion', (event) => resolve(hasForce(event)), { once: true, signal });
  });
  if (fitted) return 'fitted';
  const { state } = await navigator.permissions.query({ name: 'accelerometer' as PermissionName });
  return state === 'denied' ? 'blocked' : 'none';
});

/**
 * Requests permission to use the sensors. Invoke it directly from a click, as Safari requires.
 * https://webkit.org/blog/9674/new-webkit-features-in-safari-13/
 */
export const motionPermission = fromPromise<boolean>(async () => {
  const states = await Promise.all(asking().map((one) => one.requestPermission()));
  return states.every((state) => state === 'granted');
});

/** Heading in degrees clockwise from north; null if the event is not from a compass. Safari has its own property. */
function headingOf(event: DeviceOrientationEvent & { readonly webkitCompassHeading?: number | null }): number | null {
  if (typeof event.webkitCompassHeading === 'number') return event.webkitCompassHeading;
  return event.absolute && event.alpha !== null ? (360 - event.alpha) % 360 : null;
}

/** Connects the sensors to their collector, so that samples reach the drawing without React. */
export class MotionInput {
  readonly collector = new MotionSensors();
  readonly #rates: [number, number, number] = [0, 0, 0];

  readonly sensors = fromCallback<EventObject, { readonly task: MotionTask }>(({ sendBack, input }) => {
    const { collector } = this;
    collector.begin(input.task);
    const rates = this.#rates;
    const onMotion = (event: DeviceMotionEvent) => {
      const { accelerationIncludingGravity: force, rotationRate: rate } = event;
      if (!force || !hasForce(event)) return;
      const hasRate = typeof rate?.alpha === 'number' && typeof rate.beta === 'number';
      if (rate && hasRate) {
        // About x, y and z, in this order: https://w3c.github.io/deviceorientation/#device-motion
        rates[0] = rate.alpha ?? 0;
        rates[1] = rate.beta ?? 0;
        rates[2] = rate.gamma ?? 0;
      }
      collector.push(event.timeStamp, force.x ?? 0, force.y ?? 0, force.z ?? 0, hasRate ? rates : null);
    };
    const onOrientation = (event: DeviceOrientationEvent) => {
      const heading = headingOf(event);
      if (heading !== null) collector.head(event.timeStamp, heading);
    };
    const { orientation } = screen;
    const onRotation = () => collector.rotate(orientation.angle);
    // Safari before 16.4 has no such object.
    if (orientation) onRotation();

    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('devicemotion', onMotion, { signal });
    addEventListener('deviceorientation', onOrientation, { signal });
    addEventListener('deviceorientationabsolute', onOrientation as EventListener, { signal });
    orientation?.addEventListener('change', onRotation, { signal });
    const timer = setInterval(() => {
      if (collector.trace.count === 0) return;
      sendBack({ type: 'PROGRESS', progress: collector.progress() } satisfies MotionEvent);
    }, REPORT_GAP_MS);
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  });
}

/** Vibrates until stopped, for at most ten seconds. */
export const vibration = fromCallback(() => {
  navigator.vibrate(10_000);
  return () => {
    navigator.vibrate(0);
  };
});

/**
 * Whether the device's natural orientation is portrait, which is how the screen looks when the system does not rotate
 * it.
 */
export function isPortraitByNature(): boolean {
  if (!screen.orientation) return true;
  const { type, angle } = screen.orientation;
  return type.startsWith('portrait') === (angle % 180 === 0);
}
