import { type RefObject, useRef } from 'react';
import type { SequenceActor } from '../../../machines/sequence/sequence.machine';
import { useDrag } from '../controls/drag';

/**
 * Dragging anywhere moves the held mark by the same distance, so that the finger does not hide the pixel it aims at.
 */
export function useMarkDrag({ actor, host }: { actor: SequenceActor; host: RefObject<HTMLElement | null> }): void {
  /** How far the mark has moved, in CSS px of whole device pixels. */
  const moved = useRef({ x: 0, y: 0 });

  useDrag(host, {
    threshold: 6,
    onPress() {
      moved.current = { x: 0, y: 0 };
      return actor.getSnapshot().context.held !== null;
    },
    onMove(x, y) {
      const { surface } = actor.getSnapshot().context;
      if (!surface || !host.current) return;
      const ratio = surface.width / host.current.clientWidth;
      const dx = Math.trunc((x - moved.current.x) * ratio);
      const dy = Math.trunc((y - moved.current.y) * ratio);
      if (dx === 0 && dy === 0) return;
      moved.current.x += dx / ratio;
      moved.current.y += dy / ratio;
      actor.send({ type: 'MARK.MOVE', dx, dy });
    },
  });
}
