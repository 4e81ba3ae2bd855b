import { type RefObject, useRef } from 'react';
import { sequenceTexts } from '../../../content/rings';
import type { Mark, SurfaceFacts } from '../../../machines/sequence/sequence';
import type { SequenceActor } from '../../../machines/sequence/sequence.machine';
import { useDrag } from '../../ui/controls/drag';
import * as css from './SequenceView.css';

interface Props {
  readonly marks: readonly Mark[];
  readonly held: Mark | null;
  readonly surface: SurfaceFacts | null;
  readonly kinds: readonly KindOption[];
  /** Hides the saved marks together with the controls, so that only the color is on the screen. */
  readonly quiet: boolean;
  readonly onPick: (id: number) => void;
}

/** The marks of the current step and the held mark. Each mark is a button to edit it. */
export function Pins({ marks, held, surface, kinds, quiet, onPick }: Props) {
  if (!surface) return null;
  const place = ({ x, y }: Mark) => ({
    left: `${((x + 0.5) / surface.width) * 100}%`,
    top: `${((y + 0.5) / surface.height) * 100}%`,
  });
  const nameOf = ({ kind }: Mark) => kinds.find(({ id }) => id === kind)?.name ?? kind;
  return (
    <>
      {marks.map((mark) => (
        <button
          key={mark.id}
          type="button"
          className={css.pin}
          data-quiet={quiet || undefined}
          style={place(mark)}
          aria-label={sequenceTexts.edit(nameOf(mark), mark.x, mark.y)}
          onClick={() => onPick(mark.id)}
        >
          <span className={css.pinNumber}>{mark.id}</span>
        </button>
      ))}
      {held && <span className={css.held} style={place(held)} aria-hidden="true" />}
    </>
  );
}

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

/** A kind of mark that a person can choose. */
export interface KindOption {
  readonly id: string;
  readonly name: string;
}
