/** Whether an event has all samples since the last one. Safari had no coalesced samples for long, so it has one a frame. */
export function handsOverEverySample(): boolean {
  return typeof PointerEvent.prototype.getCoalescedEvents === 'function';
}

/** Contacts that the browser says the device can follow at once; 0 where it reports no touchscreen. */
export function touchPoints(): number {
  return navigator.maxTouchPoints ?? 0;
}

/** Calls back at the first touch anywhere on the page. Returns a function that ends it. */
export function onFirstTouch(call: () => void): () => void {
  const controller = new AbortController();
  const touched = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') return;
    controller.abort();
    call();
  };
  addEventListener('pointerdown', touched, { signal: controller.signal, capture: true });
  return () => controller.abort();
}

/** Receives contacts. Positions are in CSS px of the viewport, times are event time stamps in milliseconds. */
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
 * Follows each pointer (touch, pen or mouse) that goes down on an element until it goes up, with all coalesced samples.
 * Keeps the browser from scrolling, zooming, swiping back or opening a menu. The element may be set or replaced later.
 * Returns a function that ends it.
 * @param isRaw asks for samples as soon as the system has them, which costs an event each
 */
export function watchPointers(element: () => HTMLElement | null, sink: PointerSink, isRaw = false): () => void {
  const within = ({ target }: Event) => target instanceof Node && (element()?.contains(target) ?? false);

  const down = (event: PointerEvent) => {
    if (!within(event)) return;
    capture(event);
    sink.down(event);
    sink.done?.();
  };
  const move = (event: PointerEvent) => {
    if (!within(event)) return;
    // Scripted events have an empty list.
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
  let hasRaw = false;
  const rawMove = (event: Event) => {
    hasRaw = true;
    if (event instanceof PointerEvent) move(event);
  };
  // Comes as soon as the system has a sample, in Chromium and Firefox on secure pages (Pointer Events 3), so a pen's samples
  // do not wait while a frame is late. Where frames are on time it shows nothing sooner: in headless Chromium 156 the newest
  // sample in a frame was 1.7 ms old with it and without, at 1.20 times the cost (1.16 to 1.25, tests/bench/results.md).
  // The touch grid does without.
  if (isRaw) addEventListener('pointerrawupdate', rawMove, { signal });
  // It comes with the next frame, and repeats the samples of those before.
  addEventListener('pointermove', (event) => hasRaw || move(event), { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  // A refused start is enough. With `touch-action: none` alone, measured in Chromium 156, a busy page had one stroke in
  // twenty cancelled for a scroll; and moves that must wait for the page would come late.
  for (const name of ['touchstart', 'contextmenu', 'dragstart', 'gesturestart', 'wheel']) {
    addEventListener(name, refuse, { signal, passive: false });
  }
  return () => controller.abort();
}

/** Keeps a pointer with this element until it goes up, though it leaves the element or passes below a control. */
function capture({ target, pointerId }: PointerEvent): void {
  try {
    if (target instanceof Element) target.setPointerCapture(pointerId);
  } catch {
    // The pointer has gone up in the meantime, or a script made the event.
  }
}
