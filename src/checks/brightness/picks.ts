import { brightnessLabels } from '../../../content/brightness';
import { fixed } from '../../../content/words';
import { type ChartId, gammas, nearCode, STEPS } from '../../../measure/color/charts';

/** One patch of a chart that a person can choose. */
export interface Pick {
  /** The value it selects: steps from the background, or a gamma. */
  readonly value: number;
  /** The label beside it. */
  readonly label: string;
  /** Its accessible name. */
  readonly name: string;
}

const near = (chart: 'near-black' | 'near-white'): readonly Pick[] =>
  Array.from({ length: STEPS }, (_, i) => {
    const code = nearCode(chart, i + 1);
    return { value: i + 1, label: String(code), name: brightnessLabels.patch(code, i + 1) };
  });

/**
 * The selectable patches of each chart. The patch with the background's code is not selectable. The contrast chart has
 * no choices.
 */
export const picks: Record<ChartId, readonly Pick[]> = {
  'near-black': near('near-black'),
  'near-white': near('near-white'),
  gamma: gammas.map((value) => ({ value, label: fixed(value, 1), name: brightnessLabels.gamma(fixed(value, 1)) })),
  contrast: [],
};

/** The next value up or down, clamped at the ends. Before any choice, the first or the last value. */
export function neighbor(chart: ChartId, value: number | null | undefined, by: 1 | -1): number | undefined {
  const values = picks[chart].map((pick) => pick.value);
  const at = typeof value === 'number' ? values.indexOf(value) : -1;
  if (at < 0) return by > 0 ? values[0] : values.at(-1);
  return values[Math.max(0, Math.min(values.length - 1, at + by))];
}

/** The next chart of a level. After the last chart comes the level itself, which is null. */
export function chartAfter(charts: readonly ChartId[], chart: ChartId | null): ChartId | null {
  return charts[chart === null ? 0 : charts.indexOf(chart) + 1] ?? null;
}
