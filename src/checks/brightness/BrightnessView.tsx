import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { levels } from '../../../machines/brightness/brightness';
import { annotationOf } from '../../../machines/sequence/sequence';
import type { ChartId } from '../../../measure/color/charts';
import { type BrightnessSettings, mountBrightness } from '../../../renderers/brightness/brightness.renderer';
import type { MountPicture, SequencePicture } from '../../ui/sequence/picture';
import { SequenceView } from '../../ui/sequence/SequenceView';
import type { ViewProps } from '../../ui/sequence/SingleSequence';
import { ChartLabels } from './ChartLabels';
import { ChartPanel } from './ChartPanel';
import { Patches } from './Patches';
import { chartAfter, neighbor } from './picks';

const chartNames: Record<ChartId, string> = {
  'near-black': 'Near-Black',
  'near-white': 'Near-White',
  gamma: 'Gamma',
  contrast: 'Contrast',
};
const signs: Record<ChartId, string> = {
  'near-black': 'M1 1h6v6H1zM11 1h6v6h-6zM1 11h6v6H1zM11 11h6v6h-6z',
  'near-white': 'M1 1h6v6H1zM11 1h6v6h-6zM1 11h6v6H1zM11 11h6v6h-6z',
  gamma: 'M1 17C10 16 16 11 17 1M1 17V1M1 17h16',
  contrast: 'M1 17v-4h4V9h4V5h4V1h4v16z',
};

interface Picture extends SequencePicture {
  /** Shown in place of the level. During a swipe, the next level moves in without a chart. */
  readonly chart: ChartId | null;
}

const mount: MountPicture<Picture> = (host, picture, onFacts) => {
  const current = { ...picture };
  const settings = (): BrightnessSettings => ({
    shown: current.chart ?? current.shown,
    other: current.other,
    split: current.split,
  });
  const renderer = mountBrightness(host, { settings: settings(), onFacts });
  return {
    update(changed) {
      Object.assign(current, changed);
      renderer.update(settings());
    },
    dispose: renderer.dispose,
  };
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
      label="Brightness test"
      mount={mount}
      settings={{ chart }}
      onKey={onKey}
      actions={charts.map((id) => ({
        id,
        name: chartNames[id],
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
