import { type ReactNode, useId } from 'react';
import { Range, type Scale } from './Range';
import * as css from './Slider.css';

interface Props extends Scale {
  readonly label: string;
  /** The value as displayed, and as spoken by screen readers. */
  readonly shown: string;
  readonly spoken: string;
  /** Places of the ticks, in percent of the length. */
  readonly ticks: readonly { readonly at: number; readonly long: boolean }[];
  /** Shown below the ruler. */
  readonly children: ReactNode;
}

/** A ruler with ticks and a thumb. */
export function SliderFrame({ label, shown, ticks, children, ...range }: Props) {
  const id = useId();
  const { value, min, max, locked, curve } = range;
  const at = `${Number((100 * (curve ? curve.placeOf(value) : (value - min) / (max - min))).toFixed(3))}%`;
  return (
    <div className={css.slider} data-locked={locked || undefined}>
      <div className={css.top}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <span className={css.value}>{shown}</span>
      </div>
      <div className={css.track}>
        <Range {...range} labelledBy={id} />
        <svg className={css.ruler} aria-hidden="true">
          {ticks.map(({ at, long }) => (
            <line key={at} className={css.tick} x1={`${at}%`} x2={`${at}%`} y1={long ? 10 : 16} y2={long ? 34 : 28} />
          ))}
          <rect className={css.thumb} x={at} y="8" width="4" height="28" transform="translate(-2)" />
          <rect className={css.ring} x={at} y="3.5" width="13" height="37" transform="translate(-6.5)" />
        </svg>
      </div>
      {children}
    </div>
  );
}
