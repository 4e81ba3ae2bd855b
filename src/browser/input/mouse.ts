import { type EventObject, fromCallback } from 'xstate';
import type { MouseEvents } from '../../../machines/mouse/mouse.events';
import type { Movement } from '../../../measure/live/movement';
import type { ButtonInput, Spot } from '../../../measure/pointer/presses';
import type { WheelInput } from '../../../measure/pointer/scroll';

/** Returns the element of the running test; null if there is none. */
export type ElementGetter = () => HTMLElement | null;

/** Time between two messages to the machine. */
const REPORT_MS = { motion: 250, wheel: 100 } as const;
/** `MouseEvent.button` of Back and Forward. */
const navigationButtons = new Set([3, 4]);

const within = (pad: ElementGetter, { target }: Event) => target instanceof Node && (pad()?.contains(target) ?? false);

/**
 * Keeps the mouse's Back and Forward buttons from leaving the page while it runs. Measured in Chromium 156: this
 * requires `mouseup` and `pointerup`. Preventing `pointerdown` would suppress the mouse events.
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

/** Sends DEVICE with whether there is a mouse or touch pad: as the browser reports it, or because one sent an event. */
export const device = fromCallback<EventObject>(({ sendBack }) => {
  const query = matchMedia('(any-pointer: fine)');
  const tell = (present: boolean) => sendBack({ type: 'DEVICE', present } satisfies MouseEvents);
  const change = () => tell(query.matches);
  const seen = new AbortController();
  const options = { capture: true, passive: true, signal: seen.signal } as const;
  const look = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    seen.abort();
    if (!query.matches) tell(true);
  };
  tell(query.matches);
  query.addEventListener('change', change);
  addEventListener('pointermove', look, options);
  addEventListener('pointerdown', look, options);
  return () => {
    query.removeEventListener('change', change);
    seen.abort();
  };
});

/** The marked spot of a pad at a point. */
function spotOf(pad: HTMLElement, { clientX, clientY }: MouseEvent): Spot {
  for (const spot of ['goal', 'block', 'left', 'right'] as const) {
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
 * Sends PRESS for each button pressed on a pad, RELEASE for each button released anywhere, and LOST when the window
 * loses the mouse. Prevents menus, selection and autoscroll on the pad.
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

/** Tracks a pointer over an element: the movement of a mouse or a touch pad. */
export interface MotionFollower<Reading> extends Pick<Movement, 'push' | 'restart' | 'count'> {
  /** The reading at an event time in ms. */
  read(at: number): Reading;
  /** Called with the size of the element in CSS px before each sample. */
  fit?(width: number, height: number): void;
  /** Called when the pointer leaves the element. */
  leave?(): void;
}

/** Passes all samples of an event to a tracker, in CSS px relative to a corner. One event may carry several samples. */
export function pushSamples(motion: Pick<Movement, 'push'>, event: PointerEvent, left = 0, top = 0): void {
  const samples = event.getCoalescedEvents?.() ?? [];
  const isAlone = samples.length < 2;
  if (samples.length === 0) motion.push(event.timeStamp, event.clientX - left, event.clientY - top, isAlone);
  for (const sample of samples) motion.push(sample.timeStamp, sample.clientX - left, sample.clientY - top, isAlone);
}

/**
 * Restarts a tracker, passes it each mouse sample over a pad, and sends MOTION with its reading four times a second.
 */
export function movementOn<Reading>(pad: ElementGetter, motion: MotionFollower<Reading>) {
  return fromCallback<EventObject>(({ sendBack }) => {
    motion.restart();
    const stopped = new AbortController();
    const options = { capture: true, passive: true, signal: stopped.signal } as const;
    const onMove = (event: PointerEvent) => {
      const element = pad();
      if (!element || event.pointerType !== 'mouse') return;
      if (!within(pad, event)) {
        motion.leave?.();
        return;
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      motion.fit?.(width, height);
      pushSamples(motion, event, left, top);
    };
    addEventListener('pointermove', onMove, options);
    // Outside the window there are no more move events.
    addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && motion.leave?.(), options);
    let told = 0;
    const timer = setInterval(() => {
      if (motion.count === told) return;
      told = motion.count;
      sendBack({ type: 'MOTION', reading: motion.read(performance.now()) });
    }, REPORT_MS.motion);
    return () => {
      stopped.abort();
      clearInterval(timer);
    };
  });
}

/** Legacy values of Chromium and Safari: 120 for each notch of an ordinary wheel. */
interface WithNotches {
  readonly wheelDeltaX?: number;
  readonly wheelDeltaY?: number;
}

/** The parts of a wheel event that the machine needs. */
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

/** Collects inputs and delivers them ten times a second. The second returned function stops it. */
export function gather<Input>(
  send: (inputs: readonly Input[]) => void,
): [take: (input: Input) => void, stop: () => void] {
  let waiting: Input[] = [];
  const timer = setInterval(() => {
    if (waiting.length === 0) return;
    const inputs = waiting;
    waiting = [];
    send(inputs);
  }, REPORT_MS.wheel);
  return [(input) => waiting.push(input), () => clearInterval(timer)];
}

/** Calls back for each wheel event over a pad, and prevents scrolling there. Returns a function that stops it. */
export function watchWheel(pad: ElementGetter, call: (event: WheelEvent) => void): () => void {
  const onWheel = (event: WheelEvent) => {
    if (!within(pad, event)) return;
    event.preventDefault();
    call(event);
  };
  addEventListener('wheel', onWheel, { passive: false });
  return () => removeEventListener('wheel', onWheel);
}

/**
 * Sends WHEEL with all wheel steps over a pad, ten times a second, and prevents scrolling there.
 * @param isCounted selects the events that are sent
 */
export function wheelOn(pad: ElementGetter, isCounted: (event: WheelEvent) => boolean = () => true) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const [take, stop] = gather<WheelInput>((inputs) => sendBack({ type: 'WHEEL', inputs } satisfies MouseEvents));
    const leave = watchWheel(pad, (event) => isCounted(event) && take(wheelInputOf(event)));
    return () => {
      leave();
      stop();
    };
  });
}
