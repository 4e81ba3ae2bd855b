import { useState } from 'react';
import { sizeTexts } from '../../../content/screen-size';
import { rulerRaster, rulerValues, tickAt } from '../../../renderers/screen-size/ruler.raster';
import { fig } from '../../theme/base.css';
import { ExactPicture } from '../../ui/figures/ExactPicture';
import * as css from './ScreenSize.css';

interface Props {
  /** Device px per mm. */
  readonly density: number;
  readonly pixelRatio: number;
  readonly label: string;
}

/** A ruler at true size for a density: centimeters above, inches below. */
export function Ruler({ density, pixelRatio, label }: Props) {
  const [width, setWidth] = useState(0);
  const values = rulerValues(density, pixelRatio);
  /** Numbers whose tick and label fit on the ruler, with their position in CSS px. */
  const numbers = (step: number, pitch: number) =>
    Array.from({ length: 400 }, (_, i) => ({ number: i + 1, at: tickAt((i + 1) * step, pitch) / pixelRatio })).filter(
      ({ at }) => at < width / pixelRatio - 12,
    );
  return (
    <div className={css.ruler}>
      <Numbers of={numbers(10, values.millimeters)} />
      <ExactPicture
        raster={rulerRaster}
        values={values}
        label={label}
        className={css.scale}
        below={<Numbers of={numbers(16, values.sixteenths)} />}
        onFacts={(facts) => setWidth(facts.width)}
      >
        {sizeTexts.rulerNote}
      </ExactPicture>
    </div>
  );
}

/** Number labels below or above their ticks. */
function Numbers({ of }: { of: readonly { readonly number: number; readonly at: number }[] }) {
  return (
    <ol className={css.numbers} aria-hidden="true">
      {of.map(({ number, at }) => (
        <li key={number} className={`${fig} ${css.number}`} style={{ left: at }}>
          {number}
        </li>
      ))}
    </ol>
  );
}
