import { type EventObject, fromCallback } from 'xstate';
import type { MouseEvents } from '../../../machines/mouse/mouse.machine';
import type { Movement } from '../../../measure/live/movement';
import type { ButtonInput, Spot } from '../../../measure/pointer/presses';
import type { WheelInput } from '../../../measure/pointer/scroll';

/** The field of the running test; null if there is none. */
export type ElementGetter = () => HTMLElement | null;

/** Between two messages to the machine. */
const REPORT_MS = { motion: 250, wheel: 100 } as const;
/** `MouseEvent.button` of Back and Forward. */
const navigationButtons = new Set([3, 4]);

const within = (pad: ElementGetter, { target }: Event) => target instanceof Node && (pad()?.contains(target) ?? false);

/**
 * Keeps the mouse's Back and Forward buttons on the page while it runs. Measured in Chromium 156: this needs `mouseup` and
 * `pointerup`. Preventing `pointerdown` would suppress the mouse events.
 */
export const stay = fromCallback<EventObject>(() => {
  const stopped = new AbortController();
  const refuse = (event: MouseEvent) => {
    if (navigationButtons.has(event.button)) event.preventDefault();
  };
  for (const name of ['mousedown', 'pointerup', 'mouseup', 'auxclick'] as const) {
    addEventListener(name, refuse, { capture: true, signal: stopped.signal });
  }
  return () => stopped.abort();
});

/** Sends DEVICE: whether the browser reports a mouse or a touch pad, or an event came from one. */
export const device = fromCallback<EventObject>(({ sendBack }) => {
  const query = matchMedia('(any-pointer: fine)');
  const tell = (present: boolean) => {
    const event: MouseEvents = { type: 'DEVICE', present };
    sendBack(event);
  };
  const change = () => tell(query.matches);
  const options = { capture: true, passive: true } as const;
  const ignore = () => {
    removeEventListener('pointermove', look, options);
    removeEventListener('pointerdown', look, options);
  };
  const look = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    ignore();
    if (!query.matches) tell(true);
  };
  tell(query.matches);
  query.addEventListener('change', change);
  addEventListener('pointermove', look, options);
  addEventListener('pointerdown', look, options);
  return () => {
    query.removeEventListener('change', change);
    ignore();
  };
});

/** Which marked place of a pad a point is on. */
function spotOf(pad: HTMLElement, { clientX, clientY }: MouseEvent): Spot {
  for (const spot of ['goal', 'block'] as const) {
    const box = pad.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
    if (box && clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom) return spot;
  }
  return 'pad';
}

function inputOf(pad: HTMLElement, event: MouseEvent): ButtonInput {
  const { left, top } = pad.getBoundingClientRect();
  return {
    x: Math.round(event.clientX - left),
    y: Math.round(event.clientY - top),
    button: event.button,
    timestamp: event.timeStamp,
    spot: spotOf(pad, event),
  };
}

/**
 * Sends PRESS for each button that goes down on a pad, RELEASE for each one that comes up anywhere, and LOST when the
 * window loses the mouse. On the pad, no menu opens, nothing is selected and nothing autoscrolls.
 */
export function buttonsOn(pad: ElementGetter) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const stopped = new AbortController();
    const options = { capture: true, signal: stopped.signal } as const;
    const send = (event: MouseEvents) => sendBack(event);
    // A tap also sends mouse events.
    let finger = false;

    addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        finger = pointerType === 'touch';
      },
      options,
    );
    // Only the first of several buttons sends a pointer event. Each one sends a mouse event.
    addEventListener(
      'mousedown',
      (event) => {
        const element = pad();
        if (!element || finger || !within(pad, event)) return;
        event.preventDefault();
        send({ type: 'PRESS', input: inputOf(element, event) });
      },
      options,
    );
    addEventListener(
      'mouseup',
      (event) => {
        const element = pad();
        if (element && !finger) send({ type: 'RELEASE', input: inputOf(element, event) });
      },
      options,
    );
    for (const name of ['contextmenu', 'auxclick', 'dragstart'] as const) {
      addEventListener(name, (event) => within(pad, event) && event.preventDefault(), options);
    }
    addEventListener('blur', (event) => event.target === event.currentTarget && send({ type: 'LOST' }), options);
    return () => stopped.abort();
  });
}

/** Gives each mouse sample over a pad to a restarted motion, and sends MOTION four times a second. */
export function movementOn(pad: ElementGetter, motion: Movement) {
  return fromCallback<EventObject>(({ sendBack }) => {
    motion.restart();
    const stopped = new AbortController();
    const onMove = (event: PointerEvent) => {
      const element = pad();
      if (!element || event.pointerType !== 'mouse' || !within(pad, event)) return;
      const { left, top } = element.getBoundingClientRect();
      // One event carries several samples, so events must not be counted.
      const samples = event.getCoalescedEvents?.() ?? [];
      if (samples.length === 0) motion.push(event.timeStamp, event.clientX - left, event.clientY - top);
      for (const sample of samples) motion.push(sample.timeStamp, sample.clientX - left, sample.clientY - top);
    };
    addEventListener('pointermove', onMove, { capture: true, passive: true, signal: stopped.signal });
    let told = 0;
    const timer = setInterval(() => {
      if (motion.count === told) return;
      told = motion.count;
      const event: MouseEvents = { type: 'MOTION', reading: motion.read() };
      sendBack(event);
    }, REPORT_MS.motion);
    return () => {
      stopped.abort();
      clearInterval(timer);
    };
  });
}

/** Legacy values of Chromium and Safari: 120 for each step of an ordinary wheel. */
interface WithNotches {
  readonly wheelDeltaX?: number;
  readonly wheelDeltaY?: number;
}

/** What the machine needs to know of a wheel event. */
export function wheelInputOf(event: WheelEvent): WheelInput {
  // Firefox reports lines only if the mode is read before the deltas.
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
  const { wheelDeltaX, wheelDeltaY }: WithNotches = event as WheelEvent & WithNotches;
  return {
    deltaX: event.deltaX,
    deltaY: event.deltaY,
    timestamp: event.timeStamp,
    lines,
    notchX: wheelDeltaX ?? null,
    notchY: wheelDeltaY ?? null,
  };
}

/** Sends WHEEL with all wheel steps over a pad, ten times a second, and keeps the page from scrolling there. */
export function wheelOn(pad: ElementGetter) {
  return fromCallback<EventObject>(({ sendBack }) => {
    let waiting: WheelInput[] = [];
    const onWheel = (event: WheelEvent) => {
      if (!within(pad, event)) return;
      event.preventDefault();
      waiting.push(wheelInputOf(event));
    };
    addEventListener('wheel', onWheel, { passive: false });
    const timer = setInterval(() => {
      if (waiting.length === 0) return;
      const event: MouseEvents = { type: 'WHEEL', inputs: waiting };
      waiting = [];
      sendBack(event);
    }, REPORT_MS.wheel);
    return () => {
      removeEventListener('wheel', onWheel);
      clearInterval(timer);
    };
  });
}
