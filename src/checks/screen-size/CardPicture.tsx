import { useEffect, useRef, useState } from 'react';
import { cardPattern } from '../../../renderers/screen-size/card.pattern';
import { ExactPicture } from '../../ui/figures/ExactPicture';
import * as css from './ScreenSize.css';

interface Props {
  /** The long side in device px. */
  readonly length: number;
  /** Called with whether the card is upright, as it is where it would be too wide. */
  readonly onUpright: (upright: boolean) => void;
}

/** Width in CSS px below which the card is upright, since it would be too wide for a phone. */
const MIN_WIDTH_PX = 640;

/** A card to hold a real one against. */
export function CardPicture({ length, onUpright }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [upright, setUpright] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const stands = entry.contentRect.width < MIN_WIDTH_PX;
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
