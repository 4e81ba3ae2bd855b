import { controls } from '../../../content/controls';
import { sourceWords } from '../../../content/results';
import { NARROW_SPACE, withMinus } from '../../../content/words';
import type { CheckResult } from '../../../machines/result';
import { fig, hidden } from '../../theme/base.css';
import { SourceIcon } from '../../ui/figures/SourceIcon';
import * as css from './observation.css';

/** All figures of a result with their sources. */
export function ResultFigures({ result }: { result: CheckResult }) {
  const sources = [...new Set(result.measurements.map(({ source }) => source))];
  return (
    <>
      <h2>{controls.figures}</h2>
      <dl className={css.list}>
        {result.measurements.map(({ name, value, unit, source }) => (
          <div key={`${name} ${unit} ${source}`}>
            <dt>
              {name} <small className={hidden}>{sourceWords[source]}</small>
            </dt>
            <dd>
              <span className={fig}>
                {typeof value === 'number' ? withMinus(value) : value}
                {unit === '%' ? '%' : unit && NARROW_SPACE + unit}
              </span>
              <SourceIcon of={source} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.sources} aria-hidden="true">
        {sources.map((source) => (
          <span key={source}>
            <SourceIcon of={source} />
            {sourceWords[source]}
          </span>
        ))}
      </p>
    </>
  );
}
