import type { KeyboardEvent, Ref } from 'react';
import { range } from './Range.css';

/** A position on a slider, and its scale. */
export interface Scale {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Called with a value that is within the limits and on a step. */
  readonly onChange: (value: number) => void;
  /** The value is shown but cannot be changed. */
  readonly locked?: boolean;
  /** Maps a value to its place from 0 to 1 and back. Without it, equal steps are equally long. */
  readonly curve?: { readonly placeOf: (value: number) => number; readonly valueAt: (place: number) => number };
}

interface Props extends Scale {
  readonly label?: string;
  /** The id of the element that labels it, in place of `label`. */
  readonly labelledBy?: string;
  /** The value as spoken by screen readers. */
  readonly spoken: string;
  readonly input?: Ref<HTMLInputElement>;
}

/** Places of a slider with a curve. */
const PLACES = 1000;

/**
 * The browser's slider, transparent over a drawing of it. It is 44 px high and wide, and centers its thumb on the ends
 * of its parent. Arrow keys move by one step, page keys and Shift with an arrow by ten, Home and End to the limits:
 * browsers differ in the page keys and ignore Shift.
 */
export function Range({ value, min, max, step, onChange, label, labelledBy, spoken, locked, curve, input }: Props) {
  const change = (to: number) => {
    const onStep = Number((Math.round((to - min) / step) * step + min).toFixed(6));
    const next = Math.min(max, Math.max(min, onStep));
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = event.shiftKey || event.key.startsWith('Page') ? 10 : 1;
    const to = { Home: min, End: max }[event.key] ?? value + (directions[event.key] ?? Number.NaN) * steps * step;
    if (Number.isNaN(to)) return;
    event.preventDefault();
    change(to);
  };
  const scale = curve
    ? { min: 0, max: PLACES, step: 1, value: Math.round(curve.placeOf(value) * PLACES) }
    : { min, max, step, value };
  return (
    <input
      ref={input}
      className={range}
      type="range"
      {...scale}
      disabled={locked}
      autoComplete="off"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-valuetext={spoken}
      onKeyDown={onKeyDown}
      onChange={({ target }) => change(curve ? curve.valueAt(Number(target.value) / PLACES) : Number(target.value))}
    />
  );
}

const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  PageUp: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageDown: -1,
};
