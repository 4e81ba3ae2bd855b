import { type RefObject, useRef, useState } from 'react';
import { useDrag } from './drag';

const corners = ['upper right', 'lower right', 'lower left', 'upper left'] as const;

/** Places a panel in a corner of the viewport or where it is dragged, always fully inside the viewport. */
export function useMovable() {
  const [corner, setCorner] = useState<(typeof corners)[number]>('upper right');
  const [spot, setSpot] = useState<{ left: number; top: number } | null>(null);

  return {
    corner,
    spot,
    /** Null moves it back to its corner, for when the viewport changes and the dragged position may be outside. */
    move: setSpot,
    /** Moves it to the next corner. */
    next() {
      setSpot(null);
      setCorner((was) => corners[(corners.indexOf(was) + 1) % corners.length] ?? was);
    },
  };
}

export type Movable = ReturnType<typeof useMovable>;

/** Lets the panel be dragged by anything except its buttons. */
export function usePanelDrag(panel: RefObject<HTMLElement | null>, move: Movable['move']): void {
  const from = useRef({ left: 0, top: 0, width: 0, height: 0 });
  useDrag(panel, {
    threshold: 4,
    onPress({ target }) {
      if (!panel.current || (target as Element).closest('button')) return false;
      from.current = panel.current.getBoundingClientRect();
      return true;
    },
    onMove(dx, dy) {
      const { left, top, width, height } = from.current;
      move({
        left: Math.max(0, Math.min(window.innerWidth - width, left + dx)),
        top: Math.max(0, Math.min(window.innerHeight - height, top + dy)),
      });
    },
  });
}
