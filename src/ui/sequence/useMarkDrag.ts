import { type RefObject, useRef } from 'react';
import type { SequenceActor } from './actor';

interface Drag {
  readonly pointerId: number;
  /** Where the pointer was at the last whole device pixel, in CSS px. */
  x: number;
  y: number;
  moved: boolean;
}

/** CSS px before a press counts as a drag and no longer as a tap. */
const SLOP = 6;

/**
 * Dragging anywhere moves the held mark by the same distance, so that the finger does not hide the pixel it aims at.
 */
export function useMarkDrag({ actor, host }: { actor: SequenceActor; host: RefObject<HTMLElement | null> }) {
  const drag = useRef<Drag | null>(null);

  return {
    start(event: PointerEvent) {
      const { held } = actor.getSnapshot().context;
      drag.current = held && { pointerId: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
    },
    move(event: PointerEvent) {
      const current = drag.current;
      const { surface } = actor.getSnapshot().context;
      if (!current || current.pointerId !== event.pointerId || event.buttons === 0 || !surface || !host.current) return;
      const ratio = surface.width / host.current.clientWidth;
      const far = Math.hypot(event.clientX - current.x, event.clientY - current.y) >= SLOP;
      if (!current.moved && !far) return;
      current.moved = true;
      const dx = Math.trunc((event.clientX - current.x) * ratio);
      const dy = Math.trunc((event.clientY - current.y) * ratio);
      if (dx === 0 && dy === 0) return;
      current.x += dx / ratio;
      current.y += dy / ratio;
      actor.send({ type: 'MARK.MOVE', dx, dy });
    },
    /** Keeps the answer of `moved` until the next press, because the click comes after the release. */
    end() {
      if (drag.current) drag.current = { ...drag.current, pointerId: Number.NaN };
    },
    /** Whether the press that just ended was a drag. */
    moved: () => drag.current?.moved ?? false,
  };
}
