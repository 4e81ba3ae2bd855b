import { type ReactNode, useCallback, useRef, useState } from 'react';
import { exactness as exactnessWords, pixelsUnknown } from '../../../content/drawing';
import type { Exactness } from '../../../renderers/device-pixels';
import { mountRaster } from '../../../renderers/mount-canvas';
import type { Raster } from '../../../renderers/pattern';
import type { StageFacts } from '../../../renderers/stage';
import { useRenderer } from './useRenderer';
import * as css from './ExactPicture.css';

interface Props<Values extends object> {
  readonly raster: Raster<Values>;
  readonly values: Values;
  /** Describes the picture for screen readers. */
  readonly label: string;
  /** Sets the size of the picture. */
  readonly className: string;
  /** Shown between the picture and the caption. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
  readonly onFacts?: (facts: StageFacts) => void;
}

/** A raster on device pixels, with a badge that shows whether the pixels are exact. */
export function ExactPicture<Values extends object>({
  raster,
  values,
  label,
  className,
  below,
  children,
  onFacts,
}: Props<Values>) {
  /** Whether one drawn pixel is one device pixel, as reported by the stage. */
  const [exactness, setExactness] = useState<Exactness | null>(null);
  const report = useRef(onFacts);
  report.current = onFacts;
  const mount = useCallback(
    (element: HTMLElement, first: Values) =>
      mountRaster(element, raster, first, {
        onFacts: (facts) => {
          setExactness(facts.exactness);
          report.current?.(facts);
        },
      }),
    [raster],
  );
  const { host } = useRenderer(mount, values);

  return (
    <figure className={css.figure}>
      <div ref={host} className={`${css.host} ${className}`} role="img" aria-label={label} />
      {below}
      <figcaption className={css.caption}>
        <span>{children}</span>
        {exactness && <output className={css.badge[exactness]}>{exactnessWords[exactness]}</output>}
        {exactness === 'unverified' && <span className={css.unknown}>{pixelsUnknown}</span>}
      </figcaption>
    </figure>
  );
}
