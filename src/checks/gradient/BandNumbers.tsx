import { useMemo } from 'react';
import type { RampOptions } from '../../../machines/gradient/gradient';
import { lumaOf } from '../../../measure/color/light';
import { codesOf } from '../../../measure/color/packed';
import { rampLevels } from '../../../renderers/gradient/gradient.geometry';
import { gradientPattern } from '../../../renderers/gradient/gradient.pattern';
import { bandNumbers } from './bands';
import * as css from './Gradient.css';

interface Props {
  readonly step: number;
  readonly options: RampOptions;
  /** Bands per row. */
  readonly columns: number;
  /** Size of the picture in CSS px. */
  readonly size: { readonly width: number; readonly height: number };
}

/** The code of each flat band, in its lower left corner. */
export function BandNumbers({ step, options, columns, size }: Props) {
  const { low, high, channel } = options;
  const numbers = useMemo(() => {
    const own = channel === 'all';
    const levels = rampLevels(step, own, low, high);
    const rows = Math.ceil(levels / columns);
    return bandNumbers({ step, own, low, high, levels, columns }, size.height).map(({ band, code, column, row }) => ({
      band,
      code,
      left: `${(column / columns) * 100}%`,
      bottom: `${(1 - (row + 1) / rows) * 100}%`,
      ink: inkOn(colorOf(step, options, columns, rows, column, row)),
    }));
  }, [step, options, low, high, channel, columns, size.height]);
  return (
    <div className={css.bandNumbers} aria-hidden="true">
      {numbers.map(({ band, code, left, bottom, ink }) => (
        <span key={band} className={css.bandNumber[ink]} style={{ left, bottom }}>
          {code}
        </span>
      ))}
    </div>
  );
}

const channels = { all: 0, red: 1, green: 2, blue: 3 } as const;

/** The color of one band. Evaluates the pattern itself, on a picture with one pixel per band. */
function colorOf(
  step: number,
  { low, high, channel }: RampOptions,
  columns: number,
  rows: number,
  column: number,
  row: number,
): number {
  const values = { ...gradientPattern.values, pattern: step, low, high, channel: channels[channel], columns };
  return gradientPattern.colorAt(column, row, columns, rows, values);
}

/** The text color that is readable on a color. On the darkest and lightest colors it is gray, which dazzles less. */
function inkOn(color: number): keyof typeof css.bandNumber {
  const [red, green, blue] = codesOf(color);
  if (Math.max(red, green, blue) < 36) return 'dim';
  if (Math.min(red, green, blue) > 220) return 'gray';
  return lumaOf(red, green, blue) < 118 ? 'white' : 'black';
}
