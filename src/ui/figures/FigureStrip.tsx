import type { ReactNode } from 'react';
import { controls } from '../../../content/controls';
import { fixed, withUnit } from '../../../content/words';
import { fig, hidden } from '../../theme/base.css';
import * as css from './FigureStrip.css';

export interface StripFigure {
  readonly label: string;
  /** Null if unknown. */
  readonly value: ReactNode;
  /** A note on the figure, for example that it is an estimate. */
  readonly note?: ReactNode;
}

/** A figure as it stands in a strip, with its unit. Null if it is unknown. */
export const stripFigure = (label: string, value: number | null, unit = '', digits = 0) => ({
  label,
  value: value === null ? null : unit === '' ? fixed(value, digits) : withUnit(fixed(value, digits), unit),
});

interface Props {
  readonly figures: readonly StripFigure[];
  readonly columns: 3 | 4 | 6;
  /** Whether there is a rule above it. */
  readonly ruled?: boolean;
}

/** Labels and figures in ruled cells. Two columns on a phone. */
export function FigureStrip({ figures, columns, ruled = false }: Props) {
  const strip = (
    <dl className={css.columns[columns]}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={css.cell}>
          <dt className={css.label}>{label}</dt>
          <dd className={`${fig} ${css.value}`}>
            {value ?? (
              <>
                <span className={css.missing} aria-hidden="true">
                  —
                </span>
                <span className={hidden}>{controls.notKnown}</span>
              </>
            )}
          </dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
  return ruled ? <div className={css.ruled}>{strip}</div> : strip;
}
