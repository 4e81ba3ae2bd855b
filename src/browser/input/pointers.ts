/**
 * Whether events carry all samples since the previous one. Safari lacked coalesced samples for a long time, so there it
 * is one sample per frame.
 */
export function hasCoalescedSamples(): boolean {
  return typeof PointerEvent.prototype.getCoalescedEvents === 'function';
}

/** Number of simultaneous contacts that the device supports, according to the browser; 0 without a touchscreen. */
export function touchPoints(): number {
  return navigator.maxTouchPoints ?? 0;
}

/** Calls back at the first touch anywhere on the page. Returns a function that stops it. */
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

/** Where pointers are on an element, in device px from its upper left. */
export class DevicePlace {
  #left = 0;
  #top = 0;
  /** Device px per CSS px, horizontally and vertically. */
  #scaleX = 1;
  #scaleY = 1;

  /** Measures the element, whose box in device px is `box`. */
  measure(element: Element | null, box: { readonly width: number; readonly height: number }): void {
    const rect = element?.getBoundingClientRect();
    if (!rect) return;
    this.#left = rect.left;
    this.#top = rect.top;
    this.#scaleX = box.width / rect.width;
    this.#scaleY = box.height / rect.height;
  }

  readonly x = ({ clientX }: PointerEvent) => (clientX - this.#left) * this.#scaleX;
  readonly y = ({ clientY }: PointerEvent) => (clientY - this.#top) * this.#scaleY;
}

/** Receives pointer contacts. Positions are in CSS px of the viewport, times are event time stamps in milliseconds. */
export interface PointerSink {
  down(event: PointerEvent): void;
  /** A sample of a moving pointer, pressed or not. One event may carry several. */
  move(sample: PointerEvent): void;
  up(event: PointerEvent): void;
  /** The browser or the system canceled the pointer. */
  cancel(event: PointerEvent): void;
  /** Called after all samples of an event. */
  done?(): void;
}

/**
 * Tracks each pointer (touch, pen or mouse) from when it goes down on an element until it goes up, with all coalesced
 * samples. Keeps the browser from scrolling, zooming, swiping back or opening a menu. The element may be set or
 * replaced later. Returns a function that stops it.
 * @param isRaw delivers samples as soon as the system has them, at the cost of one event each
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
  // `touch-action` prevents neither wheel nor menu nor, in Safari, the edge swipe and the pinch.
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
  // Fires as soon as the system has a sample, in Chromium and Firefox on secure pages (Pointer Events 3), so that a
  // pen's samples do not wait while a frame is late. If frames are on time it shows nothing sooner: in headless
  // Chromium 156 the newest sample in a frame was 1.7 ms old with and without it, at 1.20 times the cost (1.16 to 1.25,
  // tests/bench/aims.md). The touch grid does not use it.
  if (isRaw) addEventListener('pointerrawupdate', rawMove, { signal });
  // It fires with the next frame, and repeats the raw samples before it.
  addEventListener('pointermove', (event) => hasRaw || move(event), { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  // Preventing the start is enough. With `touch-action: none` alone, measured in Chromium 156, a busy page had one in
  // twenty strokes canceled for a scroll. If moves had to wait for the page as well, they would arrive late.
  for (const name of ['touchstart', 'contextmenu', 'dragstart', 'gesturestart', 'wheel']) {
    addEventListener(name, refuse, { signal, passive: false });
  }
  return () => controller.abort();
}

/** Captures a pointer for its element until it goes up, even if it leaves the element or passes below a control. */
function capture({ target, pointerId }: PointerEvent): void {
  try {
    if (target instanceof Element) target.setPointerCapture(pointerId);
  } catch {
    // The pointer has already gone up, or a script made the event.
  }
}
