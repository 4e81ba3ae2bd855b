// Imported by its own path, so that the rest of radix-ui is not bundled.
import * as Radix from 'radix-ui/slider';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import * as css from './Slider.css';

interface Props {
  readonly label: string;
  /** The value as displayed, and as spoken by screen readers. */
  readonly shown: string;
  readonly spoken: string;
  /** The value is shown but cannot be changed. */
  readonly locked: boolean;
  /** Position of the thumb, in percent of the length. */
  readonly at: number;
  readonly ticks: readonly { readonly at: number; readonly long: boolean }[];
  readonly root: Radix.SliderProps;
  readonly thumb?: Radix.SliderThumbProps;
  /** Shown below the ruler. */
  readonly children: ReactNode;
}

/**
 * A ruler with ticks and a thumb. Radix writes style attributes, which the site's content security policy blocks in
 * HTML, so a drawing of the same size is shown until the page is hydrated.
 */
export function SliderFrame({ label, shown, spoken, locked, at, ticks, root, thumb, children }: Props) {
  const id = useId();
  const hydrated = useSyncExternalStore(never, yes, no);
  return (
    <div className={css.slider} data-locked={locked || undefined}>
      <div className={css.top}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <span className={css.value}>{shown}</span>
      </div>
      <div className={css.track}>
        <svg className={css.ruler} aria-hidden="true">
          {ticks.map(({ at, long }) => (
            <line key={at} className={css.tick} x1={`${at}%`} x2={`${at}%`} y1={long ? 10 : 16} y2={long ? 34 : 28} />
          ))}
          {!hydrated && (
            <rect className={css.still} x={`${at}%`} y="8" width="4" height="28" transform="translate(-2)" />
          )}
        </svg>
        {hydrated && (
          <Radix.Root className={css.root} disabled={locked} {...root}>
            <Radix.Track className={css.rail} />
            <Radix.Thumb
              className={css.thumb}
              aria-labelledby={id}
              aria-valuetext={spoken}
              aria-disabled={locked || undefined}
              {...thumb}
            />
          </Radix.Root>
        )}
      </div>
      {children}
    </div>
  );
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
