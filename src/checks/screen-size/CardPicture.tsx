import { useEffect, useRef, useState } from 'react';
import { cardPattern } from '../../../renderers/screen-size/card.pattern';
import { ExactPicture } from '../../ui/figures/ExactPicture';
import * as css from './ScreenSize.css';

interface Props {
  /** Long side of the card in device px. */
  readonly length: number;
  /** Reports whether the card is upright, which it is where it would be too wide. */
  readonly onUpright: (upright: boolean) => void;
}

/** Below this width in CSS px the card is upright, because it would be too wide for a phone. */
const MIN_LYING_WIDTH_PX = 640;

/** A drawing of a card, to compare with a real one. */
export function CardPicture({ length, onUpright }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [upright, setUpright] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const stands = entry.contentRect.width < MIN_LYING_WIDTH_PX;
      setUpright(stands);
      onUpright(stands);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [onUpright]);
  return (
    <div ref={box}>
      <ExactPicture
        pattern={cardPattern}
        values={{ longSide: length, upright: Number(upright) }}
        label={`Card, long side ${length} device pixels`}
        className={upright ? css.standing : css.lying}
      />
    </div>
  );
}
