import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Side, Spot } from '../../../machines/pixel-repair/pixel-repair';
import { useDrag } from '../../ui/controls/drag';

interface Options {
  readonly field: RefObject<HTMLElement | null>;
  readonly square: RefObject<HTMLElement | null>;
  /** Center of the square; null is the center of the field. */
  readonly spot: Spot | null;
  readonly side: Side;
  readonly onPlace: (spot: Spot) => void;
}

/**
 * Keeps the square on its spot and lets a pointer drag it. A drag can start anywhere and moves the square by the same
 * distance as the pointer, so a finger does not have to cover the target pixel. The center stays inside the field, so
 * that the square can reach every pixel.
 */
export function useSquare({ field, square, spot, side, onPlace }: Options) {
  /** Center of the square when the drag began. */
  const from = useRef<Spot>({ x: 0, y: 0 });

  const middle = useCallback(
    (wanted: Spot | null): Spot => {
      const width = field.current?.clientWidth ?? 0;
      const height = field.current?.clientHeight ?? 0;
      if (!wanted) return { x: width / 2, y: height / 2 };
      return { x: Math.min(width, Math.max(0, wanted.x)), y: Math.min(height, Math.max(0, wanted.y)) };
    },
    [field],
  );
  /** Writes to the style directly, because a drag updates at the rate of the pointer. */
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

  const dragged = (dx: number, dy: number) => middle({ x: from.current.x + dx, y: from.current.y + dy });
  useDrag(field, {
    threshold: 4,
    onPress() {
      from.current = middle(spot);
      return square.current !== null;
    },
    onMove: (dx, dy) => show(dragged(dx, dy)),
    onEnd: (dx, dy) => onPlace(dragged(dx, dy)),
  });

  return {
    /** Moves the square by CSS px. */
    nudge(dx: number, dy: number) {
      const at = middle(spot);
      onPlace(middle({ x: at.x + dx, y: at.y + dy }));
    },
    put: (at: Spot) => onPlace(middle(at)),
  };
}
