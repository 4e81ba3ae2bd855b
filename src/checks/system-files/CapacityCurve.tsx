import { systemTexts } from '../../../content/system-files';
import { rounded, withUnit } from '../../../content/words';
import type { SystemBattery } from '../../../measure/system/system-facts';
import { fig, panel, small, soft } from '../../theme/base.css';
import * as css from './SystemFiles.css';

/** Size of the drawing in SVG units. */
const WIDTH = 100;
const HEIGHT = 40;

/** The full charge of a battery over time, as its file tells it, from zero to the charge when new. */
export function CapacityCurve({ battery }: { battery: SystemBattery }) {
  const { capacityHistory: points = [], designWh } = battery;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.at === last.at) return null;
  const top = Math.max(designWh ?? 0, ...points.map(({ fullWh }) => fullWh));
  const times = points.map(({ at }) => Date.parse(at));
  const [from = 0, to = 1] = [times[0], times.at(-1)];
  const y = (wh: number) => (HEIGHT * (1 - wh / top)).toFixed(2);
  const line = points.map(
    ({ fullWh }, i) => `${((WIDTH * ((times[i] ?? from) - from)) / (to - from)).toFixed(2)} ${y(fullWh)}`,
  );
  const wh = (value: number) => withUnit(rounded(value, 1), 'Wh');
  const said = `${systemTexts.curve}: ${first.at} ${wh(first.fullWh)}, ${last.at} ${wh(last.fullWh)}`;
  return (
    <figure className={`${panel} ${css.box}`}>
      <h2 className={css.title}>{systemTexts.curve}</h2>
      <svg
        className={css.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={said}
      >
        <path className={css.ground} d={`M0 ${HEIGHT}H${WIDTH}`} />
        {designWh && <path className={css.full} d={`M0 ${y(designWh)}H${WIDTH}`} />}
        <path className={css.line} d={`M${line.join('L')}`} />
      </svg>
      <p className={`${fig} ${css.axis}`} aria-hidden="true">
        <span>
          {first.at}: {wh(first.fullWh)}
        </span>
        <span>
          {last.at}: {wh(last.fullWh)}
        </span>
      </p>
      {designWh && <figcaption className={`${small} ${soft}`}>{systemTexts.curveLine(wh(designWh))}</figcaption>}
    </figure>
  );
}
