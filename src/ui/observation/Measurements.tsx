import { NARROW_SPACE } from '../../../content/words';
import type { CheckResult, Source } from '../../../machines/result';
import { fig } from '../../theme/base.css';
import * as css from './observation.css';

const words: Record<Source, string> = {
  measured: 'measured here',
  estimated: 'estimated',
  reported: 'reported by the browser',
  observed: 'observed by you',
  declared: 'stated by you',
  setting: 'chosen by you',
};

/** All figures of a result with their sources. */
export function Measurements({ result }: { result: CheckResult }) {
  return (
    <>
      <h2>Figures</h2>
      <dl className={css.list}>
        {result.measurements.map(({ name, value, unit, source }) => (
          <div key={`${name} ${unit} ${source}`}>
            <dt>
              {name} <small>{words[source]}</small>
            </dt>
            <dd className={fig}>
              {value}
              {unit === '%' ? '%' : unit && NARROW_SPACE + unit}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
