import { type RefObject, useEffect, useEffectEvent } from 'react';

interface DragOptions {
  /** How far the pointer must move before a press becomes a drag, in CSS px. Default: 8. */
  readonly threshold?: number;
  /** Whether a gesture that starts vertically is ignored. */
  readonly sideways?: boolean;
  /** Whether this press may become a drag. */
  readonly onPress?: (event: PointerEvent) => boolean;
  /** Distance from where the pointer went down, in CSS px. */
  readonly onMove: (dx: number, dy: number) => void;
  /** The final distance, and the horizontal speed at release in CSS px per ms. A canceled drag ends with zeros. */
  readonly onEnd?: (dx: number, dy: number, speed: number) => void;
}

/** The speed at release is averaged over this time. */
const SPEED_WINDOW_MS = 80;

/**
 * Tracks drags on an element, one pointer at a time. The click at the end of a drag is suppressed. The element's CSS
 * must set `touch-action` and `user-select`. Returns a function that stops tracking.
 *
 * It replaces @use-gesture, whose drag alone has 6.9 KiB compressed; this file has 0.8.
 */
export function trackDrag(element: HTMLElement, options: DragOptions): () => void {
  const { threshold = 8, sideways = false, onPress, onMove, onEnd } = options;
  let pointer: number | null = null;
  let dragging = false;
  let start = { x: 0, y: 0 };
  let samples: { readonly at: number; readonly x: number }[] = [];

  function down(event: PointerEvent): void {
    if (pointer !== null || event.button !== 0 || !event.isPrimary || onPress?.(event) === false) return;
    pointer = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
    // A fling may arrive as a single move, so the press is the first sample.
    samples = [{ at: event.timeStamp, x: start.x }];
    // Until it is a drag, nothing captures the pointer, so it may be released outside the element.
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', cancel);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    // A menu or dialog of the browser may have swallowed the release.
    if (event.buttons === 0) cancel(event);
    else follow(event);
  }

  function follow(event: PointerEvent): void {
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!dragging) {
      if (Math.hypot(dx, dy) < threshold) return;
      if (sideways && Math.abs(dy) > Math.abs(dx)) {
        release();
        return;
      }
      dragging = true;
      element.setPointerCapture(event.pointerId);
    }
    samples = samples.filter(({ at }) => event.timeStamp - at <= SPEED_WINDOW_MS);
    samples.push({ at: event.timeStamp, x: event.clientX });
    onMove(dx, dy);
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    // No browser promises a move between a press and its release, least of all on a busy page.
    if (!dragging) follow(event);
    if (dragging) {
      suppressClick();
      const first = samples.find(({ at }) => event.timeStamp - at <= SPEED_WINDOW_MS);
      const speed = first && event.timeStamp > first.at ? (event.clientX - first.x) / (event.timeStamp - first.at) : 0;
      onEnd?.(event.clientX - start.x, event.clientY - start.y, speed);
    }
    release();
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    if (dragging) onEnd?.(0, 0, 0);
    release();
  }

  function release(): void {
    pointer = null;
    dragging = false;
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', cancel);
  }

  element.addEventListener('pointerdown', down);
  return () => {
    element.removeEventListener('pointerdown', down);
    release();
  };
}

/** `trackDrag` while the component is mounted. The callbacks may change with each render. */
export function useDrag(element: RefObject<HTMLElement | null>, options: DragOptions): void {
  const { threshold = 8, sideways = false } = options;
  const onPress = useEffectEvent((event: PointerEvent) => options.onPress?.(event) ?? true);
  const onMove = useEffectEvent(options.onMove);
  const onEnd = useEffectEvent((dx: number, dy: number, speed: number) => options.onEnd?.(dx, dy, speed));
  useEffect(() => {
    if (!element.current) return;
    return trackDrag(element.current, { threshold, sideways, onPress, onMove, onEnd });
  }, [element, threshold, sideways]);
}

/** Suppresses the click that a mouse sends after a drag. The click arrives before the next task or not at all. */
function suppressClick(): void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const suppress = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', suppress, options);
  // On a busy page the next task runs late. The click of a new press must not be suppressed.
  addEventListener('pointerdown', () => ended.abort(), options);
  setTimeout(() => ended.abort());
}
