import { type RefObject, useLayoutEffect, useRef } from 'react';
import * as css from './figures.css';

interface Props {
  /** Number of ticks, one per unit. */
  readonly count: number;
  /** How many are filled. */
  readonly value: number;
}

/** Sets the width and pitch of the ticks in `box` to whole device pixels, so that all ticks look alike. */
export function useTicks(box: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      // The pixel ratio changes with zoom and with the screen, and both also change the width in CSS px.
      const ratio = devicePixelRatio;
      const pitch = Math.max(1, Math.floor((element.clientWidth * ratio) / count));
      element.style.setProperty(css.ticks, String(count));
      element.style.setProperty(css.pitch, `${pitch / ratio}px`);
      element.style.setProperty(css.tick, `${Math.max(1, Math.floor(pitch / 2)) / ratio}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, count]);
}

/** One tick per unit. Hidden from screen readers: the figure is beside it. */
export function TickGauge({ count, value }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const gauge = useRef<HTMLDivElement>(null);
  useTicks(box, count);

  useLayoutEffect(() => gauge.current?.style.setProperty(css.filled, String(value)), [value]);

  return (
    <div ref={box} className={css.box} aria-hidden="true">
      <div ref={gauge} className={css.gauge}>
        <span className={css.gaugeRest} />
        <span className={css.gaugeFill} />
      </div>
    </div>
  );
}
