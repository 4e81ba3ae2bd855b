// By its own path, so that nothing else of radix-ui is bundled.
import * as Radix from 'radix-ui/slider';
import { useId, useSyncExternalStore } from 'react';
import { fig } from '../../theme/base.css';
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

/**
 * A tick ruler with a thumb. Arrow keys move one step, page keys and Shift with an arrow ten, Home and End to the limits.
 * Radix writes style attributes, which the site's policy blocks in HTML, so a drawing of the same size stands in its
 * place until the page is hydrated.
 */
export function Slider({ label, value, min, max, step, show, onChange, speak = show, locked = false }: Props) {
  const id = useId();
  const hydrated = useSyncExternalStore(never, yes, no);
  return (
    <div className={css.slider} data-locked={locked || undefined}>
      <div className={css.top}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <span className={css.value}>{show(value)}</span>
      </div>
      <div className={css.track}>
        <svg className={css.ruler} aria-hidden="true">
          {ticksOf(min, max, step).map(({ at, long }) => (
            <line key={at} className={css.tick} x1={`${at}%`} x2={`${at}%`} y1={long ? 10 : 16} y2={long ? 34 : 28} />
          ))}
          {!hydrated && (
            <rect
              className={css.still}
              x={`${((value - min) / (max - min)) * 100}%`}
              y="8"
              width="4"
              height="28"
              transform="translate(-2)"
            />
          )}
        </svg>
        {hydrated && (
          <Radix.Root
            className={css.root}
            value={[value]}
            min={min}
            max={max}
            step={step}
            disabled={locked}
            onValueChange={([next]) => next !== undefined && onChange(next)}
          >
            <Radix.Track className={css.rail} />
            <Radix.Thumb
              className={css.thumb}
              aria-labelledby={id}
              aria-valuetext={speak(value)}
              aria-disabled={locked || undefined}
            />
          </Radix.Root>
        )}
      </div>
      <div className={css.limits} aria-hidden="true">
        <span className={fig}>{show(min)}</span>
        <span className={fig}>{show(max)}</span>
      </div>
    </div>
  );
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

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
