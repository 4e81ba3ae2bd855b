import type { Scale } from './Range';
import { SliderFrame } from './SliderFrame';
import * as css from './Slider.css';

/** Its limits must be greater than 0. */
interface Props extends Scale {
  readonly label: string;
  /** Labels under the ruler. Those with `spare` are hidden on a phone. */
  readonly marks: readonly { readonly at: number; readonly text: string; readonly spare?: boolean }[];
  /** Formats a value for display and for screen readers, with its unit. */
  readonly show: (value: number) => string;
}

/** A slider with a logarithmic scale: every octave has the same width. */
export function LogSlider({ marks, show, ...rest }: Props) {
  const { value, min, max } = rest;
  const placeOf = (at: number) => Math.log(at / min) / Math.log(max / min);
  const percent = (at: number) => Number((placeOf(at) * 100).toFixed(3));
  return (
    <SliderFrame
      {...rest}
      shown={show(value)}
      spoken={show(value)}
      curve={{ placeOf, valueAt: (place) => min * (max / min) ** place }}
      ticks={ticksOf(min, max).map(({ at, long }) => ({ at: percent(at), long }))}
    >
      <svg className={css.marks} aria-hidden="true">
        {marks.map(({ at, text, spare }) => (
          <text
            key={at}
            className={spare ? `${css.logMark} ${css.spare}` : css.logMark}
            x={`${percent(at)}%`}
            y="14"
            textAnchor={at === min ? 'start' : at === max ? 'end' : 'middle'}
          >
            {text}
          </text>
        ))}
      </svg>
    </SliderFrame>
  );
}

/** Ticks for every leading digit in every decade. The ends and the powers of ten are long. */
function ticksOf(min: number, max: number): readonly { at: number; long: boolean }[] {
  const ticks: { at: number; long: boolean }[] = [];
  for (let decade = 10 ** Math.floor(Math.log10(min)); decade <= max; decade *= 10) {
    for (let digit = 1; digit < 10; digit++) {
      const at = digit * decade;
      if (at >= min && at <= max) ticks.push({ at, long: digit === 1 || at === min || at === max });
    }
  }
  return ticks;
}
