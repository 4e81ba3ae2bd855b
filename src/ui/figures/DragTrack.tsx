import { useEffect, useRef } from 'react';
import * as css from './figures.css';

/** The block and its track. While dragged, the block follows the pointer without React. */
export function DragTrack({ held }: { held: boolean }) {
  const block = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = block.current;
    if (!held || !element) return;
    const track = element.parentElement;
    const start = element.getBoundingClientRect();
    const most = (track?.getBoundingClientRect().right ?? 0) - start.right;
    const onMove = ({ clientX }: PointerEvent) => {
      const way = Math.max(0, Math.min(most, clientX - start.left - start.width / 2));
      element.style.transform = `translateX(${Math.round(way)}px)`;
    };
    addEventListener('pointermove', onMove, { passive: true });
    return () => {
      removeEventListener('pointermove', onMove);
      element.style.transform = '';
    };
  }, [held]);

  return (
    <div className={css.track} aria-hidden="true">
      <span className={css.home} data-spot="block" />
      <span ref={block} className={css.block} data-held={held || undefined} />
      <span className={css.goal} data-spot="goal" />
    </div>
  );
}
