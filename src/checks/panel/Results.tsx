import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useState } from 'react';
import { panelResult } from '../../../content/panel';
import { type ExperimentId, experimentIds } from '../../../machines/panel/experiments';
import { evennessOf, gammaOf } from '../../../machines/panel/figures';
import { canRun } from '../../../machines/panel/run';
import { keepSheet } from '../../browser/storage/panel-sheets';
import { ResultPage } from '../../ui/results/ResultPage';
import type { PanelActor } from './actor';
import { Datasheet, figureWords } from './Datasheet';
import { EvennessMap } from './EvennessMap';
import { GammaCurve } from './GammaCurve';
import { Setup } from './Setup';
import * as css from './Panel.css';

interface Props {
  readonly actor: PanelActor;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onStart: (experiment: ExperimentId) => void;
}

/** The result: figures, gamma curve, evenness map, and the set-up of the next experiment. */
export function Results({ actor, heading, onStart }: Props) {
  const result = useSelector(actor, ({ context }) => context.result);
  const finished = useSelector(actor, ({ context }) => context.finished);
  const startedAt = useSelector(actor, ({ context }) => context.startedAt);
  const open = useSelector(actor, ({ context }) =>
    experimentIds.find((id) => canRun(context, id) && !context.finished.some(({ experiment }) => experiment === id)),
  );
  const [wanted, setWanted] = useState<ExperimentId | null>(null);

  useEffect(() => {
    if (result) keepSheet({ startedAt, figures: figureWords(result.measurements) });
  }, [result, startedAt]);

  if (!result) return null;
  const of = <Id extends ExperimentId>(id: Id) =>
    finished.find((run): run is Extract<(typeof finished)[number], { experiment: Id }> => run.experiment === id);
  const gamma = of('gamma');
  const curve = gamma && gammaOf(gamma.state);
  const evenness = of('evenness');
  const next = wanted ?? open ?? 'bits';

  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={({ rule }) => {
        setWanted(rule as ExperimentId);
        document.getElementById('next-experiment')?.scrollIntoView({ block: 'start' });
      }}
      aside={
        (curve || evenness) && (
          <>
            {curve && <GammaCurve figures={curve.figures} />}
            {evenness && (
              <figure className={css.resultFigure}>
                <h2 className={css.resultHeading}>{panelResult.map}</h2>
                <EvennessMap
                  seed={evenness.state.seed}
                  marks={evenness.state.marks}
                  uneven={evennessOf(evenness.state).uneven}
                  label={panelResult.map}
                />
                <figcaption className={css.resultNote}>{panelResult.mapNote}</figcaption>
              </figure>
            )}
          </>
        )
      }
      onAgain={() => actor.send({ type: 'AGAIN' })}
    >
      <Datasheet measurements={result.measurements} startedAt={startedAt} />
      <section id="next-experiment" className={css.next} aria-label={panelResult.more}>
        <h2 className={css.nextHeading}>{panelResult.more}</h2>
        <Setup key={next} actor={actor} first={next} onStart={onStart} />
      </section>
    </ResultPage>
  );
}
