import { fig } from '../../theme/base.css';
import type { Scale } from './Range';
import { SliderFrame } from './SliderFrame';
import * as css from './Slider.css';

interface Props extends Scale {
  readonly label: string;
  /** Formats a value for display and for screen readers, with its unit: '5:00', '100 ms'. */
  readonly show: (value: number) => string;
  /** Formats a value for screen readers, if that differs from the displayed text. */
  readonly speak?: (value: number) => string;
}

/** A slider whose steps are equally long. */
export function Slider({ show, speak = show, ...rest }: Props) {
  const { value, min, max, step } = rest;
  return (
    <SliderFrame {...rest} shown={show(value)} spoken={speak(value)} ticks={ticksOf(min, max, step)}>
      <div className={css.limits} aria-hidden="true">
        <span className={fig}>{show(min)}</span>
        <span className={fig}>{show(max)}</span>
      </div>
    </SliderFrame>
  );
}

/** More ticks than this would run together on a phone. */
const MAX_TICKS = 50;

/** Ticks at values of the slider, in percent of its length. The ends and every fifth tick are long. */
function ticksOf(min: number, max: number, step: number): readonly { at: number; long: boolean }[] {
  const steps = Math.round((max - min) / step);
  let stride = Math.ceil(steps / MAX_TICKS);
  // If the number of steps allows it, space the ticks evenly up to the end.
  for (let wider = stride; wider <= stride * 2; wider++) {
    if (steps % wider === 0) {
      stride = wider;
      break;
    }
  }
  const count = Math.floor(steps / stride);
  return Array.from({ length: count + 1 }, (_, i) => ({
    at: Number((((i * stride) / steps) * 100).toFixed(3)),
    long: i % 5 === 0 || i === count,
  }));
}
