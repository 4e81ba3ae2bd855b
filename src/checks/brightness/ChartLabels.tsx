import { type ChartId, lightnesses, nearCode } from '../../../measure/color/charts';
import { picks } from './picks';
import * as css from './Brightness.css';

/** White is readable on every red except the brightest. Gray is enough on the dark ones. */
function inkAt(lightness: number): string {
  if (lightness < 50) return css.onDark;
  return lightness < 100 ? css.onRed : css.onLight;
}

/** The numbers of a chart's patches. They stay visible when the controls hide, in a gray that does not dazzle. */
export function ChartLabels({ chart }: { chart: ChartId }) {
  if (chart === 'contrast') {
    return (
      <div className={css.lightness} aria-hidden="true">
        {lightnesses.map((lightness) => (
          <span key={lightness} className={inkAt(lightness)}>
            {lightness % 10 === 0 && lightness}
          </span>
        ))}
      </div>
    );
  }
  if (chart === 'gamma') {
    return (
      <div className={css.gamma.group} aria-hidden="true">
        {picks.gamma.map(({ value, label }) => (
          <span key={value} className={css.gammaLabel}>
            <span className={css.labelBox}>{label}</span>
          </span>
        ))}
      </div>
    );
  }
  return (
    <div className={css.near.group} aria-hidden="true">
      <span className={`${css.near.first} ${css.nearLabel}`}>{nearCode(chart, 0)}</span>
      {picks[chart].map(({ value, label }) => (
        <span key={value} className={css.nearLabel}>
          {label}
        </span>
      ))}
    </div>
  );
}
