import { type RefObject, useRef, useState } from 'react';
import { useDrag } from './drag';

const corners = ['upper right', 'lower right', 'lower left', 'upper left'] as const;

/** Places a panel in a corner of the viewport or where it is dragged to, never over an edge. */
export function useMovable() {
  const [corner, setCorner] = useState<(typeof corners)[number]>('upper right');
  const [spot, setSpot] = useState<{ left: number; top: number } | null>(null);

  return {
    corner,
    spot,
    move: setSpot,
    /** To the next corner. */
    next() {
      setSpot(null);
      setCorner((was) => corners[(corners.indexOf(was) + 1) % corners.length] ?? was);
    },
    /** Back to its corner, for a viewport in which the spot may be outside. */
    home: () => setSpot(null),
  };
}

export type Movable = ReturnType<typeof useMovable>;

/** Drags the panel, by anything but its buttons. */
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
