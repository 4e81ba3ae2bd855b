import type { KeyboardEvent } from 'react';
import { SliderFrame } from './SliderFrame';
import * as css from './Slider.css';

interface Props {
  readonly label: string;
  readonly value: number;
  /** Must be greater than 0, and so must `max`. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Labels under the ruler. Those with `spare` are hidden on a phone. */
  readonly marks: readonly { readonly at: number; readonly text: string; readonly spare?: boolean }[];
  /** Formats a value for display and for screen readers, with its unit. */
  readonly show: (value: number) => string;
  /** Called with a value that is within the limits and a multiple of the step. */
  readonly onChange: (value: number) => void;
  /** The value is shown but cannot be changed. */
  readonly locked?: boolean;
}

/** Steps of the slider. Each is the same ratio. */
const RULER_STEPS = 1000;

/**
 * A slider with a logarithmic scale: every octave has the same width. Arrow keys move by one step of the value; page
 * keys and Shift with an arrow move by ten, as on every slider of this site.
 */
export function LogSlider({ label, value, min, max, step, marks, show, onChange, locked = false }: Props) {
  const shareOf = (at: number) => Math.log(at / min) / Math.log(max / min);
  const snap = (at: number) => Math.min(max, Math.max(min, Math.round(at / step) * step));
  const percent = (at: number) => Number((shareOf(at) * 100).toFixed(3));

  const onKeyDown = (event: KeyboardEvent) => {
    const skips = event.shiftKey || event.key.startsWith('Page');
    const by = directions[event.key];
    const next =
      event.key === 'Home' ? min : event.key === 'End' ? max : by && snap(value + by * step * (skips ? 10 : 1));
    if (!next) return;
    // Otherwise Radix would move by one step of the ruler.
    event.preventDefault();
    if (!locked && next !== value) onChange(next);
  };

  return (
    <SliderFrame
      label={label}
      shown={show(value)}
      spoken={show(value)}
      locked={locked}
      at={percent(value)}
      ticks={ticksOf(min, max).map(({ at, long }) => ({ at: percent(at), long }))}
      root={{
        value: [Math.round(shareOf(value) * RULER_STEPS)],
        min: 0,
        max: RULER_STEPS,
        onKeyDown,
        onValueChange: ([place = 0]) => onChange(snap(min * (max / min) ** (place / RULER_STEPS))),
      }}
      thumb={{ 'aria-valuemin': min, 'aria-valuemax': max, 'aria-valuenow': value }}
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

const directions: Record<string, 1 | -1> = {
  ArrowUp: 1,
  ArrowRight: 1,
  PageUp: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageDown: -1,
};

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
