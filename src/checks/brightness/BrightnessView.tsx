import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { brightnessLabels, chartTexts } from '../../../content/brightness';
import { fixed } from '../../../content/words';
import { levels } from '../../../machines/brightness/brightness';
import { annotationOf } from '../../../machines/sequence/sequence';
import { type ChartId, lightnesses, nearCode } from '../../../measure/color/charts';
import { mountBrightness } from '../../../renderers/brightness/brightness.renderer';
import { SequenceView } from '../../check/sequence/SequenceView';
import type { ViewProps } from '../../check/sequence/SingleSequence';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { chartAfter, neighbor, picks } from './picks';
import * as css from './Brightness.css';

interface Props {
  readonly chart: ChartId;
  /** The chosen value; null if the person sees none of the patches, undefined before any choice. */
  readonly value: number | null | undefined;
  readonly onNone: () => void;
}

/** What a chart shows, its formula, and what was chosen on it. */
function ChartPanel({ chart, value, onNone }: Props) {
  const near = chart === 'near-black' || chart === 'near-white';
  const { text, formula } = chartTexts[chart];
  return (
    <div className={css.chartPanel}>
      <div>
        <p className={css.chartText}>{text}</p>
        {formula && <p className={`${fig} ${css.formula}`}>{formula}</p>}
      </div>
      <p className={css.chosen} role="status">
        {chosen(chart, value)}
      </p>
      {near && (
        <Button aria-pressed={value === null} onClick={onNone}>
          {brightnessLabels.seeNone}
        </Button>
      )}
    </div>
  );
}

function chosen(chart: ChartId, value: number | null | undefined): string {
  if (value === undefined) return '';
  if (chart === 'gamma') return value === null ? '' : brightnessLabels.gamma(fixed(value, 1));
  if (chart === 'contrast') return '';
  return value === null ? brightnessLabels.chosenNone : brightnessLabels.chosen(value, nearCode(chart, value));
}

const signs: Record<ChartId, string> = {
  'near-black': 'M1 1h6v6H1zM11 1h6v6h-6zM1 11h6v6H1zM11 11h6v6h-6z',
  'near-white': 'M1 1h6v6H1zM11 1h6v6h-6zM1 11h6v6H1zM11 11h6v6h-6z',
  gamma: 'M1 17C10 16 16 11 17 1M1 17V1M1 17h16',
  contrast: 'M1 17v-4h4V9h4V5h4V1h4v16z',
};

/** The running brightness test: the level, or a chart that belongs to it. */
export function BrightnessView({ actor, isOver }: ViewProps) {
  const step = useSelector(actor, ({ context }) => context.step);
  const [chosen, setChosen] = useState<{ step: number; chart: ChartId } | null>(null);
  const charts: readonly ChartId[] = levels[step]?.charts ?? [];
  // A new level starts without a chart.
  if (chosen && chosen.step !== step) setChosen(null);
  const chart = chosen?.step === step ? chosen.chart : null;
  const annotation = useSelector(actor, ({ context }) => (chart ? annotationOf(context, chart) : undefined));

  const show = (next: ChartId | null) => setChosen(next && { step, chart: next });
  const choose = (value: number | null) => {
    if (!chart) return;
    if (annotation?.value === value) actor.send({ type: 'ANNOTATION.REMOVE', kind: chart });
    else actor.send({ type: 'ANNOTATE', kind: chart, value, part: '' });
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = event.key.toLowerCase();
    if (key === 's' && charts.length > 0) {
      // Ignore key repeat: a held key would flash the whole screen at the repeat rate.
      if (!event.repeat) show(chartAfter(charts, chart));
      return true;
    }
    if (!chart) return false;
    if (key === 'n' && (chart === 'near-black' || chart === 'near-white')) {
      if (!event.repeat) choose(null);
      return true;
    }
    if (key !== 'arrowup' && key !== 'arrowdown') return false;
    const value = neighbor(chart, annotation?.value, key === 'arrowup' ? 1 : -1);
    if (value !== undefined) actor.send({ type: 'ANNOTATE', kind: chart, value, part: '' });
    return true;
  };

  return (
    <SequenceView
      actor={actor}
      isOver={isOver}
      label={brightnessLabels.view}
      mount={mountBrightness}
      settings={{ chart }}
      onKey={onKey}
      actions={charts.map((id) => ({
        id,
        name: chartTexts[id].name,
        sign: <path d={signs[id]} />,
        state: { pressed: chart === id },
        onPress: () => show(chart === id ? null : id),
      }))}
      overlay={
        chart && (
          <>
            <ChartLabels chart={chart} />
            <Patches chart={chart} value={annotation?.value} onChoose={choose} />
          </>
        )
      }
      panel={chart && <ChartPanel chart={chart} value={annotation?.value} onNone={() => choose(null)} />}
    />
  );
}

/** White is readable on every red except the brightest. Gray is enough on the dark ones. */
function inkAt(lightness: number): string {
  if (lightness < 50) return css.onDark;
  return lightness < 100 ? css.onRed : css.onLight;
}

/** The numbers of a chart's patches. They stay visible when the controls hide, in a gray that does not dazzle. */
function ChartLabels({ chart }: { chart: ChartId }) {
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
      <span className={css.nearLabel}>{nearCode(chart, 0)}</span>
      {picks[chart].map(({ value, label }) => (
        <span key={value} className={css.nearLabel}>
          {label}
        </span>
      ))}
    </div>
  );
}

interface PatchesProps {
  readonly chart: ChartId;
  /** The chosen value; null if the person sees none of the patches, undefined before any choice. */
  readonly value: number | null | undefined;
  readonly onChoose: (value: number) => void;
}

/**
 * A button over each selectable patch. Uses a roving tabindex: one button is in the tab order. Up and Down move the
 * choice.
 */
function Patches({ chart, value, onChoose }: PatchesProps) {
  const all = picks[chart];
  if (all.length === 0) return null;
  const tabbable = all.some((pick) => pick.value === value) ? value : all[0]?.value;
  const look = chart === 'gamma' ? css.gamma : css.near;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-label={chartTexts[chart].choice} className={look.group}>
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
