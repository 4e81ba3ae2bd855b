import { fixed } from '../../../content/words';
import { type ChartId, nearCode } from '../../../measure/color/charts';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import * as css from './Brightness.css';

const words: Record<ChartId, string> = {
  'near-black': 'Tap the first patch that you can see on black, or press ↑ and ↓.',
  'near-white': 'Tap the first patch that you can see on white, or press ↑ and ↓.',
  gamma: 'Squint. Tap the patch that blends into its lines, or press ↑ and ↓.',
  contrast: 'Columns in equal steps of lightness. All edges should look equally strong.',
};
const formulas: Partial<Record<ChartId, string>> = {
  gamma: 'Gamma: code = 255 × 0.5^(1 ∕ γ)',
  contrast: 'CIE 15 lightness: Y = ((L* + 16) ∕ 116)³, encoded by the sRGB curve',
};

interface Props {
  readonly chart: ChartId;
  /** The chosen value; null if the person sees none of the patches, undefined before any choice. */
  readonly value: number | null | undefined;
  readonly onNone: () => void;
}

/** What a chart shows, its formula, and what was chosen on it. */
export function ChartPanel({ chart, value, onNone }: Props) {
  const near = chart === 'near-black' || chart === 'near-white';
  const formula = formulas[chart];
  return (
    <div className={css.chartPanel}>
      <div>
        <p className={css.chartText}>{words[chart]}</p>
        {formula && <p className={`${fig} ${css.formula}`}>{formula}</p>}
      </div>
      <p className={css.chosen} role="status">
        {chosen(chart, value)}
      </p>
      {near && (
        <Button aria-pressed={value === null} onClick={onNone}>
          I See None
        </Button>
      )}
    </div>
  );
}

function chosen(chart: ChartId, value: number | null | undefined): string {
  if (value === undefined) return '';
  if (chart === 'gamma') return value === null ? '' : `Gamma ${fixed(value, 1)}`;
  if (chart === 'contrast') return '';
  return value === null ? 'I see none' : `Step ${value}, code ${nearCode(chart, value)}`;
}
