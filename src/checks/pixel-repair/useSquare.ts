import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Side, Spot } from '../../../machines/pixel-repair/pixel-repair';

/** CSS px before a press counts as a drag and no longer as a click. */
const SLOP = 4;

interface Options {
  readonly field: RefObject<HTMLElement | null>;
  readonly square: RefObject<HTMLElement | null>;
  /** The middle of the square; null is the middle of the field. */
  readonly spot: Spot | null;
  readonly side: Side;
  readonly onPlace: (spot: Spot) => void;
}

interface Drag {
  readonly pointerId: number;
  /** Where the pointer and the square's middle were when it began. */
  readonly from: Spot;
  readonly middle: Spot;
  moved: boolean;
}

/**
 * Keeps the square on its spot and lets a pointer drag it, from anywhere, by as much as the pointer moves: so a finger
 * need not cover the pixel that it aims at. The middle stays on the field, so that the square reaches every pixel.
 */
export function useSquare({ field, square, spot, side, onPlace }: Options) {
  const drag = useRef<Drag | null>(null);

  const middle = useCallback(
    (wanted: Spot | null): Spot => {
      const width = field.current?.clientWidth ?? 0;
      const height = field.current?.clientHeight ?? 0;
      if (!wanted) return { x: width / 2, y: height / 2 };
      return { x: Math.min(width, Math.max(0, wanted.x)), y: Math.min(height, Math.max(0, wanted.y)) };
    },
    [field],
  );
  /** Straight into the style, because a drag is as fast as the pointer. */
  const show = useCallback(
    (at: Spot) => {
      const element = square.current;
      if (!element) return;
      const ratio = window.devicePixelRatio;
      const snapped = (value: number) => `${Math.round((value - side / 2) * ratio) / ratio}px`;
      Object.assign(element.style, {
        width: `${side}px`,
        height: `${side}px`,
        left: snapped(at.x),
        top: snapped(at.y),
      });
    },
    [square, side],
  );

  useLayoutEffect(() => {
    const place = () => show(middle(spot));
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [show, middle, spot]);

  return {
    /** Moves the square by CSS px. */
    nudge(dx: number, dy: number) {
      const at = middle(spot);
      onPlace(middle({ x: at.x + dx, y: at.y + dy }));
    },
    put: (at: Spot) => onPlace(middle(at)),
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (!square.current || !event.isPrimary) return;
        const from = { x: event.clientX, y: event.clientY };
        drag.current = { pointerId: event.pointerId, from, middle: middle(spot), moved: false };
      },
      onPointerMove(event: PointerEvent) {
        const current = drag.current;
        if (!current || current.pointerId !== event.pointerId || event.buttons === 0) return;
        const dx = event.clientX - current.from.x;
        const dy = event.clientY - current.from.y;
        if (!current.moved && Math.hypot(dx, dy) < SLOP) return;
        if (!current.moved) event.currentTarget.setPointerCapture(event.pointerId);
        current.moved = true;
        show(middle({ x: current.middle.x + dx, y: current.middle.y + dy }));
      },
      onPointerUp(event: PointerEvent) {
        const current = drag.current;
        if (!current?.moved || current.pointerId !== event.pointerId) return;
        const dx = event.clientX - current.from.x;
        const dy = event.clientY - current.from.y;
        onPlace(middle({ x: current.middle.x + dx, y: current.middle.y + dy }));
      },
      onPointerCancel() {
        if (drag.current?.moved) show(middle(spot));
        drag.current = null;
      },
    },
    /** Whether the press that just ended was a drag, so that its click means nothing. */
    dragged: () => drag.current?.moved ?? false,
  };
}
