import { fig } from '../../theme/base.css';
import { SliderFrame } from './SliderFrame';
import * as css from './Slider.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A value as it is shown and spoken, with its unit: '5:00', '100 ms'. */
  readonly show: (value: number) => string;
  /** Called with a value that is within the limits and on a step. */
  readonly onChange: (value: number) => void;
  /** A value as it is spoken, where that differs from what is shown. */
  readonly speak?: (value: number) => string;
  /** The value is shown and cannot be changed. */
  readonly locked?: boolean;
}

/** A slider. Arrow keys move one step, page keys and Shift with an arrow ten, Home and End to the limits. */
export function Slider({ label, value, min, max, step, show, onChange, speak = show, locked = false }: Props) {
  return (
    <SliderFrame
      label={label}
      shown={show(value)}
      spoken={speak(value)}
      locked={locked}
      at={((value - min) / (max - min)) * 100}
      ticks={ticksOf(min, max, step)}
      root={{ value: [value], min, max, step, onValueChange: ([next]) => next !== undefined && onChange(next) }}
    >
      <div className={css.limits} aria-hidden="true">
        <span className={fig}>{show(min)}</span>
        <span className={fig}>{show(max)}</span>
      </div>
    </SliderFrame>
  );
}

/** Ticks that a phone's width still keeps apart. */
const MAX_TICKS = 50;

/** Ticks at values of the slider, in per cent of its length; the ends and every fifth are long. */
function ticksOf(min: number, max: number, step: number): readonly { at: number; long: boolean }[] {
  const steps = Math.round((max - min) / step);
  let stride = Math.ceil(steps / MAX_TICKS);
  // Ticks at equal distances to the very end, where the number of steps allows it.
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
