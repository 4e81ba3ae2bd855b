import { type ChartId, lightnesses, nearCode } from '../../../machines/brightness/charts';
import { picks } from './picks';
import * as css from './Patches.css';

/** The numbers of a chart's patches. They stay when the controls go, in a gray that does not blind. */
export function ChartLabels({ chart }: { chart: ChartId }) {
  if (chart === 'contrast') {
    return (
      <div className={css.lightness} aria-hidden="true">
        {lightnesses.map((lightness) => (
          <span key={lightness} className={lightness < 50 ? css.onDark : css.onLight}>
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
            <span className={css.slab}>{label}</span>
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
