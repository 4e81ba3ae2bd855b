/** What becomes of contacts. Positions are in CSS px of the viewport, times are event time stamps in milliseconds. */
export interface PointerSink {
  down(event: PointerEvent): void;
  /** One sample of a pointer that moved, pressed or not. A browser hands several over with one event. */
  move(sample: PointerEvent): void;
  up(event: PointerEvent): void;
  /** The browser or the system took the pointer away. */
  cancel(event: PointerEvent): void;
  /** After all samples of one event. */
  done?(): void;
}

/**
 * Follows every pointer that goes down on an element, touch, pen and mouse alike, with all coalesced samples, until it
 * goes up, and keeps the browser from answering it by scrolling, zooming, a back swipe or a menu. The element may come
 * later than the watch, and be replaced. Returns what ends it.
 */
export function watchPointers(element: () => HTMLElement | null, sink: PointerSink): () => void {
  const within = ({ target }: Event) => target instanceof Node && (element()?.contains(target) ?? false);

  const down = (event: PointerEvent) => {
    if (!within(event)) return;
    capture(event);
    sink.down(event);
    sink.done?.();
  };
  const move = (event: PointerEvent) => {
    if (!within(event)) return;
    // Safari had no coalesced samples for long; scripted events have an empty list.
    const samples = event.getCoalescedEvents?.() ?? [];
    if (samples.length > 0) for (const sample of samples) sink.move(sample);
    else sink.move(event);
    sink.done?.();
  };
  const up = (event: PointerEvent) => {
    sink.up(event);
    sink.done?.();
  };
  const cancel = (event: PointerEvent) => {
    sink.cancel(event);
    sink.done?.();
  };
  // `touch-action` holds back neither wheel nor menu nor, in Safari, the edge swipe and the pinch.
  const refuse = (event: Event) => {
    if (within(event) && event.cancelable) event.preventDefault();
  };

  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('pointerdown', down, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  // A refused start is enough. With `touch-action: none` alone, measured in Chromium 156, a busy page had one stroke in
  // twenty cancelled for a scroll; and moves that must wait for the page would come late.
  for (const name of ['touchstart', 'contextmenu', 'dragstart', 'gesturestart', 'wheel']) {
    addEventListener(name, refuse, { signal, passive: false });
  }
  return () => controller.abort();
}

/** A mouse that leaves the element, or goes under a control over it, stays this element's until it goes up. */
function capture({ target, pointerId }: PointerEvent): void {
  try {
    if (target instanceof Element) target.setPointerCapture(pointerId);
  } catch {
    // The pointer went up meanwhile, or a script made the event.
  }
}
