import { useLayoutEffect, useRef } from 'react';
import * as css from './figures.css';

interface Props {
  /** Number of ticks, one per unit. */
  readonly count: number;
  /** How many are filled. */
  readonly value: number;
  /** A live level instead of progress; drawn in the signal color. */
  readonly live?: boolean;
}

/**
 * One tick per unit. Tick width and pitch are whole device pixels, so that all ticks look alike. Hidden from screen
 * readers: the figure is beside it.
 */
export function TickGauge({ count, value, live }: Props) {
  const gauge = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => gauge.current?.style.setProperty(css.filled, String(value)), [value]);

  useLayoutEffect(() => {
    const element = gauge.current;
    const box = element?.parentElement;
    if (!element || !box) return;
    const measure = () => {
      // The pixel ratio changes with zoom and with the screen, and both also change the width in CSS px.
      const ratio = devicePixelRatio;
      const pitch = Math.max(1, Math.floor((box.clientWidth * ratio) / count));
      element.style.setProperty(css.ticks, String(count));
      element.style.setProperty(css.pitch, `${pitch / ratio}px`);
      element.style.setProperty(css.tick, `${Math.max(1, Math.floor(pitch / 2)) / ratio}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [count]);

  return (
    <div className={css.box} aria-hidden="true">
      <div ref={gauge} className={live ? css.live : css.gauge}>
        <span className={css.gaugeRest} />
        <span className={css.gaugeFill} />
      </div>
    </div>
  );
}
