import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { levels } from '../../../machines/brightness/brightness';
import { annotationOf } from '../../../machines/sequence/sequence';
import type { ChartId } from '../../../measure/color/charts';
import { type BrightnessSettings, mountBrightness } from '../../../renderers/brightness/brightness.renderer';
import type { Renderer } from '../../../renderers/renderer';
import type { StageFacts } from '../../../renderers/stage';
import type { SequenceActor } from '../../ui/sequence/actor';
import { SequenceView } from '../../ui/sequence/SequenceView';
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

/** The running brightness test: the level, or a chart that belongs to it. */
export function BrightnessView({ actor }: { actor: SequenceActor }) {
  const step = useSelector(actor, ({ context }) => context.step);
  const [chosen, setChosen] = useState<{ step: number; chart: ChartId } | null>(null);
  const charts: readonly ChartId[] = levels[step]?.charts ?? [];
  // A new level starts without a chart.
  if (chosen && chosen.step !== step) setChosen(null);
  const chart = chosen?.step === step ? chosen.chart : null;
  const annotation = useSelector(actor, ({ context }) => (chart ? annotationOf(context, chart) : undefined));
  const renderer = useRef<Renderer<BrightnessSettings> | null>(null);
  const latest = useRef(chart);
  latest.current = chart;

  const picture = chart ?? step;
  useLayoutEffect(() => renderer.current?.update({ picture }), [picture]);

  const mount = useCallback((host: HTMLElement, onFacts: (facts: StageFacts) => void) => {
    const mounted = mountBrightness(host, { onFacts });
    renderer.current = mounted;
    return {
      // A swipe leaves the level or chart on the screen and moves in the next level's own picture.
      show: (level: number, other: number, split: number) =>
        mounted.update({ picture: latest.current ?? level, other, split }),
      dispose() {
        renderer.current = null;
        mounted.dispose();
      },
    };
  }, []);

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
      // A held key would flash the whole screen as fast as it repeats.
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
      label="Brightness test"
      mount={mount}
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
