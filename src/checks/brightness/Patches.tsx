import type { ChartId } from '../../../measure/color/charts';
import { picks } from './picks';
import * as css from './Brightness.css';

interface Props {
  readonly chart: ChartId;
  /** The chosen value; null if the person sees none of the patches, undefined before any choice. */
  readonly value: number | null | undefined;
  readonly onChoose: (value: number) => void;
}

const questions: Record<ChartId, string> = {
  'near-black': 'First patch visible on black',
  'near-white': 'First patch visible on white',
  gamma: 'Patch that blends into its lines',
  contrast: '',
};

/**
 * A button over each selectable patch. Uses a roving tabindex: one button is in the tab order. Up and Down move the
 * choice.
 */
export function Patches({ chart, value, onChoose }: Props) {
  const all = picks[chart];
  if (all.length === 0) return null;
  const tabbable = all.some((pick) => pick.value === value) ? value : all[0]?.value;
  const look = chart === 'gamma' ? css.gamma : css.near;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-label={questions[chart]} className={look.group}>
      {all.map((pick) => (
        <button
          key={pick.value}
          type="button"
          className={`${css.patch} ${look.patch}`}
          aria-label={pick.name}
          aria-pressed={pick.value === value}
          tabIndex={pick.value === tabbable ? 0 : -1}
          onClick={() => onChoose(pick.value)}
        />
      ))}
    </div>
  );
}
