import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

const corners = ['upper right', 'lower right', 'lower left', 'upper left'] as const;

/** CSS px that a press must travel before it drags. */
const SLOP = 4;

interface Drag {
  readonly pointerId: number;
  /** From the panel's upper left corner to the pointer, CSS px. */
  readonly dx: number;
  readonly dy: number;
  readonly startX: number;
  readonly startY: number;
  moved: boolean;
}

/** Lets a panel stand in a corner of the viewport, or wherever it is dragged to, never over an edge. */
export function useMovable() {
  const [corner, setCorner] = useState<(typeof corners)[number]>('upper right');
  const [spot, setSpot] = useState<{ left: number; top: number } | null>(null);
  const drag = useRef<Drag | null>(null);

  return {
    /** To the next corner. */
    next() {
      setSpot(null);
      setCorner((was) => corners[(corners.indexOf(was) + 1) % corners.length] ?? was);
    },
    /** Back to its corner, for a viewport in which the spot may be outside. */
    home: () => setSpot(null),
    panel: {
      'data-corner': spot ? undefined : corner,
      style: spot ?? undefined,
      onPointerDown(event: ReactPointerEvent<HTMLElement>) {
        if (event.button !== 0 || (event.target as Element).closest('button')) return;
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const { clientX, clientY, pointerId } = event;
        event.currentTarget.setPointerCapture(pointerId);
        drag.current = {
          pointerId,
          dx: clientX - left,
          dy: clientY - top,
          startX: clientX,
          startY: clientY,
          moved: false,
        };
      },
      onPointerMove({ pointerId, clientX, clientY, currentTarget }: ReactPointerEvent<HTMLElement>) {
        const at = drag.current;
        if (at?.pointerId !== pointerId) return;
        at.moved ||= Math.hypot(clientX - at.startX, clientY - at.startY) > SLOP;
        if (!at.moved) return;
        const { width, height } = currentTarget.getBoundingClientRect();
        setSpot({
          left: Math.max(0, Math.min(window.innerWidth - width, clientX - at.dx)),
          top: Math.max(0, Math.min(window.innerHeight - height, clientY - at.dy)),
        });
      },
      onPointerUp() {
        drag.current = null;
      },
      onPointerCancel() {
        drag.current = null;
      },
    },
  };
}
