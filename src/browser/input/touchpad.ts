import { type EventObject, fromCallback } from 'xstate';
import type { TouchpadEvents } from '../../../machines/touchpad/touchpad.machine';
import type { PadTrace } from '../../../measure/live/pad-trace';
import { deltaOfScale, type PinchInput } from '../../../measure/touchpad/pinching';
import { type ElementGetter, gather, pushSamples, watchWheel } from './mouse';

/** Time between two messages to the machine. */
const REPORT_MS = 250;

/** Safari's pinch events, which it sends instead of wheel events. */
interface GestureEvent extends Event {
  /** 1 at the start of the gesture. */
  readonly scale: number;
}

/**
 * Tracks all pointer movements, button presses and wheel steps on the whole page, after a delay of `settle` ms, and
 * sends MOTION. Nothing is prevented, so that the person can leave the step at any time.
 */
export function stillnessOf(trace: PadTrace) {
  return fromCallback<EventObject, { readonly settle: number }>(({ sendBack, input }) => {
    const stopped = new AbortController();
    const options = { capture: true, passive: true, signal: stopped.signal } as const;
    let told = -1;
    const seen = () => trace.count + trace.others;
    const tell = () => {
      if (seen() === told) return;
      told = seen();
      sendBack({ type: 'MOTION', reading: trace.read(performance.now()) } satisfies TouchpadEvents);
    };
    const begin = () => {
      trace.restart();
      addEventListener('pointermove', (event) => event.pointerType === 'mouse' && pushSamples(trace, event), options);
      addEventListener('mousedown', () => trace.other(), options);
      addEventListener('wheel', () => trace.other(), options);
      tell();
      timer = setInterval(tell, REPORT_MS);
    };
    let timer = setTimeout(begin, input.settle);
    return () => {
      stopped.abort();
      // Timeouts and intervals share their ids.
      clearTimeout(timer);
    };
  });
}

/** Sends PINCH with each step of a pinch over a pad, ten times a second, and prevents the page from zooming. */
export function pinchOn(pad: ElementGetter) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const [take, stop] = gather<PinchInput>((inputs) => sendBack({ type: 'PINCH', inputs } satisfies TouchpadEvents));
    // Browsers set `ctrlKey` for a pinch. Only the keyboard tells whether Control is actually held while a wheel turns.
    let isControlHeld = false;
    const onKey = ({ key, type }: KeyboardEvent) => {
      if (key === 'Control') isControlHeld = type === 'keydown';
    };
    addEventListener('keydown', onKey, { capture: true, signal });
    addEventListener('keyup', onKey, { capture: true, signal });
    addEventListener('blur', () => (isControlHeld = false), { signal });
    const leave = watchWheel(pad, (event) => {
      // Firefox reports lines only if the mode is read before the deltas.
      const isLines = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL;
      if (event.ctrlKey) take({ delta: event.deltaY, isWheel: isControlHeld || isLines });
    });
    let scale = 1;
    const onGesture = (event: Event) => {
      if (!(event.target instanceof Node && pad()?.contains(event.target))) return;
      event.preventDefault();
      const next = (event as GestureEvent).scale;
      if (event.type === 'gesturestart') scale = 1;
      else if (next > 0) {
        take({ delta: deltaOfScale(scale, next), isWheel: false });
        scale = next;
      }
    };
    for (const name of ['gesturestart', 'gesturechange']) addEventListener(name, onGesture, { passive: false, signal });
    return () => {
      stopped.abort();
      leave();
      stop();
    };
  });
}
